import Testing
import TouchstoneTesting
import UIKit

/// Statements 171–177 in every environment.
@MainActor
@Suite("Taps, at any location of their view")
struct TapRecognizerTests {
  // statement 171, 173, 177
  @Test(
    "a tap fires once, when it lifts, whatever surrounds its view",
    arguments: Surroundings.allCases)
  func once(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let tap = scene.add("tap", UITapGestureRecognizer())
    let finger = scene.press()
    scene.stage.advance(by: 0.3)
    #expect(scene.log.lines == [] && tap.state == .possible)
    finger.lift()
    #expect(scene.log.lines == ["tap ended"] && tap.state == .possible)
    scene.stage.settle()
    #expect(scene.log.lines == ["tap ended"] && scene.scrolled == 0)
  }

  // statement 173
  @Test(
    "a double tap of two fingers is a single action, when the last finger lifts",
    arguments: Surroundings.allCases)
  func severalFingers(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    for round in 0..<2 {
      let fingers = [scene.press(-30), scene.press(30)]
      fingers[0].lift()
      #expect(scene.log.lines == [])
      fingers[1].lift()
      #expect(scene.log.take() == (round == 0 ? [] : ["tap ended"]))
      scene.stage.advance(by: 0.1)
    }
  }

  // statement 172
  @Test(
    "a tap is at its first tap, at its fingers' center, in the view's space",
    arguments: Surroundings.allCases)
  func place(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    tap.numberOfTouchesRequired = 2
    var place: CGPoint?
    scene.log.onAction = { place = $0.location(in: scene.view) }
    for offset in [CGFloat(0), 20] {
      scene.lift(
        scene.press(CGVector(dx: -30, dy: offset), CGVector(dx: 50, dy: offset + 10)))
    }
    #expect(place?.isNear(scene.placeInView(10, 5)) == true)
  }

  // statement 171
  @Test(
    "a tap's required buttons apply to pointers only", arguments: Surroundings.allCases)
  func buttons(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    scene.add("tap", UITapGestureRecognizer()).buttonMaskRequired = .secondary
    scene.press().lift()
    #expect(scene.log.take() == ["tap ended"])
    scene.stage.pointer(at: RecognizerScene.middle).lift()
    #expect(scene.log.take() == [])
    scene.stage.pointer(at: RecognizerScene.middle, buttons: .secondary).lift()
    #expect(scene.log.take() == ["tap ended"])
  }

  // statement 174, 176
  @Test(
    "a tap's finger may move sideways by 45 points on the screen",
    arguments: Surroundings.allCases)
  func strays(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    _ = scene.add("tap", UITapGestureRecognizer())
    for (way, lines) in [(CGFloat(45), ["tap ended"]), (45.1, [])] {
      let finger = scene.press()
      finger.move(by: CGVector(dx: way, dy: 0))
      finger.lift()
      #expect(scene.log.take() == lines)
    }
    scene.stage.settle()
  }

  // statement 176
  @Test(
    "only a scroll view takes a tap's finger, once it moves ten points along its axis",
    arguments: Surroundings.allCases)
  func scrolls(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let tap = scene.add("tap", UITapGestureRecognizer())
    for (way, isScroll) in [(CGFloat(-9), false), (-12, true)] {
      let finger = scene.press()
      finger.move(by: CGVector(dx: 0, dy: way), duration: 0.1)
      let taken = isScroll && surroundings == .scrolled
      #expect((scene.scrolled > 0) == taken)
      finger.lift()
      #expect(scene.log.take() == (taken ? [] : ["tap ended"]))
      if taken { #expect(scene.stage.why(tap).contains("UIScrollView")) }
      scene.stage.settle()
    }
  }

  // statement 174, 176
  @Test(
    "a tap held for more than 0.75 seconds, or joined by a finger, fails",
    arguments: Surroundings.allCases)
  func held(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    _ = scene.add("tap", UITapGestureRecognizer())
    for (time, lines) in [(0.74, ["tap ended"]), (0.76, [])] {
      let finger = scene.press()
      scene.stage.advance(by: time)
      finger.lift()
      #expect(scene.log.take() == lines)
    }
    let fingers = [scene.press(), scene.press(40)]
    scene.lift(fingers)
    #expect(scene.log.take() == [])
  }

  // statement 174, 175
  @Test(
    "the next tap must come down within 0.35 seconds, at any location of the view",
    arguments: Surroundings.allCases)
  func interval(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    scene.add("tap", UITapGestureRecognizer()).numberOfTapsRequired = 2
    for (pause, lines) in [(0.34, ["tap ended"]), (0.36, [])] {
      scene.press().lift()
      scene.stage.advance(by: pause)
      scene.press().lift()
      #expect(scene.log.take() == lines)
      scene.stage.settle()
    }
  }

  // statement 209
  @Test("a recognizer's name appears in messages, and has no other effect")
  func name() {
    let scene = RecognizerScene()
    let tap = scene.add("open the card", UITapGestureRecognizer())
    scene.press().lift()
    #expect(scene.stage.traceText.contains("open the card"))
    #expect(scene.log.take() == ["open the card ended"])
    tap.name = nil
    scene.press().lift()
    #expect(scene.log.take() == ["? ended"])
  }
}
