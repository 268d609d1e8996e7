import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Recognizes a hook drawn by a finger: down, then to the right. Only uses the methods for
/// subclasses.
private final class HookRecognizer: RecordingRecognizer {
  private(set) var resets = 0
  private(set) var stateAtReset: State?
  private var corner: CGPoint?
  var only: ((UITouch) -> Bool)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where only?(touch) == false { ignore(touch, for: event) }
    if numberOfTouches > 1 { state = .failed }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = touches.first, let view else { return }
    let place = touch.location(in: view)
    let before = touch.previousLocation(in: view)
    if corner == nil, place.x - before.x > place.y - before.y { corner = before }
    if state == .began || state == .changed {
      state = .changed
    } else if let corner, place.x - corner.x > 20 {
      state = .began
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }
  /// Counts the reset. Without `super`, it isn't among the calls.
  override func reset() {
    resets += 1
    stateAtReset = state
    corner = nil
  }
}

@MainActor
@Suite("Custom recognizers, at any location of their view")
struct SubclassRecognizerTests {
  @Test(
    "a custom recognizer receives touches in its view's space, moves and restarts",
    arguments: Surroundings.allCases)
  func life(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let hook = scene.add("hook", HookRecognizer())
    for _ in 0..<2 {
      let start = scene.view.convert(CGPoint(x: 20, y: 20), to: scene.stage.window)
      let corner = scene.view.convert(CGPoint(x: 20, y: 25), to: scene.stage.window)
      let end = scene.view.convert(CGPoint(x: 60, y: 25), to: scene.stage.window)
      let finger = scene.stage.touch(at: start)
      finger.move(to: corner)
      #expect(hook.location(in: scene.view).isNear(CGPoint(x: 20, y: 25)))
      finger.move(to: end)
      finger.move(by: CGVector(dx: 1, dy: 0))
      finger.lift()
      #expect(scene.log.take() == ["hook began", "hook changed", "hook ended"])
      #expect(hook.state == .possible && hook.stateAtReset == .possible)
    }
    #expect(hook.resets == 2 && scene.scrolled == 0)
    let round = ["began", "moved", "moved", "moved", "ended"]
    #expect(hook.calls == round + round)
  }

  @Test(
    "a custom recognizer that ignores a touch receives no more of it",
    arguments: Surroundings.allCases)
  func ignoring(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let hook = scene.add("hook", HookRecognizer())
    hook.only = { _ in false }
    let finger = scene.press()
    #expect(hook.numberOfTouches == 0)
    finger.move(by: CGVector(dx: 30, dy: 0))
    finger.lift()
    #expect(hook.calls == ["began"] && scene.log.take() == [])
  }

  @Test("a scroll view that begins takes the touch from a custom recognizer")
  func scrolls() {
    let scene = RecognizerScene(.scrolled)
    let hook = scene.add("hook", HookRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.1)
    #expect(scene.scrolled > 20 && scene.stage.why(hook).contains("UIScrollView"))
    finger.lift()
    scene.stage.settle()
    #expect(scene.log.take() == [] && hook.state == .possible && hook.resets == 1)
  }
}
