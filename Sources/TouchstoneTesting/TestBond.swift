internal import Testing
internal import TouchstoneKit

/// How a stage belongs to the test that made it: to whom it reports its end, and whether that test
/// waits, so that others take turns with it on the main actor.
@MainActor
final class TestBond {
  /// Where the stage was made.
  let madeAt: SourceLocation
  /// The test, for what is reported at the end of the stage.
  private let context = TestContext()
  /// The latest stay on the main actor in which the stage was used.
  private var turn = MainActorTurn.current
  private var turns = 1
  /// How many stays on the main actor the test needs if it does not wait.
  private let turnsWithoutWaiting: Int
  private var hasSaidThatItWaits = false

  /// Bonds a stage that is made at a line, in a function, which may be the test.
  init(at sourceLocation: SourceLocation, in function: String) {
    madeAt = sourceLocation
    // A suite and its test may take a turn each: the suite makes the stage, the test uses it.
    turnsWithoutWaiting = function == Test.current?.name ? 1 : 2
    StageClaim.claim()
  }

  /// Others may have had the main actor since the stage was used, and put their application in force.
  ///
  /// A test that does not wait takes its own back. One that waits has to have a slot of its own, since
  /// what it did before this call may have met a neighbour's application.
  func willUse(_ application: UIApplication) {
    guard turn.isOver, needsApplication else { return }
    turn = .current
    turns += 1
    if StageClaim.claim() { ApplicationSlot.install(application) }
    if turns > turnsWithoutWaiting { sayThatItWaits() }
  }

  /// The test is about to wait.
  func willWait() { if needsApplication { sayThatItWaits() } }

  /// Whether it is a test, and one that has no slot of its own.
  private var needsApplication: Bool { ApplicationSlot.bound == nil && Test.current != nil }

  private func sayThatItWaits() {
    guard !hasSaidThatItWaits else { return }
    hasSaidThatItWaits = true
    StageIssue.usedAfterWaiting.record(at: madeAt)
  }

  /// The stage ends: what it is left with is reported to its test, each at its line.
  func end(reporting left: [(issue: StageIssue, place: SourceLocation)]) {
    guard !left.isEmpty else { return context.close() }
    context.run { for entry in left { entry.issue.record(at: entry.place) } }
  }
}
