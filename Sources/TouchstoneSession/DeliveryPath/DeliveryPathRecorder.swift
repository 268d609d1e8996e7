internal import TouchstoneKit
internal import TouchstoneTrace

/// The last steps of the delivery path. The trace is read only if a page shows the path or a
/// history records it.
@MainActor
final class DeliveryPathRecorder {
  private let tracer: Tracer
  private let sink = DeliveryPathSink()

  init(_ tracer: Tracer) { self.tracer = tracer }

  /// Whether the whole path is recorded. Visits of single views disable the fast hit test.
  var isOpen = false {
    didSet { listen() }
  }

  /// Whether the path is recorded without visits of single views.
  var isKept = false {
    didSet { listen() }
  }

  private var isListening = false

  /// Adds or removes the sink. If `wantsVisits` changes, the sink is added again, because a tracer
  /// reads that property only then.
  private func listen() {
    guard isListening != (isOpen || isKept) || sink.wantsVisits != isOpen else { return }
    if isListening { tracer.remove(sink) }
    sink.wantsVisits = isOpen
    isListening = isOpen || isKept
    if isListening { tracer.add(sink) }
  }

  /// The number of the last step, or 0 before the first step.
  var latest: Int { sink.latest }

  /// Returns the steps after a number, oldest first.
  ///
  /// `node` returns the layer of a view.
  ///
  /// - Complexity: Proportional to the number of these steps.
  func steps(after number: Int, node: (TraceSubject) -> Int?) -> [PageDeliveryStep] {
    sink.entries(after: number).compactMap { entry in
      DeliveryPathFormatter.step(entry.record, number: entry.number, node: node)
    }
  }
}

/// Stores the last records of a trace that belong to the delivery path.
private final class DeliveryPathSink: TraceSink {
  /// The number of stored records, enough for several large hit tests.
  private static let limit = 2000

  private var entries: [(number: Int, record: TraceRecord)] = []
  private(set) var latest = 0
  var wantsVisits = false

  /// Returns the records after a number. Record numbers are consecutive.
  func entries(after number: Int) -> ArraySlice<(number: Int, record: TraceRecord)> {
    entries.suffix(max(0, latest - number))
  }

  func record(_ record: TraceRecord) {
    guard DeliveryPathFormatter.station(of: record.step) != nil else { return }
    latest += 1
    entries.append((latest, record))
    if entries.count > 2 * Self.limit { entries.removeFirst(entries.count - Self.limit) }
  }
}
