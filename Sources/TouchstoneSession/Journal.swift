internal import TouchstoneKit
internal import TouchstoneTrace

/// A readable summary of a trace: where each touch went and which responder handled it.
@MainActor final class Journal {
  private let sink = JournalSink()

  /// Returns the lines after a number, oldest first.
  func lines(after number: Int) -> [JournalLine] {
    guard let first = sink.lines.first else { return [] }
    return Array(sink.lines.dropFirst(max(0, number - first.number + 1)))
  }

  private let tracer: Tracer

  /// Creates a journal of a tracer's records.
  init(_ tracer: Tracer) {
    self.tracer = tracer
    tracer.add(sink)
  }

  /// The optional steps that are included. Visits of single views disable the fast hit test.
  var details: Set<JournalDetail> {
    get { sink.details }
    set {
      guard newValue != sink.details else { return }
      tracer.remove(sink)
      sink.details = newValue
      tracer.add(sink)
    }
  }

  /// Adds lines that the app has printed.
  func add(printed lines: [String], at time: Double) {
    for line in lines { sink.add(kind: "print", touch: nil, line, at: time) }
  }
}

/// Collects the most recent lines.
private final class JournalSink: TraceSink {
  /// The maximum number of lines: more than a page shows, and little memory. Hit tests of many
  /// views produce many lines.
  private static let limit = 2000

  private(set) var lines: [JournalLine] = []
  private var latest = 0
  private var latestAction: String?
  var details: Set<JournalDetail> = []
  var wantsVisits: Bool { details.contains(.walk) }

  func record(_ record: TraceRecord) {
    let step = record.step
    if let detail = JournalDetail(step) {
      guard details.contains(detail) else { return }
      return add(
        kind: detail.rawValue, touch: record.touch, DetailFormatter.text(record), at: record.time)
    }
    guard let text = StepFormatter.text(record) else { return }
    // A pan sends its action with every move. Show it only once.
    let isRepeated = step.isAction && text == latestAction
    if step.isAction { latestAction = text }
    if step.isTurn { latestAction = nil }
    guard !isRepeated else { return }
    add(kind: Self.kind(record), touch: record.touch, text, at: record.time)
  }

  func add(kind: String, touch: Int?, _ text: String, at time: Double) {
    latest += 1
    lines.append(JournalLine(number: latest, time: time, kind: kind, touch: touch, text: text))
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
  }

  private static func kind(_ record: TraceRecord) -> String {
    switch record.step {
    case .moved, .waiting, .verdict, .held: "gesture"
    case .action, .addedTwice: "action"
    case .key, .menu: "key"
    case .firstResponder, .focus, .accessibilityFocus, .accessibilityNotification: "responder"
    case .device: "event"
    case .fault: "fault"
    case .answered: "answer"
    case .enqueued, .coalesced, .timer, .turnedAway, .visited, .bound, .sent, .sentToWindow,
      .received, .taken, .delivered, .handedOn, .discarded:
      record.touch == nil ? "event" : "touch"
    }
  }
}

extension JournalDetail {
  /// Creates the detail of a step, or returns `nil` for a step that isn't optional.
  fileprivate init?(_ step: TraceStep) {
    switch step {
    case .enqueued: self = .queue
    case .coalesced: self = .coalescing
    case .sent, .sentToWindow: self = .sendEvent
    case .visited: self = .walk
    case .handedOn: self = .climb
    default: return nil
    }
  }
}

extension TraceStep {
  fileprivate var isAction: Bool {
    switch self {
    case .action, .addedTwice: true
    default: false
    }
  }

  /// Whether a recognizer did anything except continue its gesture.
  fileprivate var isTurn: Bool {
    switch self {
    case .moved(_, _, let from, let to, _): from != .changed || to != .changed
    case .waiting: true
    default: false
    }
  }
}
