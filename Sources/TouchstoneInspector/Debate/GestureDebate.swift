public import TouchstoneTrace

/// What all recognizers made of one sequence of touches, from the first finger down until the last
/// recognizer has its verdict: a lane for each touch, and one for each recognizer that was offered
/// one.
///
///     stage.doubleTap(card)
///     print(stage.debate)
///
/// It is a view of the trace and knows nothing else.
public struct GestureDebate: Sendable, Equatable {
  /// When the first finger came down, in seconds on the application's clock.
  public let start: Double
  /// When the latest thing happened.
  public internal(set) var end: Double
  /// The touches, in the order in which they began.
  public internal(set) var touches: [TouchLane] = []
  /// The recognizers, the deepest view's first.
  public internal(set) var recognizers: [RecognizerLane] = []

  init(start: Double) {
    self.start = start
    end = start
  }

  /// Whether every finger was lifted and every recognizer has its verdict.
  public var isOver: Bool {
    touches.allSatisfy { $0.lift != nil }
      && recognizers.allSatisfy { $0.attempts.allSatisfy { $0.verdict != nil } }
  }

  /// The debates that a trace tells of, oldest first.
  public static func debates(in trace: [TraceRecord]) -> [GestureDebate] {
    var book = DebateBook(limit: .max)
    for record in trace { book.add(record) }
    return book.debates
  }
}

extension GestureDebate: CustomStringConvertible {
  /// A line for each step of each lane, with milliseconds from the first touch, grouped by views.
  public var description: String {
    var lines = ["from \(milliseconds(start, from: 0)) on, times from there"]
    for touch in touches {
      lines.append("touch \(touch.touch) on \(touch.view?.description ?? "nothing")")
      let lift = touch.lift.map { [(time: $0, text: "lifted")] } ?? []
      lines += steps(touch.segments.map { ($0.start, $0.words) } + lift)
    }
    var group: TraceSubject?
    for lane in recognizers {
      if lane.view != group || group == nil {
        group = lane.view
        lines.append("recognizers of \(lane.view?.description ?? "no view")")
      }
      for attempt in lane.attempts {
        lines.append("  \(lane.recognizer)")
        lines += steps(attempt.steps)
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Lines in order of time, and where that is the same in the given one.
  private func steps(_ steps: [(time: Double, text: String)]) -> [String] {
    steps.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map { step($0.element.time, $0.element.text) }
  }

  private func step(_ time: Double, _ text: String) -> String {
    let time = milliseconds(time, from: start)
    return String(repeating: " ", count: max(0, 12 - time.count)) + time + "  " + text
  }

  private func milliseconds(_ time: Double, from start: Double) -> String {
    "\(traceNumber((time - start) * 1000, decimals: 1)) ms"
  }
}

extension DebateSegment {
  /// What happened at its beginning.
  fileprivate var words: String {
    let words = cause.isEmpty ? state == .active ? "began" : state.rawValue : cause
    return changes > 0 ? "\(words), changed \(changes)×" : words
  }
}

extension DebateAttempt {
  /// Its segments and its verdict; the verdict counts from when it was decided.
  fileprivate var steps: [(time: Double, text: String)] {
    let told = segments.map { (time: $0.start, text: $0.words) }
    guard let verdict, let last = segments.last else { return told }
    return told.dropLast() + [(last.start, "verdict: \(verdict.text)")]
  }
}
