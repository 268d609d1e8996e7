import TouchstoneTesting
import UIKit

@testable import GMStepperKit

/// gmertk/GMStepper: two buttons that repeat, and a label that is dragged.
@Suite(.staged) @MainActor
struct GMStepperTests {
  private let stage = Stage()
  private let stepper = GMStepper(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
  private let changes: Changes

  private final class Changes { var count = 0 }

  init() {
    stage.window.addSubview(stepper)
    let changes = Changes()
    stepper.addAction(UIAction { _ in changes.count += 1 }, for: .valueChanged)
    self.changes = changes
    stage.advance(by: 0.1)
  }

  @Test func `A press counts before the finger lifts, and only one side works meanwhile`() {
    let finger = stage.touch(at: CGPoint(x: 175, y: 22))
    #expect(stepper.value == 1)
    #expect(changes.count == 1)
    #expect(!stepper.leftButton.isEnabled)
    #expect(stepper.label.isUserInteractionEnabled == false)
    stage.advance(by: 0.1)
    finger.lift()
    #expect(stepper.value == 1)
    #expect(stepper.leftButton.isEnabled)
    #expect(stepper.rightButton.isEnabled)
    #expect(stepper.label.isUserInteractionEnabled)
  }

  @Test func `Holding repeats`() {
    let finger = stage.touch(at: CGPoint(x: 175, y: 22))
    stage.advance(by: 1.2)
    finger.lift()
    #expect(stepper.value == 3)
    #expect(changes.count == 3)
  }

  @Test func `Below the minimum nothing changes`() {
    stage.tap(at: CGPoint(x: 25, y: 22))
    #expect(stepper.value == 0)
    #expect(changes.count == 0)
    stage.advance(by: 1)
  }

  @Test func `A finger that leaves the button ends the repeating`() {
    let finger = stage.touch(at: CGPoint(x: 175, y: 22))
    finger.move(to: CGPoint(x: 175, y: 300), duration: 0.1)
    finger.lift()
    stage.advance(by: 2)
    #expect(stepper.value == 1)
  }

  @Test func `A drag of the label counts and springs back`() {
    let finger = stage.touch(at: CGPoint(x: 100, y: 22))
    finger.move(to: CGPoint(x: 140, y: 22), duration: 0.2)
    #expect(stepper.label.center.x == 105)
    #expect(stepper.value == 1)
    #expect(!stepper.leftButton.isEnabled)
    #expect(!stepper.rightButton.isEnabled)
    finger.lift()
    stage.advance(by: 0.2)
    #expect(stepper.label.center.x == 100)
    #expect(stepper.leftButton.isEnabled)
    #expect(stepper.rightButton.isEnabled)
  }
}
