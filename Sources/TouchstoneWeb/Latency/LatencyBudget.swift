/// How long a part of the way of an event may take before somebody notices.
///
/// The numbers are those of RAIL (web.dev/articles/rail): whoever acts is answered within 100 ms, of
/// which 50 are the handler's; and of a frame of a drag 10 ms are the program's. People notice less
/// than that (Ng et al., UIST 2012), so that a budget that is kept is no praise.
package struct LatencyBudget: Equatable, Sendable {
  /// The stages that it is for; all of them for the whole way.
  let stages: Set<LatencyStage>
  /// The most time, in seconds.
  let limit: Double
  /// What is to keep it, in words before "has".
  let words: String

  /// The name in JSON.
  package let name: String

  /// The share of a frame that is the program's own.
  private static let share = 0.010
  private static let frame = 1.0 / 60

  private static let whole = LatencyBudget(
    stages: Set(LatencyStage.allCases), limit: 0.100, words: "the whole way", name: "whole")
  private static let handling = LatencyBudget(
    stages: LatencyStage.handling, limit: 0.050, words: "what handles an event", name: "handling")
  private static let moving = LatencyBudget(
    stages: LatencyStage.handling, limit: share, words: "what handles a move", name: "handling")
  private static let queue = LatencyBudget(
    stages: [.queue], limit: frame + share, words: "the wait for a frame", name: "queue")
  private static let making = LatencyBudget(
    stages: [.frame], limit: frame + share, words: "the next frame", name: "frame")

  /// The budgets of an event, the narrow ones first.
  package static func all(isMove: Bool) -> [LatencyBudget] {
    [isMove ? moving : handling, queue, making, whole]
  }
}
