package import TouchstoneTrace

/// A step of a trace that tells a result of input, for comparing sessions.
///
/// It contains no touch number, because numbering continues in a session that has shown other
/// scenes before. It contains no visited views, because the fast path of hit testing doesn't record
/// them. Steps that repeat for each move are left out.
package struct OutcomeLine: Equatable, Sendable {
  /// The time since the recording began, in milliseconds.
  package let time: Double
  /// The step, as text of the trace.
  package let text: String

  /// The maximum time difference of equal lines, in milliseconds, because times are written with
  /// few digits.
  private static let tolerance = 1.0

  private static let kinds: Set<String> = Set(
    [
      TraceRecord.Kind.bound, .delivered, .recognizer, .cancelled, .discarded, .answered, .action,
      .key, .menu, .firstResponder, .focus, .accessibility, .device, .fault,
    ].map(\.rawValue))

  /// Parses a line of a trace, or returns `nil` if such lines aren't compared.
  package init?(_ line: Substring) {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = words.first, first.hasSuffix("ms"), let time = Double(first.dropLast(2))
    else { return nil }
    words.removeFirst()
    if words.count > 2, words[0] == "touch" { words.removeFirst(2) }
    guard let kind = words.first, Self.kinds.contains(String(kind)) else { return nil }
    self.init(time: time, text: words.joined(separator: " "))
  }

  /// Creates a line for a step at a time in seconds since the recording began, or returns `nil` if
  /// such steps aren't compared.
  package init?(_ record: TraceRecord, at time: Double) {
    // Most records belong to moves: create no text for them.
    switch record.step {
    case .enqueued, .coalesced, .visited, .sent, .sentToWindow, .received, .handedOn, .waiting,
      .delivered(.touches(.moved, _), _), .discarded(.touches(.moved, _), _, _, _),
      .moved(_, _, .changed, .changed, _):
      return nil
    default: break
    }
    var record = record
    record.time = time
    self.init(Substring(record.description))
  }

  private init?(time: Double, text: String) {
    // A deadline is a time of another clock, and moves repeat.
    guard !text.contains(" until "),
      !["touchesMoved", "pressesChanged", "changed → changed"].contains(where: text.contains)
    else { return nil }
    self.time = time
    self.text = text
  }

  /// Returns whether both lines have the same step at the same time, within the tolerance.
  func isLike(_ other: OutcomeLine) -> Bool {
    text == other.text && abs(time - other.time) <= Self.tolerance
  }
}

/// The first difference between a recorded session and its replay.
package struct SessionDivergence: Equatable, Sendable {
  /// The recorded step, or `nil` if the recorded session had no further steps.
  package let kept: OutcomeLine?
  /// The step of the replay, or `nil` if the replay had no further steps.
  package let present: OutcomeLine?

  /// Compares two sessions in a range of times in milliseconds, or returns `nil` if they are equal.
  package init?(
    kept: [OutcomeLine], present: [OutcomeLine], in range: ClosedRange<Double>
  ) {
    let old = kept.filter { range.contains($0.time) }
    let new = present.filter { range.contains($0.time) }
    for place in 0..<max(old.count, new.count) {
      let was = place < old.count ? old[place] : nil
      let now = place < new.count ? new[place] : nil
      if let was, let now, now.isLike(was) { continue }
      // A step at the very end of the range may have occurred just after it.
      guard let time = (was ?? now)?.time, time < range.upperBound - 1 else { return nil }
      self.kept = was
      self.present = now
      return
    }
    return nil
  }

  /// The difference, as a clause.
  package var sentence: String {
    switch (kept, present) {
    case (let old?, let new?) where old.text == new.text:
      "“\(new.text)” occurs at \(Self.words(new.time)) instead of \(Self.words(old.time))"
    case (let old?, let new?):
      "at \(Self.words(old.time)) the session had “\(old.text)”, but now it is “\(new.text)”"
    case (let old?, nil):
      "the session had “\(old.text)” at \(Self.words(old.time)), but now nothing"
    case (nil, let new?):
      "there is “\(new.text)” at \(Self.words(new.time)), which the session didn't have"
    case (nil, nil): "nothing"
    }
  }

  private static func words(_ milliseconds: Double) -> String {
    "\((milliseconds / 10).rounded() / 100) s"
  }
}

/// A log of the results of input since a scene began, as lines of a trace.
///
/// The lines are a golden trace for a session that isn't being recorded.
package final class OutcomeLog: TraceSink {
  package let wantsVisits = false
  /// The lines since the start, oldest first.
  package private(set) var lines: [OutcomeLine] = []
  private var origin: Double

  /// The maximum number of lines, which is a few megabytes; later steps aren't compared.
  static let mostLines = 30_000

  /// Creates a log that starts at a time in seconds on the application's clock.
  package init(origin: Double = 0) { self.origin = origin }

  /// Starts again with another scene.
  package func begin(at origin: Double) {
    self.origin = origin
    lines = []
  }

  /// The time in milliseconds up to which the log is complete, or `nil` if it is complete without a
  /// limit.
  package var end: Double? { lines.count < Self.mostLines ? nil : lines.last?.time }

  /// Adds a record, if such records are compared.
  package func record(_ record: TraceRecord) {
    guard lines.count < Self.mostLines,
      let line = OutcomeLine(record, at: record.time - origin)
    else { return }
    lines.append(line)
  }

  /// The lines as a golden trace.
  package var text: String { lines.map { "\($0.time)ms \($0.text)\n" }.joined() }
}
