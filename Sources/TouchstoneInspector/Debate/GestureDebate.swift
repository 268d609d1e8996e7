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
      && recognizers.allSatisfy { $0.journeys.allSatisfy { $0.verdict != nil } }
  }

  /// The debates that a trace tells of, oldest first.
  public static func debates(in trace: [TraceRecord]) -> [GestureDebate] {
    var book = DebateBook(limit: .max)
    for record in trace { book.take(record) }
    return book.debates
  }
}

extension GestureDebate: CustomStringConvertible {
  /// A line for each step of each lane, with milliseconds from the first touch, grouped by views.
  public var description: String {
    var lines = ["from \(milliseconds(start, from: 0)) on, times from there"]
    for touch in touches {
      lines.append("touch \(touch.touch) on \(touch.view?.description ?? "nothing")")
      lines += steps(touch.segments)
      if let lift = touch.lift { lines.append(step(lift, "lifted")) }
    }
    var group: TraceSubject?
    for lane in recognizers {
      if lane.view != group || group == nil {
        group = lane.view
        lines.append("recognizers of \(lane.view?.description ?? "no view")")
      }
      for journey in lane.journeys {
        lines.append("  \(lane.recognizer)")
        lines += steps(journey.segments)
        if let verdict = journey.verdict {
          lines.append(step(verdict.time, "verdict: \(verdict.text)"))
        }
      }
    }
    return lines.joined(separator: "\n")
  }

  private func steps(_ segments: [DebateSegment]) -> [String] {
    segments.map { segment in
      let cause = segment.cause.isEmpty ? "" : ": \(segment.cause)"
      let changes = segment.changes > 0 ? ", changed \(segment.changes)×" : ""
      return step(segment.start, "\(segment.state.rawValue)\(cause)\(changes)")
    }
  }

  private func step(_ time: Double, _ text: String) -> String {
    let time = milliseconds(time, from: start)
    return String(repeating: " ", count: max(0, 12 - time.count)) + time + "  " + text
  }

  private func milliseconds(_ time: Double, from start: Double) -> String {
    "\(traceNumber((time - start) * 1000, decimals: 1)) ms"
  }
}
