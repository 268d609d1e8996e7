/// The time that one event spent in each stage, in seconds on the machine's clock.
package struct LatencyEvent: Equatable, Sendable {
  /// A touch of the event, with its change.
  package struct Touch: Equatable, Sendable {
    /// The touch's number in the trace.
    package var number: Int
    /// The name of the touch's phase.
    package var phase: String
  }

  /// A period of time that belongs to a stage.
  package struct Span: Equatable, Sendable {
    package var stage: LatencyStage
    package var start: Double
    package var end: Double

    package var duration: Double { end - start }
  }

  /// The number of the event, counted from 1.
  package var number: Int
  /// The kind of input, such as `touch` or `key`.
  package var kind: String
  /// The touches that changed.
  ///
  /// Empty for other kinds of input.
  package var touches: [Touch]
  /// The number of samples that were combined in this event.
  package var samples: Int
  /// The periods in chronological order, without gaps.
  package var spans: [Span]
  /// A description of the action that took the most time, or `nil` if the event ran no action.
  package var action: String?
  /// Whether a page has drawn the result of the event.
  package var isShown = false
  /// The tab that sent the event, or `nil` if no tab did.
  var tab: Int?
  /// The number of the tree that shows the result, once it has been sent.
  var tree: Int?

  /// The time when the device sensed the input.
  package var start: Double { spans.first?.start ?? 0 }
  /// The time of the last known step of the event.
  package var end: Double { spans.last?.end ?? 0 }
  /// The time from the first to the last step.
  package var total: Double { end - start }

  /// Whether the event only moves touches, as in a drag.
  package var isMove: Bool { !touches.isEmpty && touches.allSatisfy { $0.phase == "moved" } }

  /// Returns the time spent in some stages.
  package func duration(in stages: Set<LatencyStage>) -> Double {
    spans.reduce(0) { stages.contains($1.stage) ? $0 + $1.duration : $0 }
  }

  /// The budgets that the event exceeded, the narrowest first.
  package var exceeded: [LatencyBudget] {
    LatencyBudget.all(isMove: isMove).filter { duration(in: $0.stages) > $0.limit }
  }

  /// The stage in which most of the time was spent.
  ///
  /// Only the stages of the narrowest exceeded budget are considered, or all stages if no budget
  /// was exceeded.
  package var slowest: LatencyStage? {
    let stages = exceeded.first?.stages ?? Set(LatencyStage.allCases)
    return LatencyStage.allCases.filter(stages.contains)
      .max { duration(in: [$0]) < duration(in: [$1]) }
  }

  // MARK: Words

  /// The label of the event: "touch 3 ended".
  package var label: String {
    guard !touches.isEmpty else { return kind }
    return touches.map { "touch \($0.number) \($0.phase)" }.joined(separator: ", ")
  }

  /// One or two sentences about where the time was spent.
  package var sentence: String {
    let name = label.prefix(1).uppercased() + label.dropFirst()
    let gathered = samples > 1 ? ", \(samples) samples combined" : ""
    let whole = Self.milliseconds(total)
    let outcome = isShown ? "shown after \(whole)" : "done after \(whole), with nothing new to draw"
    guard let slowest else { return "\(name)\(gathered): \(outcome)." }
    let part = Self.milliseconds(duration(in: [slowest]))
    let place = slowest == .action ? action.map { "in the action \($0)" } : nil
    let most = "\(part) of it was spent \(place ?? slowest.words)"
    guard let budget = exceeded.first else { return "\(name)\(gathered): \(outcome). \(most)." }
    return "\(name)\(gathered): \(outcome). \(most); the budget for \(budget.words) is "
      + "\(Self.milliseconds(budget.limit))."
  }

  /// Returns a duration as text, with one decimal digit below ten milliseconds.
  package static func milliseconds(_ seconds: Double) -> String {
    let tenths = (seconds * 10_000).rounded() / 10
    return tenths < 10 ? "\(tenths) ms" : "\(Int(clamping: (seconds * 1000).rounded())) ms"
  }
}
