/// One stay on the main actor, until whoever has it waits for something and others take their turn.
@MainActor
final class MainActorTurn {
  private static var present: MainActorTurn?
  /// Whether the main actor was given away since.
  private(set) var isOver = false

  /// The stay that goes on.
  static var current: MainActorTurn {
    if let present { return present }
    let turn = MainActorTurn()
    present = turn
    // Runs when the main actor is free, so not before this stay is over, and before the next job.
    Task {
      turn.isOver = true
      if present === turn { present = nil }
    }
    return turn
  }
}

/// Which task's stage is in force outside the calls of stages.
@MainActor
enum StageClaim {
  private static var claimant: UnsafeCurrentTask?

  /// The running task's stage is in force now; answers whether another task's was before.
  @discardableResult
  static func claim() -> Bool {
    withUnsafeCurrentTask { task in
      defer { claimant = task }
      return claimant != task
    }
  }
}
