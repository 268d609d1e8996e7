import Testing
import TouchstoneTesting
import UIKit

/// Fingers on the buttons of alerts and outside, and handlers.
@MainActor @Suite(.staged)
struct AlertChoiceTests {
  private let scene = AlertScene()
  private var stage: Stage { scene.stage }

  // statement 511
  @Test func `A tap outside an alert does nothing`() {
    var taps = 0
    let button = UIButton(
      primaryAction: UIAction(title: "Buy") { _ in taps += 1 })
    button.frame = CGRect(x: 20, y: 120, width: 200, height: 44)
    scene.page.view.addSubview(button)
    scene.present(scene.alert(["OK", "Cancel"]))
    stage.tap(at: CGPoint(x: 100, y: 140))
    stage.settle()
    #expect(scene.isShown && scene.log.isEmpty && taps == 0)
  }

  // statement 513
  @Test func `A second cancel action isn't added`() {
    let alert = scene.alert(["OK", "Cancel"])
    alert.addAction(scene.action("Never mind", .cancel))
    #expect(alert.actions.map(\.title) == ["OK", "Cancel"])
    scene.present(alert)
    #expect(alert.button("Never mind") == nil)
  }

  // statement 517
  @Test func `A handler runs after the dismissal and may present`() {
    let second = scene.alert(["OK"], title: "Second")
    let alert = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
    var presented: UIViewController? = scene.page
    alert.addAction(
      UIAlertAction(title: "Next", style: .default) { [page = scene.page] _ in
        presented = page.presentedViewController
        page.present(second, animated: true)
      })
    scene.present(alert)
    stage.tap(at: alert.point("Next"))
    #expect(presented === scene.page)
    stage.settle()
    #expect(presented == nil)
    #expect(alert.view.window == nil && scene.page.presentedViewController === second)
  }

  @Test func `A handler runs once, also after two taps`() {
    let alert = scene.alert(["OK"])
    scene.present(alert)
    let point = alert.point("OK")
    stage.tap(at: point)
    stage.tap(at: point)
    stage.settle()
    #expect(scene.log == ["OK"])
  }

  // statement 518
  @Test func `A dismissal by code runs no handler`() {
    scene.present(scene.alert(["OK", "Cancel"]))
    scene.page.dismiss(animated: true)
    stage.settle()
    #expect(!scene.isShown && scene.log.isEmpty)
  }

  // statement 521
  @Test func `The button under the finger at the lift acts`() {
    let alert = scene.alert(["First", "Second", "Cancel"])
    scene.present(alert)
    let finger = stage.touch(at: alert.point("First"))
    finger.move(to: alert.point("Second"), duration: 0.2)
    finger.lift()
    stage.settle()
    #expect(scene.log == ["Second"] && !scene.isShown)
  }

  // statement 521
  @Test func `A finger that leaves the buttons chooses none`() {
    let alert = scene.alert(["First", "Second", "Cancel"])
    scene.present(alert)
    let rest = alert.button("First")?.backgroundColor
    let finger = stage.touch(at: alert.point("First"))
    #expect(alert.button("First")?.backgroundColor != rest)
    finger.move(to: CGPoint(x: 200, y: 120), duration: 0.2)
    #expect(alert.button("First")?.backgroundColor == rest)
    finger.lift()
    stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  @Test func `A canceled touch chooses nothing`() {
    let alert = scene.alert(["OK"])
    scene.present(alert)
    let finger = stage.touch(at: alert.point("OK"))
    finger.cancel()
    stage.settle()
    #expect(scene.log.isEmpty && scene.isShown)
  }

  // statement 522
  @Test func `A disabled action swallows taps until it is enabled`() throws {
    let alert = scene.alert(["OK", "Cancel"])
    scene.present(alert)
    let action = try #require(alert.actions.first)
    action.isEnabled = false
    #expect(alert.button("OK")?.accessibilityTraits.contains(.notEnabled) == true)
    stage.tap(at: alert.point("OK"))
    stage.settle()
    #expect(scene.isShown && scene.log.isEmpty)
    action.isEnabled = true
    #expect(alert.button("OK")?.accessibilityTraits == .button)
    stage.tap(at: alert.point("OK"))
    stage.settle()
    #expect(scene.log == ["OK"])
  }

  // statement 523
  @Test func `An alert without title, message and actions isn't presented`() {
    scene.page.present(UIAlertController(), animated: true)
    stage.settle()
    #expect(!scene.isShown)
    #expect(scene.faults.count == 1)
    #expect(scene.faults.first?.contains("without a title, a message or an action") == true)
  }

  // statement 523
  @Test func `An alert without actions can be dismissed by code only`() {
    let alert = scene.alert([])
    scene.present(alert)
    stage.tap(at: CGPoint(x: 100, y: 140))
    stage.tap(at: CGPoint(x: alert.cardFrame.midX, y: alert.cardFrame.midY))
    stage.press(.keyboardEscape)
    stage.press(.keyboardReturnOrEnter)
    stage.settle()
    #expect(scene.page.presentedViewController === alert)
    alert.dismiss(animated: true)
    stage.settle()
    #expect(!scene.isShown)
  }

  @Test func `A copy of an action has the same title, style, state and handler`() throws {
    let action = scene.action("Delete", .destructive)
    action.isEnabled = false
    let copy = try #require(action.copy() as? UIAlertAction)
    #expect(copy !== action && copy.title == "Delete" && copy.style == .destructive)
    #expect(!copy.isEnabled)
    copy.isEnabled = true
    let alert = scene.alert([])
    alert.addAction(copy)
    scene.present(alert)
    stage.choose("Delete")
    #expect(scene.log == ["Delete"])
  }

  @Test func `A new alert controller is an action sheet without content`() {
    let alert = UIAlertController()
    #expect(alert.preferredStyle == .actionSheet && alert.severity == .default)
    #expect(alert.actions.isEmpty && alert.textFields == nil && alert.preferredAction == nil)
    #expect(alert.title == nil && alert.message == nil)
    #expect(alert.modalPresentationStyle == .popover)
    #expect(alert.popoverPresentationController != nil)
    let other = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    #expect(other.modalPresentationStyle == .overFullScreen)
    #expect(other.popoverPresentationController == nil)
  }
}
