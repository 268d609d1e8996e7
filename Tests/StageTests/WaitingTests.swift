import Testing
import TouchstoneTesting
import UIKit

private let usedAfterWaiting =
  "This stage is used in a test that waits, but the test doesn't have its own application. While "
  + "one test waits, other tests run on the main actor, and then UIApplication.shared is theirs. "
  + "Add the trait .staged to the suite or the test: @Suite(.staged)."

@MainActor
@Suite("Stages in tests that wait")
struct WaitingTests {
  @Test("a stage reports once that its async test needs an application of its own")
  func withoutApplication() async {
    let failures = await Stage.failures {
      let stage = Stage()
      stage.tap(at: CGPoint(x: 1, y: 1))
      await Task.yield()
      stage.tap(at: CGPoint(x: 1, y: 1))
      stage.tap(at: CGPoint(x: 1, y: 1))
    }
    #expect(failures.map(\.text) == [usedAfterWaiting])
  }

  @Test("idling reports that the test needs an application of its own")
  func idling() async {
    let failures = await Stage.failures { await Stage().idle() }
    #expect(failures.map(\.text) == [usedAfterWaiting])
  }

  @Test("a stage with an application of its own may be used after waiting", .staged)
  func withApplication() async {
    let stage = Stage()
    await Task.yield()
    stage.tap(at: CGPoint(x: 1, y: 1))
    await stage.idle()
    #expect(UIApplication.shared === stage.application)
  }

  @Test("a stage created after waiting and used at once reports nothing")
  func madeAfterwards() async {
    await Task.yield()
    let stage = Stage()
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(UIApplication.shared === stage.application)
  }
}

@MainActor
@Suite("A stage in a property of a suite")
struct PropertyStageTests {
  private let stage = Stage()

  init() { stage.tap(at: CGPoint(x: 1, y: 1)) }

  @Test("a test that does not wait needs no application of its own, two stages or one")
  func twoStages() {
    let other = Stage()
    stage.tap(at: CGPoint(x: 1, y: 1))
    other.tap(at: CGPoint(x: 1, y: 1))
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(UIApplication.shared === other.application)
  }

  @Test("the first call in a test makes its suite's stage current", arguments: 0..<20)
  func inForce(number: Int) {
    stage.tap(at: CGPoint(x: 1, y: 1))
    #expect(UIApplication.shared === stage.application)
  }

  @Test("a waiting test is also reported by the suite's stage")
  func waiting() async {
    let failures = await Stage.failures {
      for _ in 0..<3 {
        stage.tap(at: CGPoint(x: 1, y: 1))
        await Task.yield()
      }
    }
    #expect(failures.map(\.text) == [usedAfterWaiting])
  }
}
