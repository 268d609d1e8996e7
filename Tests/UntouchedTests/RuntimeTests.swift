import TouchstoneTesting
import UIKit
import Untouched

/// Uses of the Objective-C runtime by touch libraries, built without changes.
@MainActor @Suite(.staged)
struct RuntimeTests {
  private let stage = Stage()
  private let dial = Dial()
  private let owner = DialOwner()

  @Test func `A target of any class performs an action`() {
    owner.connect(dial)
    dial.turn()
    #expect(owner.turned.map { $0 === dial } == [true])
    #expect(owner.observed == 1 && dial.answers == ["owner"])
    dial.target = nil
    dial.turn()
    #expect(owner.turned.count == 1 && dial.answers.count == 1)
  }

  @Test func `A target of any class performs an action later, on the stage's clock`() {
    owner.connect(dial)
    dial.turnLater()
    stage.advance(by: 1.9)
    #expect(owner.turned.isEmpty)
    stage.advance(by: 0.2)
    #expect(owner.turned.count == 1)
  }

  @Test func `Dates of a written type advance with the stage's clock`() {
    let start = Stopwatch.start()
    #expect(dial.age() == 0)
    stage.advance(by: 3)
    #expect(abs(dial.age() - 3) < 0.001)
    #expect(abs(Stopwatch.seconds(since: start) - 3) < 0.001)
  }

  @Test func `A subclass overrides a class property of an extension`() {
    let types: [UIView.Type] = [UIView.self, KnobView.self, UILabel.self]
    #expect(types.map { $0.kindName } == ["view", "knob in view", "view"])
  }

  @Test func `A module has a bundle as a public default argument`() {
    #expect(Pictures().bundle.bundlePath.contains("Untouched"))
  }

  @Test func `A condition finds a module by the name that it has here`() {
    #expect(hasMessages)
  }
}
