import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Long press recognizers")
struct LongPressTests {
  // statement 178, 179
  @Test(
    "a press begins after half a second, changes as the finger moves, and ends with it",
    arguments: [false, true])
  func life(turned: Bool) {
    let scene = GestureScene(turned: turned)
    _ = scene.add("press", UILongPressGestureRecognizer())
    let finger = scene.press()
    scene.stage.advance(by: 0.45)
    #expect(scene.log.take() == ["view began"])
    scene.stage.advance(by: 0.1)
    #expect(scene.log.take() == ["view cancelled", "press began"])
    finger.move(by: CGVector(dx: 200, dy: 0))
    finger.move(by: CGVector(dx: -100, dy: 0))
    finger.lift()
    #expect(scene.log.take() == ["press changed", "press changed", "press ended"])
  }

  // statement 181
  @Test("a press that is too short or moves too early fails without an action")
  func failures() {
    let scene = GestureScene()
    _ = scene.add("press", UILongPressGestureRecognizer())
    scene.press().lift()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 11, dy: 0))
    scene.stage.advance(by: 1)
    finger.lift()
    #expect(scene.gestures() == [])
  }

  // statement 180
  @Test("a press may require taps before it")
  func tapsFirst() {
    let scene = GestureScene()
    scene.add("press", UILongPressGestureRecognizer()).numberOfTapsRequired = 1
    let alone = scene.press()
    scene.stage.advance(by: 1)
    alone.lift()
    scene.stage.advance(by: 1)
    #expect(scene.gestures() == [])
    scene.press().lift()
    let finger = scene.press()
    scene.stage.advance(by: 0.6)
    finger.lift()
    #expect(scene.gestures() == ["press began", "press ended"])
  }

  // statement 182
  @Test("a press depends on time, not on force")
  func force() {
    let scene = GestureScene()
    _ = scene.add("press", UILongPressGestureRecognizer())
    let finger = scene.press()
    finger.force = 6
    finger.move(by: CGVector(dx: 1, dy: 0))
    scene.stage.advance(by: 0.4)
    #expect(scene.gestures() == [])
    scene.stage.advance(by: 0.2)
    #expect(scene.gestures() == ["press began"])
    finger.lift()
  }

  // statement 183
  @Test("a press of no duration begins at touch-down, and the view never receives the touch")
  func noTime() {
    let scene = GestureScene()
    scene.add("press", UILongPressGestureRecognizer()).minimumPressDuration = 0
    let finger = scene.press()
    #expect(scene.log.take() == ["press began"])
    finger.lift()
    #expect(scene.log.take() == ["press ended"])
  }

  // statement 135, 136
  @Test("disabling and enabling a press cancels it")
  func turnedOff() {
    let scene = GestureScene()
    let press = scene.add("press", UILongPressGestureRecognizer())
    let finger = scene.press()
    scene.stage.advance(by: 0.6)
    _ = scene.log.take()
    press.isEnabled = false
    press.isEnabled = true
    #expect(press.state == .possible)
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.lift()
    #expect(scene.log.take() == ["press cancelled"])
  }

  // statement 137
  @Test("a press that is removed from its view is reset without an action")
  func removed() {
    let scene = GestureScene()
    let press = scene.add("press", UILongPressGestureRecognizer())
    let finger = scene.press()
    scene.stage.advance(by: 0.6)
    _ = scene.log.take()
    scene.view.removeGestureRecognizer(press)
    finger.lift()
    #expect(scene.gestures() == [])
    #expect(press.state == .possible)
  }
}

@MainActor
@Suite("Pan recognizers")
struct PanTests {
  // statement 184, 185
  @Test("a pan accepts one finger or more")
  func defaults() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    #expect(pan.allowedScrollTypesMask == [])
  }

  // statement 125, 186
  @Test("a pan begins after ten points, and sends one action for each move and one at its end")
  func life() {
    let scene = GestureScene()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 9, dy: 0))
    #expect(scene.log.take() == ["view began", "view moved"])
    finger.move(by: CGVector(dx: 1, dy: 0))
    #expect(scene.log.take() == ["view cancelled", "pan began"])
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.move(by: CGVector(dx: 5, dy: 0))
    #expect(pan.numberOfTouches == 1)
    finger.lift()
    #expect(scene.log.take() == ["pan changed", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  // statement 188
  @Test("the translation adds up in the view's own coordinates", arguments: [false, true])
  func translation(turned: Bool) {
    let scene = GestureScene(turned: turned)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 10, dy: 0))
    finger.move(by: CGVector(dx: 20, dy: 0))
    let way = pan.translation(in: scene.view)
    // Rotated by 90° and half as large, the view converts 20 points to the right into 40 points up.
    #expect(abs(way.x - (turned ? 0 : 20)) < 0.001)
    #expect(abs(way.y - (turned ? -40 : 0)) < 0.001)
    #expect(pan.translation(in: nil).x == 20)
    pan.setTranslation(.zero, in: scene.view)
    #expect(abs(pan.translation(in: scene.view).x) < 0.001)
    pan.setTranslation(CGPoint(x: 7, y: 8), in: scene.view)
    #expect(abs(pan.translation(in: scene.view).x - 7) < 0.001)
    #expect(abs(pan.translation(in: scene.view).y - 8) < 0.001)
    finger.lift()
  }

  // statement 189, 190
  @Test("the velocity is in points a second, also once the translation is set")
  func velocity() {
    let scene = GestureScene()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.2)
    #expect(abs(pan.velocity(in: nil).x - 500) < 50)
    #expect(pan.velocity(in: nil).y == 0)
    pan.setTranslation(.zero, in: nil)
    #expect(abs(pan.velocity(in: nil).x - 500) < 50)
    finger.lift()
  }

  // statement 160
  @Test("a delegate can read the direction in its callback")
  func direction() {
    let scene = GestureScene()
    let judge = Judge()
    judge.begins = { recognizer in
      let way = (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) ?? .zero
      return abs(way.y) > abs(way.x)
    }
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.delegate = judge
    for way in [CGVector(dx: 10, dy: 0), CGVector(dx: 0, dy: 10)] {
      let finger = scene.press()
      finger.move(by: way)
      finger.lift()
    }
    #expect(scene.gestures() == ["pan began", "pan ended"])
  }

  // statement 187
  @Test("a subclass may begin at touch-down, and is a pan from there on")
  func beginsAtOnce() {
    let scene = GestureScene()
    let pan = scene.add("pan", HastyPan())
    let finger = scene.press()
    #expect(scene.gestures() == ["pan began"])
    finger.move(by: CGVector(dx: 2, dy: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
    finger.lift()
    #expect(scene.gestures() == ["pan changed", "pan ended"])
  }

  // statement 191
  @Test("the ten points before a pan begins do not count toward its translation")
  func hysteresis() {
    let scene = GestureScene()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    var first: CGPoint?
    scene.log.onAction = { _ in first = first ?? pan.translation(in: nil) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 12, dy: 0))
    finger.lift()
    #expect(first == CGPoint(x: 2, y: 0))
  }

  // statement 190
  @Test("a finger that rests before it lifts has no velocity at the end")
  func rest() {
    let scene = GestureScene()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    var last: CGPoint?
    scene.log.onAction = { _ in last = pan.velocity(in: nil) }
    for pause in [0.0, 0.1] {
      let finger = scene.press()
      finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
      scene.stage.advance(by: pause)
      finger.lift()
      #expect((last == .zero) == (pause > 0))
    }
  }

  // statement 192
  @Test("with too few fingers left a pan waits, and ends when all have lifted")
  func tooFew() {
    let scene = GestureScene()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    let fingers = [scene.press(), scene.press(CGVector(dx: 50, dy: 0))]
    scene.stage.together { for finger in fingers { finger.move(by: CGVector(dx: 0, dy: 20)) } }
    #expect(scene.gestures() == ["pan began"])
    fingers[0].lift()
    fingers[1].move(by: CGVector(dx: 0, dy: 20))
    #expect(scene.gestures() == [])
    fingers[1].lift()
    #expect(scene.gestures() == ["pan ended"])
  }

  // statement 193
  @Test("a pan that allows scrolls handles them without a finger")
  func scrolls() {
    let scene = GestureScene()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    scene.stage.scroll(at: scene.point, by: CGVector(dx: 0, dy: 30))
    #expect(scene.gestures() == [])
    pan.allowedScrollTypesMask = .all
    scene.stage.scroll(at: scene.point, by: CGVector(dx: 0, dy: 30))
    #expect(pan.numberOfTouches == 0)
    scene.stage.scroll(at: scene.point, by: CGVector(dx: 0, dy: 30))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -60))
    scene.stage.advance(by: 0.5)
    #expect(scene.gestures() == ["pan began", "pan changed", "pan ended"])
    #expect(pan.state == .possible)
  }

  // statement 142
  @Test("of two nested pans that scroll, the inner one wins")
  func nestedScrolls() {
    let scene = GestureScene()
    let outer = scene.log.made("outer", UIPanGestureRecognizer())
    scene.parent.addGestureRecognizer(outer)
    let inner = scene.add("inner", UIPanGestureRecognizer())
    outer.allowedScrollTypesMask = .all
    inner.allowedScrollTypesMask = .all
    for _ in 0..<3 { scene.stage.scroll(at: scene.point, by: CGVector(dx: 0, dy: 30)) }
    scene.stage.advance(by: 0.5)
    #expect(
      scene.gestures() == ["inner began", "inner changed", "inner changed", "inner ended"])
  }

  // statement 142, 143
  @Test(
    "a pan and a pinch are recognized together only if a delegate allows it",
    arguments: [false, true])
  func simultaneous(together: Bool) {
    let scene = GestureScene()
    let judge = Judge()
    judge.together = together
    scene.add("pan", UIPanGestureRecognizer()).delegate = judge
    _ = scene.add("pinch", UIPinchGestureRecognizer())
    let fingers = [scene.press(CGVector(dx: -50, dy: 0)), scene.press(CGVector(dx: 50, dy: 0))]
    for _ in 0..<5 {
      fingers[1].move(by: CGVector(dx: 20, dy: 0))
    }
    for finger in fingers { finger.lift() }
    let lines = scene.gestures()
    #expect(
      lines.contains("pan began") && lines.contains("pinch began") == together
        || !together && lines.contains("pan began") != lines.contains("pinch began"))
    #expect(Set(lines.map { $0.split(separator: " ")[0] }).count == (together ? 2 : 1))
  }
}

/// Begins without waiting for movement.
private final class HastyPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}
