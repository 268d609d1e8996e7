public import TouchstoneTrace

/// A timeline of how recognizers competed for one sequence of touches.
///
/// It spans the time from the first touch until the last recognizer has its verdict. It has a lane
/// for each touch and for each recognizer that was offered a touch.
///
///     stage.doubleTap(card)
///     print(stage.gestureTimeline)
///
/// A timeline is built from the trace alone.
public struct GestureTimeline: Sendable, Equatable {
  /// The time when the first touch began, in seconds on the application's clock.
  public let start: Double
  /// The time of the last change, in seconds on the application's clock.
  public internal(set) var end: Double
  /// The touches, in the order in which they began.
  public internal(set) var touches: [TouchLane] = []
  /// The recognizers grouped by view, in the order of their first record, which starts at the
  /// deepest view.
  public internal(set) var recognizers: [RecognizerLane] = []

  init(start: Double) {
    self.start = start
    end = start
  }

  /// Whether all fingers are lifted and every recognizer has its verdict.
  public var isOver: Bool {
    touches.allSatisfy { $0.lift != nil }
      && recognizers.allSatisfy { $0.attempts.allSatisfy { $0.verdict != nil } }
  }

  /// Returns the timelines recorded in a trace, oldest first.
  public static func timelines(in trace: [TraceRecord]) -> [GestureTimeline] {
    var recorder = GestureTimelineRecorder(limit: .max)
    for record in trace { recorder.add(record) }
    return recorder.timelines
  }
}

extension GestureTimeline: CustomStringConvertible {
  /// A line for each step of each lane, grouped by view, with milliseconds since the first touch.
  public var description: String {
    var lines = ["starts at \(milliseconds(start, from: 0)), and times are relative to the start"]
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

  /// Returns lines sorted by time. Lines with equal times stay in the given order.
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

extension GestureTimelineSegment {
  /// A description of the segment's beginning and of its number of changes.
  fileprivate var words: String {
    let words = cause.isEmpty ? state == .active ? "began" : state.rawValue : cause
    return changes > 0 ? "\(words), changed \(changes)×" : words
  }
}

extension GestureTimelineAttempt {
  /// The segments, the last of which is replaced by the verdict.
  ///
  /// The verdict is listed at the time when the last segment began.
  fileprivate var steps: [(time: Double, text: String)] {
    let listed = segments.map { (time: $0.start, text: $0.words) }
    guard let verdict, let last = segments.last else { return listed }
    return listed.dropLast() + [(last.start, "verdict: \(verdict.text)")]
  }
}
