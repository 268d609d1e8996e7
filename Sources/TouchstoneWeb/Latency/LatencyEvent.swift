/// Where the time of one event went, in seconds on a clock of the machine.
package struct LatencyEvent: Equatable, Sendable {
  /// A touch of the event, and what it did.
  package struct Touch: Equatable, Sendable {
    /// Its number, as the trace has it.
    package var number: Int
    /// What it did, by the name of the phase.
    package var phase: String
  }

  /// A stretch of time that belongs to a stage.
  package struct Span: Equatable, Sendable {
    package var stage: LatencyStage
    package var start: Double
    package var end: Double

    package var duration: Double { end - start }
  }

  /// Counts up from 1.
  package var number: Int
  /// What came in, by the name of its kind: `touch`, `key`…
  package var kind: String
  /// The touches that did something; none for other kinds.
  package var touches: [Touch]
  /// How many samples became this event.
  package var samples: Int
  /// The stretches, in order of time, without gaps.
  package var spans: [Span]
  /// The action that took longest, in words.
  package var action: String?
  /// Whether a page has drawn what came of it.
  package var isShown = false
  /// Which tab it came from; nil for none.
  var tab: Int?
  /// The tree that shows it, once one is under way.
  var tree: Int?

  /// When it was felt.
  package var start: Double { spans.first?.start ?? 0 }
  /// When the last that is known of it happened.
  package var end: Double { spans.last?.end ?? 0 }
  /// The whole way.
  package var total: Double { end - start }

  /// Whether it only moves touches, as in a drag.
  package var isMove: Bool { !touches.isEmpty && touches.allSatisfy { $0.phase == "moved" } }

  /// How long it spent in some stages.
  package func duration(in stages: Set<LatencyStage>) -> Double {
    spans.reduce(0) { stages.contains($1.stage) ? $0 + $1.duration : $0 }
  }

  /// The budgets that it has exceeded, the narrow ones first.
  package var exceeded: [LatencyBudget] {
    LatencyBudget.all(isMove: isMove).filter { duration(in: $0.stages) > $0.limit }
  }

  /// The stage to which most of the time went: of the narrowest budget that was exceeded, or else of all.
  package var slowest: LatencyStage? {
    let stages = exceeded.first?.stages ?? Set(LatencyStage.allCases)
    return LatencyStage.allCases.filter(stages.contains)
      .max { duration(in: [$0]) < duration(in: [$1]) }
  }

  // MARK: Words

  /// What it is called: "touch 3 ended".
  package var label: String {
    guard !touches.isEmpty else { return kind }
    return touches.map { "touch \($0.number) \($0.phase)" }.joined(separator: ", ")
  }

  /// Where the time went, in a sentence or two.
  package var sentence: String {
    let name = label.prefix(1).uppercased() + label.dropFirst()
    let gathered = samples > 1 ? ", \(samples) samples as one" : ""
    let whole = Self.milliseconds(total)
    let outcome = isShown ? "shown after \(whole)" : "done after \(whole), with nothing new to show"
    guard let slowest else { return "\(name)\(gathered): \(outcome)." }
    let part = Self.milliseconds(duration(in: [slowest]))
    let place = slowest == .action ? action.map { "in the action \($0)" } : nil
    let most = "\(part) of it passed \(place ?? slowest.words)"
    guard let budget = exceeded.first else { return "\(name)\(gathered): \(outcome). \(most)." }
    return "\(name)\(gathered): \(outcome). \(most); \(budget.words) has "
      + "\(Self.milliseconds(budget.limit))."
  }

  /// A duration as it is told: one digit below ten milliseconds.
  package static func milliseconds(_ seconds: Double) -> String {
    let tenths = (seconds * 10_000).rounded() / 10
    return tenths < 10 ? "\(tenths) ms" : "\(Int(clamping: (seconds * 1000).rounded())) ms"
  }
}
