internal import TouchstoneKit
internal import TouchstoneTrace

/// The latest steps of the road, as a trace tells them; nobody listens unless a page shows the road, or
/// somebody keeps it.
@MainActor
final class RoadBook {
  private let tracer: Tracer
  private let sink = RoadSink()

  init(_ tracer: Tracer) { self.tracer = tracer }

  /// Whether all of it is followed; single visits cost the fast walk.
  var isOpen = false {
    didSet { listen() }
  }

  /// Whether it is followed without single visits.
  var isKept = false {
    didSet { listen() }
  }

  private var isListening = false

  /// A tracer looks at what a sink wants when it is added.
  private func listen() {
    guard isListening != (isOpen || isKept) || sink.wantsVisits != isOpen else { return }
    if isListening { tracer.remove(sink) }
    sink.wantsVisits = isOpen
    isListening = isOpen || isKept
    if isListening { tracer.add(sink) }
  }

  /// The number of the latest step; 0 for none yet.
  var latest: Int { sink.latest }

  /// The steps after a number, oldest first; `node` finds the layer of a view.
  ///
  /// - Complexity: proportional to the number of these steps.
  func steps(after number: Int, node: (TraceSubject) -> Int?) -> [PageRoadStep] {
    sink.entries(after: number).compactMap { entry in
      RoadWords.step(entry.record, number: entry.number, node: node)
    }
  }
}

/// Keeps the latest records of a trace that belong to the road.
private final class RoadSink: TraceSink {
  /// Some long walks.
  private static let limit = 2000

  private var entries: [(number: Int, record: TraceRecord)] = []
  private(set) var latest = 0
  var wantsVisits = false

  /// The records after a number: each has the number that follows the one before.
  func entries(after number: Int) -> ArraySlice<(number: Int, record: TraceRecord)> {
    entries.suffix(max(0, latest - number))
  }

  func record(_ record: TraceRecord) {
    guard RoadWords.station(of: record.step) != nil else { return }
    latest += 1
    entries.append((latest, record))
    if entries.count > 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }
}
