import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// Statements 199–204 in every environment.
@MainActor
@Suite("Pinches and rotations, at any location of their view")
struct PairRecognizerTests {
  // statement 199, 200, 202, 405
  @Test(
    "a pinch's scale is the ratio of distances on the screen, after a change of eight points",
    arguments: Surroundings.allCases)
  func pinch(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pinch = scene.add("pinch", UIPinchGestureRecognizer())
    let fingers = scene.press(CGVector(dx: -21, dy: 0), CGVector(dx: 21, dy: 0))
    fingers[1].move(by: CGVector(dx: 7.9, dy: 0))
    #expect(scene.log.take() == [] && pinch.scale == 1)
    fingers[1].move(by: CGVector(dx: 0.1, dy: 0))
    #expect(scene.log.take() == ["pinch began"] && pinch.scale == 1)
    fingers[1].move(by: CGVector(dx: 50, dy: 0), duration: 0.1)
    #expect(scene.log.takeRuns() == ["pinch changed"] && pinch.scale.isNear(2))
    #expect(pinch.velocity.isNear(10, within: 0.2))
    #expect(pinch.location(in: scene.view).isNear(scene.placeInView(29, 0)))
    pinch.scale = 1
    #expect(pinch.velocity.isNear(5, within: 0.1))
    fingers[1].move(by: CGVector(dx: -50, dy: 0), duration: 0.1)
    #expect(pinch.scale.isNear(0.5) && pinch.velocity.isNear(-5, within: 0.1))
    scene.lift(fingers)
    #expect(scene.log.takeRuns() == ["pinch changed ended"] && scene.scrolled == 0)
  }

  // statement 201
  @Test(
    "a pinch left with one finger waits silently, and continues with a new one",
    arguments: Surroundings.allCases)
  func regrip(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let pinch = scene.add("pinch", UIPinchGestureRecognizer())
    var fingers = scene.press(CGVector(dx: -25, dy: 0), CGVector(dx: 25, dy: 0))
    fingers[1].move(by: CGVector(dx: 50, dy: 0))
    fingers[1].move(by: CGVector(dx: 50, dy: 0))
    #expect(pinch.scale.isNear(1.5))
    fingers[1].lift()
    _ = scene.log.take()
    fingers[0].move(by: CGVector(dx: -20, dy: 0), duration: 0.1)
    #expect(scene.log.take() == [])
    #expect(pinch.scale.isNear(1.5) && pinch.numberOfTouches == 1 && pinch.state == .changed)
    fingers[1] = scene.press(55)
    #expect(pinch.scale.isNear(1.5) && pinch.numberOfTouches == 2)
    fingers[1].move(by: CGVector(dx: 100, dy: 0))
    #expect(pinch.scale.isNear(3))
    fingers[0].lift()
    #expect(scene.log.take() == ["pinch changed"])
    fingers[1].lift()
    #expect(scene.log.take() == ["pinch ended"])
  }

  // statement 202, 203, 204
  @Test(
    "a rotation is clockwise positive, in radians, after ten degrees",
    arguments: Surroundings.allCases, [1.0, -1])
  func rotation(surroundings: Surroundings, sign: Double) {
    let scene = RecognizerScene(surroundings)
    let rotation = scene.add("rotation", UIRotationGestureRecognizer())
    let fingers = scene.press(CGVector(dx: -60, dy: 0), CGVector(dx: 60, dy: 0))
    func turn(from start: Double, by angle: Double, duration: Double) {
      scene.stage.together {
        for (finger, side) in zip(fingers, [-60.0, 60]) {
          finger.follow(duration: duration) { fraction in
            let angle = (start + angle * fraction) * sign * .pi / 180
            return CGPoint(
              x: RecognizerScene.middle.x + side * cos(angle),
              y: RecognizerScene.middle.y + side * sin(angle))
          }
        }
      }
    }
    turn(from: 0, by: 9.9, duration: 0)
    #expect(scene.log.take() == [])
    turn(from: 9.9, by: 0.2, duration: 0)
    #expect(scene.log.take() == ["rotation began"])
    #expect(rotation.rotation.isNear(0))
    turn(from: 10.1, by: 90, duration: 0.25)
    #expect(rotation.rotation.isNear(sign * .pi / 2, within: 1e-9))
    #expect(rotation.velocity.isNear(sign * 2 * .pi, within: 0.05))
    rotation.rotation = 1
    #expect(rotation.velocity.isNear(sign * 2 * .pi, within: 0.05))
    turn(from: 100.1, by: 180, duration: 0.5)
    #expect(rotation.rotation.isNear(1 + sign * .pi, within: 1e-9))
    // The same rotation as an app would apply it to a view.
    let applied = CGAffineTransform(rotationAngle: rotation.rotation - 1)
    #expect(applied.a.isNear(-1, within: 1e-9))
    scene.lift(fingers)
    #expect(scene.log.takeRuns().last == "rotation changed ended" && scene.scrolled == 0)
  }

  // statement 203
  @Test(
    "a rotation keeps its angle while one finger is away", arguments: Surroundings.allCases)
  func rotationRegrip(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let rotation = scene.add("rotation", UIRotationGestureRecognizer())
    let still = scene.press()
    let finger = scene.press(60)
    finger.move(to: CGPoint(x: 195, y: 482))
    finger.move(to: CGPoint(x: 135, y: 422))
    #expect(rotation.rotation.isNear(.pi / 2, within: 1e-9))
    finger.lift()
    #expect(rotation.numberOfTouches == 1)
    let other = scene.press(60)
    #expect(rotation.rotation.isNear(.pi / 2, within: 1e-9))
    other.move(to: CGPoint(x: 195, y: 362))
    #expect(rotation.rotation.isNear(0, within: 1e-9))
    scene.lift([still, other])
    #expect(scene.log.takeRuns() == ["rotation began changed ended"])
  }

  // statement 199
  @Test("fingers that move together along a scroll view's axis scroll it, and do not pinch")
  func scrolls() {
    let scene = RecognizerScene(.scrolled)
    _ = scene.add("pinch", UIPinchGestureRecognizer())
    _ = scene.add("rotation", UIRotationGestureRecognizer())
    let fingers = scene.press(CGVector(dx: -40, dy: 0), CGVector(dx: 40, dy: 0))
    scene.stage.together {
      for finger in fingers { finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.2) }
    }
    scene.stage.advance(by: 0.1)
    scene.lift(fingers)
    #expect(scene.log.take() == [] && scene.scrolled.isNear(50, within: 1))
    scene.stage.settle()
  }

  @Test("a failed pinch reports how far its fingers moved")
  func verdict() {
    let scene = RecognizerScene()
    let pinch = scene.add("pinch", UIPinchGestureRecognizer())
    let fingers = scene.press(CGVector(dx: -50, dy: 0), CGVector(dx: 50, dy: 0))
    fingers[1].move(by: CGVector(dx: 5, dy: 0))
    fingers[0].lift()
    fingers[1].lift()
    #expect(scene.stage.why(pinch).contains("moved only 5 pt, 8 required"))
  }
}
