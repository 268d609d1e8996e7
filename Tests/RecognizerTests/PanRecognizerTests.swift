import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// Begins when the finger touches down.
private final class EagerPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// Statements 184–193 in every environment.
@MainActor
@Suite("Pans, at any location of their view")
struct PanRecognizerTests {
  // statement 184, 185, 186
  @Test(
    "a pan begins after ten points on the screen in any direction, before an outer scroll",
    arguments: Surroundings.allCases)
  func life(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
    for (dx, dy) in [(1.0, 0), (0, 1), (-0.6, -0.8)] {
      let finger = scene.press()
      finger.move(by: CGVector(dx: 9.9 * dx, dy: 9.9 * dy))
      #expect(scene.log.take() == [])
      finger.move(by: CGVector(dx: 0.2 * dx, dy: 0.2 * dy))
      #expect(scene.log.take() == ["pan began"] && pan.numberOfTouches == 1)
      let other = scene.press(50, 50)
      finger.lift()
      #expect(scene.log.take() == [] && pan.state == .began)
      other.lift()
      #expect(scene.log.take() == ["pan ended"] && scene.scrolled == 0)
    }
  }

  // statement 188, 191
  @Test(
    "a pan's translation accumulates in the view's space, and continues from a set value",
    arguments: Surroundings.allCases)
  func translation(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 10, dy: 0))
    #expect(pan.translation(in: scene.view) == .zero)
    finger.move(by: CGVector(dx: 20, dy: -7), duration: 0.1)
    #expect(pan.translation(in: scene.view).isNear(scene.inView(20, -7)))
    #expect(pan.translation(in: nil).isNear(CGPoint(x: 20, y: -7)))
    #expect(pan.location(in: scene.view).isNear(scene.placeInView(30, -7)))
    pan.setTranslation(.zero, in: scene.view)
    finger.move(by: CGVector(dx: 3, dy: 4))
    #expect(pan.translation(in: scene.view).isNear(scene.inView(3, 4)))
    pan.setTranslation(CGPoint(x: 7, y: 8), in: scene.view)
    #expect(pan.translation(in: scene.view).isNear(CGPoint(x: 7, y: 8)))
    finger.lift()
  }

  // statement 189, 190
  @Test(
    "a pan's velocity is in the view's points a second, for any set translation",
    arguments: Surroundings.allCases)
  func velocity(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 60, dy: 80), duration: 0.2)
    #expect(pan.velocity(in: scene.view).isNear(scene.inView(300, 400), within: 3))
    #expect(pan.velocity(in: nil).isNear(CGPoint(x: 300, y: 400), within: 4))
    pan.setTranslation(.zero, in: scene.view)
    #expect(pan.velocity(in: scene.view).isNear(scene.inView(300, 400), within: 3))
    finger.lift()
  }

  // statement 190
  @Test(
    "two samples have a velocity, and after a rest of forty milliseconds it is zero",
    arguments: Surroundings.allCases)
  func rest(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    var last = CGPoint.zero
    scene.log.onAction = { _ in last = pan.velocity(in: scene.view) }
    for (pause, isOver) in [(0.0, false), (0.039, false), (0.0401, true)] {
      let finger = scene.press()
      scene.stage.advance(by: 0.02)
      finger.move(by: CGVector(dx: 30, dy: 0))
      #expect(last.isNear(scene.inView(1500, 0), within: 1e-3))
      scene.stage.advance(by: pause)
      finger.lift()
      #expect(isOver ? last == .zero : last.isNear(scene.inView(1500, 0), within: 1e-3))
    }
  }

  // statement 187
  @Test(
    "a pan subclass without hysteresis pans from the first point on",
    arguments: Surroundings.allCases)
  func eager(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", EagerPan())
    let finger = scene.press()
    #expect(scene.log.take() == ["pan began"])
    finger.move(by: CGVector(dx: 0, dy: -2))
    #expect(pan.translation(in: scene.view).isNear(scene.inView(0, -2)))
    finger.lift()
    #expect(scene.log.take() == ["pan changed", "pan ended"] && scene.scrolled == 0)
  }

  // statement 184, 192
  @Test(
    "a two-finger pan pauses at one finger, continues with another, and ends without fingers",
    arguments: Surroundings.allCases)
  func twoFingers(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    var fingers = scene.press(CGVector(dx: -30, dy: 0), CGVector(dx: 30, dy: 0))
    scene.stage.together {
      for finger in fingers { finger.move(by: CGVector(dx: 20, dy: 0), duration: 0.1) }
    }
    #expect(scene.log.takeRuns() == ["pan began changed"])
    fingers[0].lift()
    let before = pan.translation(in: scene.view)
    fingers[1].move(by: CGVector(dx: 50, dy: 0), duration: 0.1)
    #expect(scene.log.take() == [] && pan.translation(in: scene.view) == before)
    fingers[0] = scene.press(-20)
    fingers[0].move(by: CGVector(dx: 8, dy: 0))
    #expect(scene.log.take() == ["pan changed"])
    let way = pan.translation(in: scene.view)
    #expect(CGPoint(x: way.x - before.x, y: way.y - before.y).isNear(scene.inView(4, 0)))
    scene.lift(fingers)
    #expect(scene.log.take() == ["pan ended"] && scene.scrolled == 0)
  }

  // statement 191
  @Test("a finger that jumps far at once loses only ten points of its distance")
  func jump() {
    let scene = RecognizerScene(.turned)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 50))
    #expect(pan.translation(in: scene.view).isNear(scene.inView(0, 40)))
    finger.lift()
  }
}

/// Statement 193 in every environment.
@MainActor
@Suite("Pans by wheel and trackpad, at any location of their view")
struct ScrollInputTests {
  private func scroll(
    _ scene: RecognizerScene, _ phase: ScrollSample.Phase, _ dx: Double, _ dy: Double,
    precise: Bool
  ) {
    scene.send(
      .scroll(
        ScrollSample(
          position: Point(x: RecognizerScene.middle.x, y: RecognizerScene.middle.y), dx: dx,
          dy: dy, phase: phase, precise: precise, time: scene.stage.now)))
  }

  // statement 193
  @Test(
    "a trackpad pans from beginning to end without a touch, in the view's space",
    arguments: Surroundings.allCases)
  func trackpad(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let referee = Referee()
    pan.delegate = referee
    pan.allowedScrollTypesMask = .continuous
    scroll(scene, .began, 0, 0, precise: true)
    for _ in 0..<4 {
      scene.stage.advance(by: 1 / 120)
      scroll(scene, .changed, 5, 2.5, precise: true)
    }
    #expect(pan.numberOfTouches == 0)
    #expect(pan.translation(in: scene.view).isNear(scene.inView(-20, -10)))
    #expect(pan.velocity(in: scene.view).isNear(scene.inView(-600, -300), within: 0.01))
    scroll(scene, .ended, 0, 0, precise: true)
    #expect(scene.log.takeRuns() == ["pan began changed ended"] && scene.scrolled == 0)
    #expect(referee.asked == ["event scroll"])
    scene.stage.settle()
  }

  // statement 193
  @Test(
    "a wheel pans notch by notch, and a pause ends the pan", arguments: Surroundings.allCases)
  func wheel(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .discrete
    for _ in 0..<3 {
      scroll(scene, .changed, 0, 12, precise: false)
      scene.stage.advance(by: 0.1)
    }
    #expect(pan.translation(in: scene.view).isNear(scene.inView(0, -36)))
    #expect(scene.log.take() == ["pan began", "pan changed", "pan changed"])
    scene.stage.advance(by: 0.1)
    #expect(scene.log.take() == ["pan ended"] && scene.scrolled == 0)
  }

  // statement 193
  @Test(
    "a pan accepts only its allowed scroll types; others scroll the outer scroll view",
    arguments: Surroundings.allCases, [true, false])
  func kinds(surroundings: Surroundings, precise: Bool) {
    let scene = RecognizerScene(surroundings)
    scene.add("pan", UIPanGestureRecognizer()).allowedScrollTypesMask =
      precise ? .discrete : .continuous
    scroll(scene, .changed, 0, 30, precise: precise)
    scene.stage.settle()
    #expect(scene.log.take() == [])
    #expect((scene.scrolled > 0) == (surroundings == .scrolled))
  }
}
