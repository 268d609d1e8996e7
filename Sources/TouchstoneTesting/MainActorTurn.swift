/// An uninterrupted run of code on the main actor, which ends when the code suspends and other jobs
/// run.
@MainActor
final class MainActorTurn {
  private static var present: MainActorTurn?
  /// Whether the code has suspended since this turn began.
  private(set) var isOver = false

  /// The turn of the running code.
  static var current: MainActorTurn {
    if let present { return present }
    let turn = MainActorTurn()
    present = turn
    // This task starts when the main actor is free: after the end of this turn, and before the next
    // job.
    Task {
      turn.isOver = true
      if present === turn { present = nil }
    }
    return turn
  }
}

/// The task whose stage is current outside the calls of stages.
@MainActor
enum StageClaim {
  private static var claimant: UnsafeCurrentTask?

  /// Makes the running task's stage current, and returns whether another task's stage was current
  /// before.
  @discardableResult
  static func claim() -> Bool {
    withUnsafeCurrentTask { task in
      defer { claimant = task }
      return claimant != task
    }
  }
}
