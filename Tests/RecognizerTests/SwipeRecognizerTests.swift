import Testing
import TouchstoneTesting
import UIKit

/// Statements 194–198 in every environment.
@MainActor
@Suite("Swipes, at any location of their view")
struct SwipeRecognizerTests {
  private func stroke(_ scene: RecognizerScene, _ dx: CGFloat, _ dy: CGFloat, _ time: Double) {
    let finger = scene.press(-dx / 2, -dy / 2)
    finger.move(by: CGVector(dx: dx, dy: dy), duration: time)
    finger.lift()
    scene.stage.settle()
  }

  // statement 194, 197, 198
  @Test(
    "a swipe fires once, before the finger lifts, and is where the finger came down",
    arguments: Surroundings.allCases)
  func life(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let swipe = scene.add("swipe", UISwipeGestureRecognizer())
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    var place: CGPoint?
    scene.log.onAction = { place = $0.location(in: scene.view) }
    let finger = scene.press(-60, 10)
    finger.move(by: CGVector(dx: 120, dy: 0), duration: 0.1)
    #expect(scene.log.take() == ["swipe ended"])
    #expect(place?.isNear(scene.placeInView(-60, 10)) == true)
    finger.lift()
    #expect(scene.log.take() == [])
  }

  // statement 194
  @Test(
    "a swipe accepts several directions on the screen, except those of a scroll view",
    arguments: Surroundings.allCases)
  func directions(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    scene.add("swipe", UISwipeGestureRecognizer()).direction = [.left, .up]
    stroke(scene, -100, 0, 0.1)
    #expect(scene.log.take() == ["swipe ended"] && scene.scrolled == 0)
    stroke(scene, 100, 0, 0.1)
    #expect(scene.log.take() == [] && scene.scrolled == 0)
    stroke(scene, 0, -100, 0.1)
    #expect(scene.log.take() == (surroundings == .scrolled ? [] : ["swipe ended"]))
    #expect((scene.scrolled > 0) == (surroundings == .scrolled))
  }

  // statement 195, 196
  @Test(
    "a slow swipe must be straight and short, a fast one longer and may be less straight",
    arguments: Surroundings.allCases)
  func pace(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    _ = scene.add("swipe", UISwipeGestureRecognizer())
    for (dx, dy, time, isSwipe) in [
      (52.0, 0.0, 0.45, true), (48, 0, 0.45, false), (70, 40, 0.45, false),
      (58, 0, 0.03, false), (65, 0, 0.03, true), (100, 60, 0.05, true), (100, 95, 0.05, false),
      (90, 0, 0.9, false),
    ] {
      stroke(scene, dx, dy, time)
      let taken = surroundings == .scrolled && dy >= 10
      #expect(
        scene.log.take() == (isSwipe && !taken ? ["swipe ended"] : []),
        "\(dx), \(dy) in \(time) s")
    }
  }

  // statement 194
  @Test("a swipe of two fingers requires both", arguments: Surroundings.allCases)
  func twoFingers(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let swipe = scene.add("swipe", UISwipeGestureRecognizer())
    swipe.numberOfTouchesRequired = 2
    stroke(scene, 100, 0, 0.1)
    #expect(scene.log.take() == [])
    let fingers = scene.press(CGVector(dx: -60, dy: -20), CGVector(dx: -60, dy: 20))
    scene.stage.together {
      for finger in fingers { finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.1) }
    }
    #expect(scene.log.take() == ["swipe ended"])
    scene.lift(fingers)
  }
}
