package import TouchstoneTrace

/// A step of a trace that tells what came of input, as sessions are compared by it.
///
/// It has no number of a touch and no walk, since a session that has shown other scenes before counts on,
/// and a fast walk tells of no visits. Steps that each move repeats are left out.
package struct OutcomeLine: Equatable, Sendable {
  /// Milliseconds since the recording began.
  package let time: Double
  /// The step, as a trace has it.
  package let text: String

  /// How far apart in time two lines may be that are the same, in milliseconds: times are written with
  /// few digits.
  private static let tolerance = 1.0

  private static let kinds: Set<String> = Set(
    [
      TraceRecord.Kind.bound, .delivered, .recognizer, .cancelled, .discarded, .answered, .action,
      .key, .menu, .firstResponder, .focus, .accessibility, .device, .fault,
    ].map(\.rawValue))

  /// Reads a line of a trace; nil for one that is not compared.
  package init?(_ line: Substring) {
    var words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard let first = words.first, first.hasSuffix("ms"), let time = Double(first.dropLast(2))
    else { return nil }
    words.removeFirst()
    if words.count > 2, words[0] == "touch" { words.removeFirst(2) }
    guard let kind = words.first, Self.kinds.contains(String(kind)) else { return nil }
    self.init(time: time, text: words.joined(separator: " "))
  }

  /// A step that happened so many seconds after the recording began; nil for one that is not compared.
  package init?(_ record: TraceRecord, at time: Double) {
    // Most records are of moves: no text is made of them.
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
    // A deadline is a moment of another clock; moves repeat themselves.
    guard !text.contains(" until "),
      !["touchesMoved", "pressesChanged", "changed → changed"].contains(where: text.contains)
    else { return nil }
    self.time = time
    self.text = text
  }

  /// Whether two sessions did the same thing at the same time.
  func isLike(_ other: OutcomeLine) -> Bool {
    text == other.text && abs(time - other.time) <= Self.tolerance
  }
}

/// The first place where a session that is played again does something else.
package struct SessionDivergence: Equatable, Sendable {
  /// What the session did there; nil where it did nothing more.
  package let kept: OutcomeLine?
  /// What it does now; nil where it does nothing more.
  package let present: OutcomeLine?

  /// Compares two sessions from a moment to another, in milliseconds; nil where they are the same.
  package init?(
    kept: [OutcomeLine], present: [OutcomeLine], in range: ClosedRange<Double>
  ) {
    let old = kept.filter { range.contains($0.time) }
    let new = present.filter { range.contains($0.time) }
    for place in 0..<max(old.count, new.count) {
      let was = place < old.count ? old[place] : nil
      let now = place < new.count ? new[place] : nil
      if let was, let now, now.isLike(was) { continue }
      // What lies at the very end may have happened a moment after it.
      guard let time = (was ?? now)?.time, time < range.upperBound - 1 else { return nil }
      self.kept = was
      self.present = now
      return
    }
    return nil
  }

  /// What differs, as a clause.
  package var sentence: String {
    switch (kept, present) {
    case (let old?, let new?) where old.text == new.text:
      "“\(new.text)” comes at \(Self.words(new.time)) and not at \(Self.words(old.time))"
    case (let old?, let new?):
      "at \(Self.words(old.time)) the session had “\(old.text)”, and now it is “\(new.text)”"
    case (let old?, nil):
      "the session had “\(old.text)” at \(Self.words(old.time)), and now nothing"
    case (nil, let new?):
      "there is “\(new.text)” at \(Self.words(new.time)), which the session had not"
    case (nil, nil): "nothing"
    }
  }

  private static func words(_ milliseconds: Double) -> String {
    "\((milliseconds / 10).rounded() / 100) s"
  }
}

/// Keeps what came of input since a scene began, as lines of a trace: the golden trace of a session that
/// nobody has asked to record.
package final class OutcomeLog: TraceSink {
  package let wantsVisits = false
  /// The lines since the beginning, oldest first.
  package private(set) var lines: [OutcomeLine] = []
  private var origin: Double

  /// A few megabytes; what comes later is not compared.
  static let mostLines = 30_000

  /// Makes a log of what happens from a moment on, in seconds on the application's clock.
  package init(origin: Double = 0) { self.origin = origin }

  /// Begins again, with another scene.
  package func begin(at origin: Double) {
    self.origin = origin
    lines = []
  }

  /// Until when all is kept, in milliseconds; nil where that is always.
  package var end: Double? { lines.count < Self.mostLines ? nil : lines.last?.time }

  /// Takes up one record.
  package func record(_ record: TraceRecord) {
    guard lines.count < Self.mostLines,
      let line = OutcomeLine(record, at: record.time - origin)
    else { return }
    lines.append(line)
  }

  /// The lines as a golden trace.
  package var text: String { lines.map { "\($0.time)ms \($0.text)\n" }.joined() }
}
