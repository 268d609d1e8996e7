import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Swipe recognizers")
struct SwipeTests {
  // statement 194, 197, 198
  @Test("a swipe is recognized while the finger moves, and its location is where it began")
  func life() {
    let scene = GestureScene()
    let swipe = scene.add("swipe", UISwipeGestureRecognizer())
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    var place: CGPoint?
    scene.log.onAction = { place = $0.location(in: scene.view) }
    let finger = scene.press(CGVector(dx: -100, dy: 0))
    finger.move(by: CGVector(dx: 150, dy: 5), duration: 0.15)
    #expect(scene.gestures() == ["swipe ended"])
    #expect(place == CGPoint(x: 50, y: 150))
    finger.lift()
    #expect(scene.gestures() == [])
  }

  // statement 195, 196
  @Test("a swipe in another direction, off its line or too slow fails")
  func failures() {
    let scene = GestureScene()
    _ = scene.add("swipe", UISwipeGestureRecognizer())
    for (way, time) in [
      (CGVector(dx: -100, dy: 0), 0.1), (CGVector(dx: 60, dy: 60), 0.1),
      (CGVector(dx: 100, dy: 0), 2.0), (CGVector(dx: 30, dy: 0), 0.1),
    ] {
      let finger = scene.press()
      finger.move(by: way, duration: time)
      finger.lift()
    }
    #expect(scene.gestures() == [])
  }

  // statement 194
  @Test("a swipe may allow several directions")
  func directions() {
    let scene = GestureScene()
    scene.add("swipe", UISwipeGestureRecognizer()).direction = [.up, .left]
    for way in [CGVector(dx: -100, dy: 0), CGVector(dx: 0, dy: -100), CGVector(dx: 0, dy: 100)] {
      let finger = scene.press()
      finger.move(by: way, duration: 0.1)
      finger.lift()
    }
    #expect(scene.gestures() == ["swipe ended", "swipe ended"])
  }

  // statement 149
  @Test("a pan that requires a swipe to fail begins without a jump when it does")
  func panAfterSwipe() {
    let scene = GestureScene()
    let swipe = scene.add("swipe", UISwipeGestureRecognizer())
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.require(toFail: swipe)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    #expect(scene.gestures() == [])
    scene.stage.advance(by: 0.6)
    #expect(scene.gestures() == ["pan began"])
    #expect(pan.translation(in: nil) == .zero)
    finger.move(by: CGVector(dx: 5, dy: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 0))
    finger.lift()
    #expect(scene.gestures() == ["pan changed", "pan ended"])
  }
}

@MainActor
@Suite("Pinch and rotation recognizers")
struct PairTests {
  // statement 199, 200, 201
  @Test("a pinch's scale is the ratio of the distances on the screen", arguments: [false, true])
  func pinch(turned: Bool) {
    let scene = GestureScene(turned: turned)
    let pinch = scene.add("pinch", UIPinchGestureRecognizer())
    let fingers = [scene.press(CGVector(dx: -20, dy: 0)), scene.press(CGVector(dx: 20, dy: 0))]
    fingers[1].move(by: CGVector(dx: 10, dy: 0))
    #expect(scene.gestures() == ["pinch began"])
    #expect(pinch.scale == 1)
    fingers[1].move(by: CGVector(dx: 50, dy: 0))
    #expect(pinch.scale == 2)
    pinch.scale = 1
    #expect(pinch.velocity == 0)
    fingers[1].move(by: CGVector(dx: 50, dy: 0))
    #expect(pinch.scale == 1.5)
    // If one finger lifts, the pinch continues (statement 201).
    fingers[1].lift()
    #expect(pinch.numberOfTouches == 1)
    fingers[0].move(by: CGVector(dx: 5, dy: 0))
    #expect(scene.gestures() == ["pinch changed", "pinch changed"])
    #expect(pinch.state == .changed)
    fingers[0].lift()
    #expect(scene.gestures() == ["pinch ended"])
    #expect(pinch.scale == 1)
  }

  // statement 202
  @Test("a pinch begins after eight points, and a rotation after ten degrees")
  func thresholds() {
    let scene = GestureScene()
    _ = scene.add("pinch", UIPinchGestureRecognizer())
    let fingers = [scene.press(CGVector(dx: -50, dy: 0)), scene.press(CGVector(dx: 50, dy: 0))]
    fingers[1].move(by: CGVector(dx: 7, dy: 0))
    #expect(scene.gestures() == [])
    fingers[1].move(by: CGVector(dx: 1, dy: 0))
    #expect(scene.gestures() == ["pinch began"])
    for finger in fingers { finger.lift() }
    let other = GestureScene()
    _ = other.add("rotation", UIRotationGestureRecognizer())
    other.stage.rotate(at: other.point, by: .pi / 19)
    #expect(other.gestures() == [])
    other.stage.rotate(at: other.point, by: .pi / 17)
    #expect(other.gestures().first == "rotation began")
  }

  // statement 104
  @Test("a third finger does not join a pinch and stays with its view")
  func thirdFinger() {
    let scene = GestureScene()
    _ = scene.add("pinch", UIPinchGestureRecognizer())
    let fingers = [scene.press(CGVector(dx: -20, dy: 0)), scene.press(CGVector(dx: 20, dy: 0))]
    let third = scene.press(CGVector(dx: 0, dy: 60))
    fingers[1].move(by: CGVector(dx: 30, dy: 0))
    _ = scene.log.take()
    third.move(by: CGVector(dx: 0, dy: 5))
    third.lift()
    #expect(scene.log.take() == ["view moved", "view ended"])
    for finger in fingers { finger.lift() }
    #expect(scene.log.take() == ["pinch ended"])
  }

  // statement 203, 204
  @Test("a rotation is positive clockwise, in radians")
  func rotation() {
    let scene = GestureScene()
    let rotation = scene.add("rotation", UIRotationGestureRecognizer())
    var last: CGFloat = 0
    scene.log.onAction = { _ in last = rotation.rotation }
    scene.stage.rotate(at: scene.point, by: .pi / 2)
    let lines = scene.gestures()
    #expect(lines.first == "rotation began")
    #expect(lines.last == "rotation ended")
    // The ten degrees before it begins don't count, and neither does the frame in which it begins.
    #expect(last > .pi / 2 - .pi / 9 && last < .pi / 2)
    scene.stage.rotate(at: scene.point, by: -.pi / 2)
    #expect(last < 0)
    #expect(rotation.rotation == 0)
  }
}

@MainActor
@Suite("Edge pans and hovers")
struct EdgeAndHoverTests {
  // statement 205
  @Test("an edge pan begins at one of its edges and moves inward")
  func edge() {
    let scene = GestureScene()
    let pan = scene.log.made("edge", UIScreenEdgePanGestureRecognizer())
    pan.edges = .left
    scene.stage.window.addGestureRecognizer(pan)
    scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 102, y: 400))
    let lines = scene.gestures()
    #expect(lines.first == "edge began")
    #expect(lines.last == "edge ended")
    scene.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 200, y: 400))
    scene.stage.drag(from: CGPoint(x: 388, y: 400), to: CGPoint(x: 288, y: 400))
    scene.stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 2, y: 500))
    #expect(scene.gestures() == [])
  }

  // statement 207
  @Test("a hover begins when the pointer enters, changes as it moves, and ends when it leaves")
  func hover() {
    let scene = GestureScene()
    let hover = scene.add("hover", UIHoverGestureRecognizer())
    scene.stage.hover(at: CGPoint(x: 350, y: 700))
    #expect(scene.gestures() == [])
    scene.stage.hover(at: CGPoint(x: 100, y: 100))
    scene.stage.hover(at: CGPoint(x: 110, y: 100))
    #expect(hover.location(in: scene.view) == CGPoint(x: 110, y: 100))
    scene.stage.hover(at: CGPoint(x: 350, y: 700))
    #expect(scene.gestures() == ["hover began", "hover changed", "hover ended"])
    #expect(hover.state == .possible)
    scene.press().lift()
    #expect(scene.log.take() == ["view began", "view ended"])
  }
}

/// Records the actions of controls.
@MainActor
private func listen(_ control: UIControl, _ log: ActionLog, _ event: UIControl.Event) {
  control.addAction(UIAction { _ in log.record("control") }, for: event)
}

@MainActor
@Suite("Controls and recognizers around them")
struct ControlPreferenceTests {
  // statement 166, 167
  @Test(
    "a button's single taps win over its superview's recognizers, a plain control's do not",
    arguments: [true, false])
  func buttonKeepsTaps(isButton: Bool) {
    let scene = GestureScene()
    let control = isButton ? UIButton(type: .custom) : UIControl()
    control.frame = scene.view.bounds
    scene.view.addSubview(control)
    listen(control, scene.log, .touchUpInside)
    _ = scene.add("tap", UITapGestureRecognizer())
    scene.press().lift()
    #expect(scene.gestures() == [isButton ? "control" : "tap ended"])
  }

  // statement 168, 170
  @Test("a button's own tap and double taps around it win over its action")
  func ownTap() {
    let scene = GestureScene()
    let button = UIButton(type: .custom)
    button.frame = scene.view.bounds
    scene.view.addSubview(button)
    listen(button, scene.log, .touchUpInside)
    let double = scene.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    scene.press().lift()
    scene.press().lift()
    #expect(scene.gestures() == ["double ended"])
    double.isEnabled = false
    button.addGestureRecognizer(scene.log.made("own", UITapGestureRecognizer()))
    scene.press().lift()
    #expect(scene.gestures() == ["own ended"])
  }

  // statement 98
  @Test("a tap that cancels nothing fires before the button in it")
  func bothAct() {
    let scene = GestureScene()
    let button = UIButton(type: .custom)
    button.frame = scene.view.bounds
    scene.view.addSubview(button)
    listen(button, scene.log, .touchUpInside)
    scene.add("tap", UITapGestureRecognizer()).cancelsTouchesInView = false
    scene.press().lift()
    #expect(scene.gestures() == ["tap ended", "control"])
  }

  // statement 166
  @Test("a switch handles sideways drags, and leaves others to its superview")
  func switchKeepsDrags() {
    let scene = GestureScene()
    let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    scene.view.addSubview(control)
    listen(control, scene.log, .valueChanged)
    _ = scene.add("pan", UIPanGestureRecognizer())
    scene.stage.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 145, y: 115))
    #expect(scene.gestures() == ["control"])
    #expect(control.isOn)
    scene.stage.drag(from: CGPoint(x: 110, y: 115), to: CGPoint(x: 110, y: 165))
    #expect(scene.gestures().first == "pan began")
  }

  // statement 166, 169
  @Test("a slider wins over its superview's swipes along it")
  func sliderKeepsSwipes() {
    let scene = GestureScene()
    let slider = UISlider(frame: CGRect(x: 50, y: 100, width: 200, height: 34))
    scene.view.addSubview(slider)
    slider.layoutIfNeeded()
    _ = scene.add("swipe", UISwipeGestureRecognizer())
    scene.stage.swipe(from: CGPoint(x: 64, y: 117), to: CGPoint(x: 164, y: 117))
    #expect(scene.gestures() == [])
    #expect(slider.value > 0.3)
    scene.stage.swipe(from: CGPoint(x: 64, y: 250), to: CGPoint(x: 164, y: 250))
    #expect(scene.gestures() == ["swipe ended"])
  }
}
