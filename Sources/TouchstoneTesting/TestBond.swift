internal import Testing
internal import TouchstoneKit

/// The connection between a stage and the test that created it.
///
/// It reports failures at the end of the stage to that test. It also detects whether the test
/// suspends, so that other tests run on the main actor in between.
@MainActor
final class TestBond {
  /// The source location at which the stage was created.
  let madeAt: SourceLocation
  /// The context of the test, for failures that are reported at the end of the stage.
  private let context = TestContext()
  /// The last main-actor turn in which the stage was used.
  private var turn = MainActorTurn.current
  private var turns = 1
  /// The number of main-actor turns that the test needs if it doesn't suspend.
  private let turnsWithoutWaiting: Int
  private var hasSaidThatItWaits = false

  /// Connects a stage to the running test; `function` is the function that creates the stage.
  init(at sourceLocation: SourceLocation, in function: String) {
    madeAt = sourceLocation
    // A suite and its test may need a turn each: the suite creates the stage, and the test uses it.
    turnsWithoutWaiting = function == Test.current?.name ? 1 : 2
    StageClaim.claim()
  }

  /// Makes the stage's application current again, if other code ran on the main actor since the
  /// last use.
  ///
  /// A test that doesn't suspend gets its application back. A test that suspends needs its own
  /// slot, because its code before this call may have used another test's application. Without a
  /// slot, it fails.
  func willUse(_ application: UIApplication) {
    guard turn.isOver, needsApplication else { return }
    turn = .current
    turns += 1
    if StageClaim.claim() { ApplicationSlot.install(application) }
    if turns > turnsWithoutWaiting { sayThatItWaits() }
  }

  /// Fails a test without its own slot, because it is about to suspend.
  func willWait() { if needsApplication { sayThatItWaits() } }

  /// Whether code runs in a test that doesn't have its own slot.
  private var needsApplication: Bool { ApplicationSlot.bound == nil && Test.current != nil }

  private func sayThatItWaits() {
    guard !hasSaidThatItWaits else { return }
    hasSaidThatItWaits = true
    StageIssue.usedAfterWaiting.record(at: madeAt)
  }

  /// Reports the failures at the end of the stage to its test, each at its line.
  func end(reporting left: [(issue: StageIssue, place: SourceLocation)]) {
    guard !left.isEmpty else { return context.close() }
    context.run { for entry in left { entry.issue.record(at: entry.place) } }
  }
}
