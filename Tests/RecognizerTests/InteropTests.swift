import Testing
import TouchstoneTesting
import UIKit

/// Common combinations of taps, presses and controls.
@MainActor
@Suite("Taps and presses combined with other recognizers")
struct TapInteropTests {
  @Test(
    "of a tap and a double tap it requires to fail exactly one fires, the single one late",
    arguments: Surroundings.allCases)
  func singleAndDouble(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let single = scene.add("single", UITapGestureRecognizer())
    let double = scene.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.stage.tap(at: RecognizerScene.middle)
    #expect(scene.log.take() == [])
    scene.stage.settle()
    #expect(scene.log.take() == ["single ended"])
    scene.stage.doubleTap(at: RecognizerScene.middle)
    #expect(scene.log.take() == ["double ended"])
    scene.stage.settle()
    scene.stage.tap(at: RecognizerScene.middle, count: 3)
    scene.stage.settle()
    #expect(scene.log.take() == ["double ended", "single ended"])
    // A finger that moves away fails both at once, so that neither waits for a timeout.
    let finger = scene.press()
    finger.move(by: CGVector(dx: 60, dy: 0))
    finger.lift()
    #expect(scene.log.take() == [])
  }

  @Test(
    "of taps on nested views the deepest wins, even if the outer one was first",
    arguments: Surroundings.allCases)
  func nested(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let outer = scene.log.made("outer", UITapGestureRecognizer())
    scene.parent.addGestureRecognizer(outer)
    let inner = scene.add("inner", UITapGestureRecognizer())
    let child = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    scene.view.addSubview(child)
    let deepest = scene.log.made("deepest", UITapGestureRecognizer())
    child.addGestureRecognizer(deepest)
    scene.stage.tap(at: RecognizerScene.middle)
    #expect(scene.log.take() == ["deepest ended"])
    deepest.isEnabled = false
    scene.stage.tap(at: RecognizerScene.middle)
    #expect(scene.log.take() == ["inner ended"])
    inner.isEnabled = false
    scene.stage.tap(at: RecognizerScene.middle)
    #expect(scene.log.take() == ["outer ended"])
    scene.stage.settle()
  }

  @Test(
    "a button keeps its taps in a view with a tap, which gets the rest of the view",
    arguments: Surroundings.allCases)
  func button(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    _ = scene.add("tap", UITapGestureRecognizer())
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
    scene.view.addSubview(button)
    button.addAction(UIAction { _ in scene.log.record("button down") }, for: .touchDown)
    button.addAction(UIAction { _ in scene.log.record("button up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in scene.log.record("button cancel") }, for: .touchCancel)
    scene.stage.tap(at: RecognizerScene.middle)
    scene.stage.settle()
    #expect(scene.log.take() == ["button down", "button up"])
    scene.press(-60).lift()
    #expect(scene.log.take() == ["tap ended"])
    button.isEnabled = false
    scene.stage.tap(at: RecognizerScene.middle)
    #expect(scene.log.take() == ["tap ended"])
    scene.stage.settle()
  }

  /// A first responder, which the keyboard would follow.
  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test(
    "a tap on the background ends editing, and one on the button above does not",
    arguments: Surroundings.allCases)
  func background(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.view.addSubview(field)
    let tap = scene.log.made("tap", UITapGestureRecognizer())
    scene.parent.addGestureRecognizer(tap)
    scene.log.onAction = { _ in field.resignFirstResponder() }
    let button = UIButton(type: .custom)
    button.frame = CGRect(x: 80, y: 80, width: 40, height: 40)
    scene.view.addSubview(button)
    button.addAction(UIAction { _ in scene.log.record("button") }, for: .touchUpInside)
    #expect(field.becomeFirstResponder())
    scene.stage.tap(at: RecognizerScene.middle)
    scene.stage.settle()
    #expect(scene.log.take() == ["button"] && field.isFirstResponder)
    scene.stage.tap(at: CGPoint(x: 195, y: 350))
    #expect(scene.log.take() == ["tap ended"] && !field.isFirstResponder)
    // If it doesn't cancel touches, it also receives the touches of buttons, before they act.
    tap.cancelsTouchesInView = false
    #expect(field.becomeFirstResponder())
    scene.stage.tap(at: RecognizerScene.middle)
    scene.stage.settle()
    #expect(scene.log.take().last == "button")
  }

  @Test("a long press that becomes a drag keeps its finger from the scroll view, and fires")
  func pressThenDrag() throws {
    let scene = RecognizerScene(.scrolled)
    let press = scene.add("press", UILongPressGestureRecognizer())
    let scrollView = try #require(scene.parent as? UIScrollView)
    let finger = scene.press()
    scene.stage.advance(by: 0.6)
    finger.move(by: CGVector(dx: 0, dy: -120), duration: 0.3)
    #expect(scene.log.takeRuns() == ["press began changed"] && scene.scrolled == 0)
    #expect(press.location(in: scene.view).isNear(CGPoint(x: 100, y: -20)))
    #expect(!scrollView.isDragging)
    finger.lift()
    #expect(scene.log.take() == ["press ended"])
    // The next finger scrolls as usual.
    scene.stage.drag(from: RecognizerScene.middle, to: CGPoint(x: 195, y: 372))
    scene.stage.settle()
    #expect(scene.log.take() == [] && scene.scrolled >= 40)
  }
}
