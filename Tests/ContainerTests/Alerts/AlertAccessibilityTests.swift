import Testing
import TouchstoneTesting
import UIKit

/// Alerts for assistive technology, and the keyboard focus in them.
@MainActor @Suite(.staged)
struct AlertAccessibilityTests {
  private let scene = AlertScene()
  private var stage: Stage { scene.stage }

  // statement 625
  @Test func `An alert is modal, and its buttons have the trait of buttons`() {
    let label = UILabel(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
    label.text = "Below"
    scene.page.view.addSubview(label)
    let alert = scene.alert(["OK", "Cancel"])
    scene.present(alert)
    let elements = stage.accessibility.elements
    let labels = elements.compactMap(\.accessibilityLabel)
    #expect(Set(labels) == ["Title", "Message", "OK", "Cancel"] && labels.count == 4)
    #expect(labels.first == "Title")
    #expect(alert.buttons.allSatisfy { $0.accessibilityTraits.contains(.button) })
  }

  @Test func `Assistive technology activates a button`() {
    let alert = scene.alert(["OK", "Cancel"])
    scene.present(alert)
    stage.accessibility.activate(alert.button("OK"))
    stage.settle()
    #expect(scene.log == ["OK"] && !scene.isShown)
  }

  @Test func `The escape gesture chooses the cancel action`() {
    let alert = scene.alert(["OK", "Cancel"])
    scene.present(alert)
    stage.accessibility.escape(from: alert.button("OK"))
    stage.settle()
    #expect(scene.log == ["Cancel"] && !scene.isShown)
  }

  @Test func `A button has the identifier of its action`() {
    let alert = scene.alert(["OK"])
    alert.actions[0].accessibilityIdentifier = "confirm"
    scene.present(alert)
    #expect(alert.button("OK")?.accessibilityIdentifier == "confirm")
    stage.tap("confirm")
    stage.settle()
    #expect(scene.log == ["OK"])
  }

  @Test(arguments: [UIKeyboardHIDUsage.keyboardSpacebar, .keyboardReturnOrEnter])
  func `A key chooses the action of the focused button`(_ key: UIKeyboardHIDUsage) throws {
    let behind = UIButton(primaryAction: UIAction(title: "Behind") { _ in })
    behind.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    scene.page.view.addSubview(behind)
    let alert = scene.alert(["First", "Second", "Third"])
    alert.preferredAction = alert.actions[2]
    scene.present(alert)
    stage.press(.keyboardDownArrow)
    let system = try #require(UIFocusSystem.focusSystem(for: scene.page))
    let focused = try #require(system.focusedItem as? UIView)
    #expect(alert.buttons.contains { $0 === focused })
    let title = try #require(focused.accessibilityLabel)
    stage.press(key)
    stage.settle()
    #expect(scene.log == [title] && !scene.isShown)
  }

  @Test func `A new message of a visible alert leaves a finger on its button`() throws {
    let alert = scene.alert(["First", "Second", "Third"])
    scene.present(alert)
    let button = try #require(alert.button("Second"))
    let finger = stage.touch(at: alert.point("Second"))
    let pressed = button.backgroundColor
    alert.message = "Two seconds"
    stage.advance(by: 0.1)
    #expect(alert.button("Second") === button)
    #expect(button.backgroundColor == pressed)
    #expect(alert.button("First")?.backgroundColor != pressed)
    finger.lift()
    stage.settle()
    #expect(scene.log == ["Second"])
  }
}
