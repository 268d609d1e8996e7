import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Tap recognizers")
struct TapTests {
  // statement 171
  @Test("a tap requires one tap of one finger with the primary button")
  func defaults() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1)
    #expect(tap.numberOfTouchesRequired == 1)
    #expect(tap.buttonMaskRequired == .primary)
    tap.buttonMaskRequired = []
    #expect(tap.buttonMaskRequired == .primary)
  }

  // statement 96, 173, 177
  @Test(
    "a tap sends one action, when the finger lifts, after the view's cancellation",
    arguments: [false, true])
  func actionAtLifting(turned: Bool) {
    let scene = GestureScene(turned: turned)
    _ = scene.add("tap", UITapGestureRecognizer())
    let finger = scene.press()
    #expect(scene.log.take() == ["view began"])
    finger.lift()
    #expect(scene.log.lines == ["view cancelled", "tap ended"])
  }

  // statement 172
  @Test(
    "a tap's location is that of the first tap, in the view's own coordinates",
    arguments: [false, true])
  func place(turned: Bool) {
    let scene = GestureScene(turned: turned)
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    var place: CGPoint?
    scene.log.onAction = { place = $0.location(in: scene.view) }
    scene.press().lift()
    scene.press(CGVector(dx: 20, dy: 0)).lift()
    #expect(scene.gestures() == ["tap ended"])
    #expect(abs((place?.x ?? 0) - 150) < 0.001)
    #expect(abs((place?.y ?? 0) - 150) < 0.001)
  }

  // statement 172
  @Test("a tap of two fingers is at their center")
  func twoFingers() {
    let scene = GestureScene()
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    var place: CGPoint?
    scene.log.onAction = { place = $0.location(in: scene.view) }
    let fingers = [scene.press(CGVector(dx: -30, dy: 0)), scene.press(CGVector(dx: 50, dy: 0))]
    for finger in fingers { finger.lift() }
    #expect(scene.gestures() == ["tap ended"])
    #expect(place == CGPoint(x: 160, y: 150))
    scene.press().lift()
    #expect(scene.gestures() == [])
  }

  // statement 176
  @Test("a tap fails if the finger moves too far, stays too long or another finger comes")
  func failures() {
    let scene = GestureScene()
    _ = scene.add("tap", UITapGestureRecognizer())
    let far = scene.press()
    far.move(by: CGVector(dx: 46, dy: 0))
    far.lift()
    #expect(scene.log.take() == ["view began", "view moved", "view ended"])
    let long = scene.press()
    scene.stage.advance(by: 0.8)
    long.lift()
    #expect(scene.log.take() == ["view began", "view ended"])
    let first = scene.press()
    let second = scene.press(CGVector(dx: 40, dy: 0))
    first.lift()
    second.lift()
    #expect(scene.gestures() == [])
    let near = scene.press()
    near.move(by: CGVector(dx: 44, dy: 0))
    near.lift()
    #expect(scene.gestures() == ["tap ended"])
  }

  // statement 174
  @Test("the second tap of two must come soon")
  func interval() {
    let scene = GestureScene()
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    scene.press().lift()
    scene.stage.advance(by: 0.3)
    scene.press().lift()
    #expect(scene.gestures() == ["tap ended"])
    scene.press().lift()
    scene.stage.advance(by: 0.4)
    scene.press().lift()
    #expect(scene.gestures() == [])
    scene.stage.advance(by: 0.4)
  }

  // statement 100, 101
  @Test("a double tap withholds the first tap's end from the view until it fails")
  func doubleTapDelays() {
    let scene = GestureScene()
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    scene.press().lift()
    scene.stage.advance(by: 0.3)
    #expect(scene.log.take() == ["view began"])
    scene.stage.advance(by: 0.1)
    #expect(scene.log.take() == ["view ended"])
    scene.press().lift()
    scene.press().lift()
    #expect(
      scene.log.lines
        == ["view began", "view began", "view cancelled", "view cancelled", "tap ended"])
  }

  // statement 147, 148
  @Test("independent single and double taps both fire")
  func singleAndDouble() {
    let scene = GestureScene()
    _ = scene.add("single", UITapGestureRecognizer())
    scene.add("double", UITapGestureRecognizer()).numberOfTapsRequired = 2
    scene.press().lift()
    #expect(scene.gestures() == ["single ended"])
    scene.press().lift()
    #expect(scene.gestures().contains("double ended"))
  }

  // statement 149, 150
  @Test("a single tap that requires a double tap to fail waits for it")
  func singleWaits() {
    let scene = GestureScene()
    let single = scene.add("single", UITapGestureRecognizer())
    let double = scene.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.press().lift()
    scene.stage.advance(by: 0.3)
    #expect(scene.gestures() == [])
    #expect(single.state == .possible)
    scene.stage.advance(by: 0.1)
    #expect(scene.gestures() == ["single ended"])
    scene.press().lift()
    scene.press().lift()
    scene.stage.advance(by: 1)
    #expect(scene.gestures() == ["double ended"])
  }

  // statement 97, 98
  @Test("a tap that cancels nothing lets the view receive the end, after its action")
  func cancelsNothing() {
    let scene = GestureScene()
    scene.add("tap", UITapGestureRecognizer()).cancelsTouchesInView = false
    scene.press().lift()
    #expect(scene.log.lines == ["view began", "tap ended", "view ended"])
  }

  // statement 99
  @Test("a tap that delays beginnings withholds the touch until it fails")
  func delaysBeginnings() {
    let scene = GestureScene()
    scene.add("tap", UITapGestureRecognizer()).delaysTouchesBegan = true
    scene.press().lift()
    #expect(scene.log.take() == ["tap ended"])
    let finger = scene.press()
    #expect(scene.log.take() == [])
    finger.move(by: CGVector(dx: 60, dy: 0))
    #expect(scene.log.take() == ["view began", "view moved"])
    finger.lift()
    #expect(scene.log.take() == ["view ended"])
  }

  // statement 11, 171
  @Test("a tap accepts only a pointer with the required buttons")
  func buttons() {
    let scene = GestureScene()
    scene.add("tap", UITapGestureRecognizer()).buttonMaskRequired = .secondary
    scene.stage.pointer(at: scene.point).lift()
    #expect(scene.gestures() == [])
    scene.stage.pointer(at: scene.point, buttons: .secondary).lift()
    #expect(scene.gestures() == ["tap ended"])
  }

  // statement 92
  @Test("the deeper view's tap wins")
  func deeperWins() {
    let scene = GestureScene()
    let outer = scene.log.made("outer", UITapGestureRecognizer())
    scene.parent.addGestureRecognizer(outer)
    _ = scene.add("inner", UITapGestureRecognizer())
    scene.press().lift()
    #expect(scene.gestures() == ["inner ended"])
  }

  // statement 156, 157
  @Test("a delegate that refuses makes a tap fail")
  func delegateRefuses() {
    let scene = GestureScene()
    let judge = Judge()
    var asked = 0
    judge.begins = { recognizer in
      asked += 1
      #expect(recognizer.state == .possible)
      return false
    }
    scene.add("tap", UITapGestureRecognizer()).delegate = judge
    scene.press().lift()
    #expect(asked == 1)
    #expect(scene.log.lines == ["view began", "view ended"])
  }

  // statement 408
  @Test("a tap of two fingers has both locations in its action, in any order of lifting")
  func twoFingerTap() {
    let scene = GestureScene()
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    tap.numberOfTapsRequired = 2
    var counts: [Int] = []
    var places: [CGPoint] = []
    scene.log.onAction = { recognizer in
      counts.append(recognizer.numberOfTouches)
      places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    for shift in [0.0, 4.0] {
      let first = scene.press(CGVector(dx: shift, dy: 0))
      let second = scene.press(CGVector(dx: 60 + shift, dy: 20))
      first.lift()
      #expect(tap.numberOfTouches == 1)
      second.lift()
    }
    #expect(counts == [2])
    let point = scene.point
    #expect(
      places == [
        CGPoint(x: point.x + 4, y: point.y), CGPoint(x: point.x + 64, y: point.y + 20),
      ])
    #expect(tap.numberOfTouches == 0)
  }

  // statement 408
  @Test("a delayed tap of two fingers still has both, long after they lifted")
  func twoFingerTapThatWaits() {
    let scene = GestureScene()
    let single = scene.add("single", UITapGestureRecognizer())
    let double = scene.add("double", UITapGestureRecognizer())
    single.numberOfTouchesRequired = 2
    double.numberOfTouchesRequired = 2
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var counts: [Int] = []
    scene.log.onAction = { counts.append($0.numberOfTouches) }
    let fingers = [scene.press(), scene.press(CGVector(dx: 40, dy: 0))]
    for finger in fingers { finger.lift() }
    scene.stage.advance(by: 0.4)
    #expect(scene.gestures() == ["single ended"] && counts == [2])
  }
}
