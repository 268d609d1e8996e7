internal import TouchstoneTrace

/// What a person wants to read of a trace: where each touch went and who answered.
@MainActor final class Journal {
  private let sink = JournalSink()

  /// The lines after a number, oldest first.
  func lines(after number: Int) -> [JournalLine] {
    guard let first = sink.lines.first else { return [] }
    return Array(sink.lines.dropFirst(max(0, number - first.number + 1)))
  }

  /// What to add to an application's tracer.
  var traceSink: any TraceSink { sink }
}

/// Collects lines; the latest few hundred are kept.
private final class JournalSink: TraceSink {
  /// More than a screenful, and little memory.
  private static let limit = 500

  private(set) var lines: [JournalLine] = []
  private var latest = 0
  private var latestAction: String?
  let wantsVisits = false

  func record(_ record: TraceRecord) {
    guard let text = Self.text(record) else { return }
    // A pan sends its action with every move; once is enough to read.
    let isRepeated = record.kind == .action && text == latestAction
    if record.kind == .action { latestAction = text }
    if record.kind == .recognizer, record.phase != "changed → changed" { latestAction = nil }
    guard !isRepeated else { return }
    latest += 1
    lines.append(
      JournalLine(
        number: latest, time: record.time, kind: Self.kind(record), touch: record.touch,
        text: text))
    if lines.count > Self.limit { lines.removeFirst(lines.count - Self.limit) }
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
      let verdict = record.delivery.map(\.description) ?? "discarded"
      let reason = record.detail.map { ": \($0)" } ?? ""
      return "\(record.phase ?? "") \(verdict)\(reason)"
    case .answered:
      let what = record.touch == nil ? record.phase.map { " \($0)" } ?? "" : ""
      return "\(subject) answered\(what)"
    case .cancelled: return "taken from \(subject): \(record.delivery?.description ?? "")"
    case .action:
      let who = record.other?.description ?? "nobody"
      return "\(subject) sent \(record.detail ?? "an action") → \(who)"
    case .held: return "held back: \(record.delivery?.description ?? "")"
    case .recognizer:
      guard record.phase != "changed → changed" else { return nil }
      let move = record.phase == "waiting" ? nil : record.phase
      return "\(subject) " + [move, record.detail].compactMap { $0 }.joined(separator: ", ")
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

  /// From where to where the focus went, or would have gone, and why.
  private static func focusText(_ record: TraceRecord) -> String {
    let names = [record.subject, record.other].compactMap { $0?.description }
    let way = names.joined(separator: " → ")
    return "focus \(record.phase ?? ""): \(way) · \(record.detail ?? "")"
  }
}
