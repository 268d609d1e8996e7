/// Counts the steps of a run, so that tests can compare the costs of sources without a clock.
///
/// A step is a visited node, a looked-up type or a rendered change.
package final class WorkCount: @unchecked Sendable {
  /// The number of steps so far.
  package fileprivate(set) var steps = 0

  /// The counter of the current run, or `nil` if nothing is counted.
  @TaskLocal static var current: WorkCount?

  package init() {}

  /// Returns the number of steps that `work` takes.
  package static func count(_ work: () -> Void) -> Int {
    let count = WorkCount()
    $current.withValue(count) { work() }
    return count.steps
  }

  /// Adds one step to the counter of the current run.
  static func step() { current?.steps += 1 }

  /// Adds one step.
  func step() { steps += 1 }
}
