/// The time that a part of an event's handling may take before a user notices.
///
/// The numbers are those of RAIL (web.dev/articles/rail): a response within 100 ms, of which the
/// handler has 50 ms, and 10 ms of the app's own time in each frame of a drag. Users notice even
/// shorter delays (Ng et al., UIST 2012), so meeting a budget doesn't mean that no delay is
/// noticeable.
package struct LatencyBudget: Equatable, Sendable {
  /// The stages that share the budget, or all stages for the whole budget.
  let stages: Set<LatencyStage>
  /// The maximum time, in seconds.
  let limit: Double
  /// The subject of the budget, in words after "the budget for".
  let words: String

  /// The name in JSON.
  package let name: String

  /// The app's part of a frame, in seconds.
  private static let share = 0.010
  private static let frame = 1.0 / 60

  private static let whole = LatencyBudget(
    stages: Set(LatencyStage.allCases), limit: 0.100, words: "the whole path", name: "whole")
  private static let handling = LatencyBudget(
    stages: LatencyStage.handling, limit: 0.050, words: "handling an event", name: "handling")
  private static let moving = LatencyBudget(
    stages: LatencyStage.handling, limit: share, words: "handling a move", name: "handling")
  private static let queue = LatencyBudget(
    stages: [.queue], limit: frame + share, words: "the wait for a frame", name: "queue")
  private static let making = LatencyBudget(
    stages: [.frame], limit: frame + share, words: "the next frame", name: "frame")

  /// Returns the budgets of an event, the narrowest first.
  package static func all(isMove: Bool) -> [LatencyBudget] {
    [isMove ? moving : handling, queue, making, whole]
  }
}
