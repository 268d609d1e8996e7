import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// A first responder that stands for a view being edited.
private final class EditingView: UIView {
  var pressed = 0
  var passesOn = false
  override var canBecomeFirstResponder: Bool { true }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    pressed += 1
    if passesOn { super.pressesBegan(presses, with: event) }
  }
}

@MainActor
@Suite("Keys and the keyboard of a scroll view")
struct KeyboardTests {
  private func press(_ usage: Int, _ scene: ScrollScene) {
    for phase in [HeldPhase.began, .ended] {
      scene.stage.application.loop.post(
        .key(KeySample(phase: phase, usage: usage, time: scene.stage.now)))
      scene.stage.application.loop.flush()
    }
    scene.stage.settle()
  }

  // statement 273
  @Test("keys scroll the first responder's scroll view, by lines, pages and to the ends")
  func keys() {
    let scene = ScrollScene()
    press(0x4E, scene)
    #expect(scene.view.contentOffset == .zero)
    scene.view.becomeFirstResponder()
    // Page Down leaves a line of the previous page visible.
    press(0x4E, scene)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 360))
    press(0x51, scene)
    #expect(scene.view.contentOffset.y == 400)
    press(0x52, scene)
    #expect(scene.view.contentOffset.y == 360)
    press(0x4D, scene)
    #expect(scene.view.contentOffset.y == 1600)
    press(0x4B, scene)
    #expect(scene.view.contentOffset.y == 1240)
    press(0x4A, scene)
    #expect(scene.view.contentOffset == .zero)
    #expect(scene.log.take() == ["did scroll", "did end animation"])
    scene.view.allowsKeyboardScrolling = false
    press(0x4E, scene)
    #expect(scene.view.contentOffset == .zero)
  }

  // statement 273
  @Test("keys scroll the focused scroll view")
  func keysOfFocus() throws {
    let scene = ScrollScene()
    scene.view.takesFocus = true
    let system = try #require(UIFocusSystem.focusSystem(for: scene.stage.window))
    system.requestFocusUpdate(to: scene.view)
    // The first arrow key shows the focus, which the request has moved here.
    press(0x52, scene)
    press(0x4E, scene)
    #expect(scene.view.isFocused && !scene.view.isFirstResponder)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 360))
  }

  // statement 273
  @Test("the keys of a view in a scroll view do not scroll it")
  func keysOfContent() {
    let scene = ScrollScene()
    let field = EditingView()
    field.passesOn = true
    scene.content.addSubview(field)
    field.becomeFirstResponder()
    press(0x4E, scene)
    #expect(field.pressed == 1)
    #expect(scene.view.contentOffset == .zero)
  }

  @Test("keys in quick succession continue from the last one's target")
  func repeating() {
    let scene = ScrollScene()
    scene.view.becomeFirstResponder()
    for _ in 0..<3 { scene.stage.press(.downArrow) }
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 120)
  }

  // statement 256
  @Test("presses reach the content at once, whatever the scroll view's touch settings")
  func presses() {
    let scene = ScrollScene()
    scene.view.begins = false
    let field = EditingView()
    scene.content.addSubview(field)
    field.becomeFirstResponder()
    scene.stage.press(.select)
    #expect(field.pressed == 1)
    #expect(scene.view.asked == [])
  }

  // statement 282
  @Test(
    "a drag ends editing by its dismiss mode, when it begins and not before",
    arguments: [
      (UIScrollView.KeyboardDismissMode.none, false), (.onDrag, true),
      (.onDragWithAccessory, true), (.interactive, false),
    ])
  func dismissing(mode: UIScrollView.KeyboardDismissMode, ends: Bool) {
    let scene = ScrollScene()
    let field = EditingView()
    scene.stage.window.addSubview(field)
    field.becomeFirstResponder()
    scene.view.keyboardDismissMode = mode
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(field.isFirstResponder)
    finger.move(by: CGVector(dx: 0, dy: -20))
    #expect(field.isFirstResponder == !ends)
    scene.stage.advance(by: 0.1)
    finger.lift()
  }
}
