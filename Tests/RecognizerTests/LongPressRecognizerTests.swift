import Testing
import TouchstoneTesting
import UIKit

/// Statements 178–183 in every environment.
@MainActor
@Suite("Long presses, at any location of their view")
struct LongPressRecognizerTests {
  // statement 178, 179
  @Test(
    "a press begins after half a second, then moves freely; outer views do not scroll",
    arguments: Surroundings.allCases)
  func life(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let press = scene.add("press", UILongPressGestureRecognizer())
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    let finger = scene.press()
    scene.stage.advance(by: 0.49)
    #expect(scene.log.take() == [])
    scene.stage.advance(by: 0.02)
    #expect(scene.log.take() == ["press began"])
    finger.move(by: CGVector(dx: 0, dy: -300), duration: 0.2)
    #expect(scene.log.takeRuns() == ["press changed"])
    #expect(press.location(in: scene.view).isNear(scene.placeInView(0, -300)))
    finger.lift()
    #expect(scene.log.take() == ["press ended"] && scene.scrolled == 0)
  }

  // statement 179, 181
  @Test(
    "before its beginning a press may move ten points on the screen, but not lift",
    arguments: Surroundings.allCases)
  func tooEarly(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    _ = scene.add("press", UILongPressGestureRecognizer())
    for (way, lines) in [(CGFloat(10), ["press began", "press ended"]), (10.1, [])] {
      let finger = scene.press()
      finger.move(by: CGVector(dx: way, dy: 0))
      scene.stage.advance(by: 0.6)
      finger.lift()
      #expect(scene.log.take() == lines)
    }
    let short = scene.press()
    scene.stage.advance(by: 0.45)
    short.lift()
    scene.stage.settle()
    #expect(scene.log.take() == [])
  }

  // statement 181
  @Test("a scroll view whose finger moves along its axis in time wins", arguments: [8.0, 12])
  func scrolls(way: Double) {
    let scene = RecognizerScene(.scrolled)
    _ = scene.add("press", UILongPressGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -way), duration: 0.1)
    scene.stage.advance(by: 0.6)
    finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
    scene.stage.advance(by: 0.1)
    finger.lift()
    #expect(scene.log.takeRuns() == (way < 10 ? ["press began changed ended"] : []))
    #expect((scene.scrolled > 0) == (way > 10))
    scene.stage.settle()
  }

  // statement 180
  @Test("a press may require two full taps before it", arguments: Surroundings.allCases)
  func taps(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    scene.add("press", UILongPressGestureRecognizer()).numberOfTapsRequired = 2
    for taps in 0...2 {
      for _ in 0..<taps {
        scene.press().lift()
        scene.stage.advance(by: 0.1)
      }
      scene.stage.longPress(at: RecognizerScene.middle)
      #expect(scene.log.take() == (taps == 2 ? ["press began", "press ended"] : []))
      scene.stage.settle()
    }
  }

  // statement 182
  @Test("force does not shorten a press", arguments: Surroundings.allCases)
  func force(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    _ = scene.add("press", UILongPressGestureRecognizer())
    let finger = scene.press()
    finger.force = 6
    finger.move(by: CGVector(dx: 1, dy: 0))
    scene.stage.advance(by: 0.45)
    #expect(scene.log.take() == [])
    scene.stage.advance(by: 0.1)
    #expect(scene.log.take() == ["press began"])
    finger.lift()
  }

  // statement 183
  @Test(
    "a press of no duration begins at touch-down, before any scroll",
    arguments: Surroundings.allCases)
  func noDuration(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    scene.add("press", UILongPressGestureRecognizer()).minimumPressDuration = 0
    let finger = scene.press()
    #expect(scene.log.take() == ["press began"])
    finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.1)
    finger.lift()
    #expect(scene.log.takeRuns() == ["press changed ended"] && scene.scrolled == 0)
  }

  // statement 178
  @Test("a press of two fingers is at their center, and ends when the first one lifts")
  func twoFingers() {
    let scene = RecognizerScene(.turned)
    let press = scene.add("press", UILongPressGestureRecognizer())
    press.numberOfTouchesRequired = 2
    let fingers = [scene.press(-40, 0), scene.press(60, 20)]
    scene.stage.advance(by: 0.6)
    #expect(scene.log.take() == ["press began"])
    #expect(press.location(in: scene.view).isNear(scene.placeInView(10, 10)))
    #expect(press.location(ofTouch: 1, in: scene.view).isNear(scene.placeInView(60, 20)))
    fingers[0].lift()
    #expect(scene.log.take() == ["press ended"])
    fingers[1].lift()
    #expect(scene.log.take() == [])
  }
}
