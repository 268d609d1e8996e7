internal import TouchstoneKit
internal import TouchstoneTrace

/// What a person wants to read of a trace: where each touch went and who answered.
@MainActor final class Journal {
  private let sink = JournalSink()

  /// The lines after a number, oldest first.
  func lines(after number: Int) -> [JournalLine] {
    guard let first = sink.lines.first else { return [] }
    return Array(sink.lines.dropFirst(max(0, number - first.number + 1)))
  }

  private let tracer: Tracer

  /// Makes a journal of what a tracer is told.
  init(_ tracer: Tracer) {
    self.tracer = tracer
    tracer.add(sink)
  }

  /// The steps that are told besides what always is; single visits cost the fast walk.
  var details: Set<JournalDetail> {
    get { sink.details }
    set {
      guard newValue != sink.details else { return }
      tracer.remove(sink)
      sink.details = newValue
      tracer.add(sink)
    }
  }

  /// Tells what the program has printed.
  func tell(printed lines: [String], at time: Double) {
    for line in lines { sink.add(kind: "print", touch: nil, line, at: time) }
  }
}

/// Collects lines; the latest few hundred are kept.
private final class JournalSink: TraceSink {
  /// More than a screenful, and little memory; walks through many views make many lines.
  private static let limit = 2000

  private(set) var lines: [JournalLine] = []
  private var latest = 0
  private var latestAction: String?
  var details: Set<JournalDetail> = []
  var wantsVisits: Bool { details.contains(.walk) }

  func record(_ record: TraceRecord) {
    if let detail = Self.detail(record.kind) {
      guard details.contains(detail) else { return }
      return add(
        kind: detail.rawValue, touch: record.touch, DetailWords.text(record), at: record.time)
    }
    guard let text = Self.text(record) else { return }
    // A pan sends its action with every move; once is enough to read.
    let isRepeated = record.kind == .action && text == latestAction
    if record.kind == .action { latestAction = text }
    if record.kind == .recognizer, record.phase != "changed → changed" { latestAction = nil }
    guard !isRepeated else { return }
    add(kind: Self.kind(record), touch: record.touch, text, at: record.time)
  }

  func add(kind: String, touch: Int?, _ text: String, at time: Double) {
    latest += 1
    lines.append(JournalLine(number: latest, time: time, kind: kind, touch: touch, text: text))
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
  }

  /// The detail that a step is; nil for what every journal may tell.
  private static func detail(_ kind: TraceRecord.Kind) -> JournalDetail? {
    switch kind {
    case .enqueued: .queue
    case .coalesced: .coalescing
    case .sent: .sendEvent
    case .visited: .walk
    case .handedOn: .climb
    default: nil
    }
  }

  private static func kind(_ record: TraceRecord) -> String {
    switch record.kind {
    case .recognizer, .verdict, .held: "gesture"
    case .action: "action"
    case .key, .menu: "key"
    case .firstResponder, .focus, .accessibility: "responder"
    case .fault: "fault"
    case .answered: "answer"
    default: record.touch == nil ? "event" : "touch"
    }
  }

  /// The line for a step, or nil for one that only a full trace needs.
  private static func text(_ record: TraceRecord) -> String? {
    let subject = record.subject?.description ?? "nobody"
    switch record.kind {
    case .bound:
      guard record.subject != nil else { return "hit nothing" }
      return "hit \(subject)"
    case .delivered:
      guard let phase = record.phase, phase != "touchesMoved" else { return nil }
      return "\(phase) → \(subject)"
    case .handedOn: return nil
    case .discarded:
      // What nobody wanted was told of at its beginning.
      guard !["touchesMoved", "pressesChanged", "pressesEnded"].contains(record.phase) else {
        return nil
      }
      let verdict = record.delivery.map(DeliveryWords.text) ?? "reached nobody"
      let reason = record.detail.map { ": \($0)" } ?? ""
      return "\(record.phase ?? "") \(verdict)\(reason)"
    case .answered:
      let what = record.touch == nil ? record.phase.map { " \($0)" } ?? "" : ""
      return "\(subject) answered\(what)"
    case .cancelled: return takenText(record, from: subject)
    case .action: return actionText(record, of: subject)
    case .held: return record.delivery.map(DeliveryWords.text) ?? "held back"
    case .recognizer:
      guard record.phase != "changed → changed" else { return nil }
      return "\(subject) \(moveText(record))"
    // The move said it already, except where there was none.
    case .verdict:
      guard record.phase == "neverReceived" || record.phase == "ignored" else { return nil }
      return "\(subject) \(record.detail ?? "")"
    case .key:
      // A plain key that nobody waits for is told of by the press that it becomes.
      guard record.subject != nil || record.other != nil || record.delivery == .noAction else {
        return nil
      }
      let who = record.other.map { " → \($0.description)" } ?? ""
      return "\(record.phase ?? ""): \(record.detail ?? "")\(who)"
    case .menu:
      guard record.phase == "chosen" else { return nil }
      let who = record.other.map { " → \($0.description)" } ?? ""
      return "menu: \(record.detail ?? "")\(who)"
    case .firstResponder: return "\(subject) \(record.detail ?? "")"
    case .focus: return focusText(record)
    case .accessibility:
      let names = [record.subject, record.other].compactMap { $0?.description }
      let words = [names.joined(separator: " → "), record.detail ?? ""].filter { !$0.isEmpty }
      return "accessibility \(record.phase ?? ""): \(words.joined(separator: " · "))"
    case .fault: return record.detail
    case .enqueued, .coalesced, .visited, .sent, .received, .timer: return nil
    }
  }

  /// Whose method an action called; a method alone has no name.
  private static func actionText(_ record: TraceRecord, of subject: String) -> String {
    if record.other?.object is UIAction { return "\(subject) ran its action" }
    let action = record.detail ?? "an action"
    guard record.delivery != .noAction, let who = record.other?.description else {
      return "\(subject) sent \(action), which nobody performs"
    }
    let isNamed = !action.contains(" ")
    return "\(subject) called \(isNamed ? action : "a method") of \(who)"
  }

  /// From where to where a recognizer went, and why: "possible → failed: it moved".
  private static func moveText(_ record: TraceRecord) -> String {
    guard let move = record.phase, move != "waiting" else { return record.detail ?? "" }
    guard let reason = record.detail else { return move }
    let state = move.split(separator: " ").last ?? ""
    return reason.hasPrefix("\(state):")
      ? "\(move)\(reason.dropFirst(state.count))" : "\(move), \(reason)"
  }

  /// From whom a touch was taken, and by whom or why.
  private static func takenText(_ record: TraceRecord, from subject: String) -> String {
    switch (record.delivery, record.other) {
    case (.dropped, let recognizer?):
      return "kept from \(subject) by \(recognizer.emphasized)"
    case (_, let recognizer?): return "taken from \(subject) by \(recognizer.emphasized)"
    case (.cancelled(let cause), nil): return "taken from \(subject): \(cause)"
    default: return "taken from \(subject)"
    }
  }

  /// From where to where the focus went, or would have gone, and why.
  private static func focusText(_ record: TraceRecord) -> String {
    let names = [record.subject, record.other].compactMap { $0?.description }
    let way = names.joined(separator: " → ")
    return "focus \(record.phase ?? ""): \(way) · \(record.detail ?? "")"
  }
}
