import Foundation
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// Statements 207 and 208 in every environment.
@MainActor
@Suite("Hovers, at any location of their view")
struct HoverRecognizerTests {
  private func hover(_ scene: RecognizerScene, _ dx: CGFloat, _ dy: CGFloat) {
    scene.stage.hover(
      at: CGPoint(x: RecognizerScene.middle.x + dx, y: RecognizerScene.middle.y + dy))
  }

  // statement 207
  @Test(
    "a hover follows the pointer inside the view, in the view's coordinates",
    arguments: Surroundings.allCases)
  func life(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let hover = scene.add("hover", UIHoverGestureRecognizer())
    self.hover(scene, 0, -300)
    #expect(scene.log.take() == [])
    self.hover(scene, 10, 20)
    self.hover(scene, 20, 20)
    #expect(hover.location(in: scene.view).isNear(scene.placeInView(20, 20)))
    #expect(hover.numberOfTouches == 0)
    self.hover(scene, 20, 20)
    #expect(scene.log.take() == ["hover began", "hover changed"])
    self.hover(scene, 0, -300)
    #expect(scene.log.take() == ["hover ended"] && hover.state == .possible)
  }

  // statement 207
  @Test(
    "a hover is paused while a button is down, and ignores fingers",
    arguments: Surroundings.allCases)
  func buttons(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let hover = scene.add("hover", UIHoverGestureRecognizer())
    scene.stage.tap(at: RecognizerScene.middle)
    #expect(scene.log.take() == [])
    self.hover(scene, 0, 0)
    let pointer = scene.stage.pointer(at: RecognizerScene.middle)
    self.hover(scene, 5, 0)
    #expect(scene.log.take() == ["hover began"] && hover.state == .began)
    pointer.lift()
    self.hover(scene, 6, 0)
    #expect(scene.log.take() == ["hover changed"])
    let outside = scene.stage.pointer(at: RecognizerScene.middle)
    self.hover(scene, 0, -300)
    #expect(scene.log.take() == ["hover ended"])
    self.hover(scene, 0, 0)
    #expect(scene.log.take() == [])
    outside.lift()
    self.hover(scene, 1, 0)
    #expect(scene.log.take() == ["hover began"])
    self.hover(scene, 0, -300)
  }

  private final class ObservedHover: UIHoverGestureRecognizer {
    var seen: [State] = []
    override var state: State { didSet { seen.append(state) } }
  }

  // statement 150, 404
  @Test("a hover with a pending failure requirement begins only after the decision")
  func waiting() {
    let stage = Stage()
    let (inner, outer) = (ObservedHover(), UIHoverGestureRecognizer())
    let view = UIView(frame: stage.window.bounds)
    view.addGestureRecognizer(inner)
    stage.window.addSubview(view)
    stage.window.addGestureRecognizer(outer)
    inner.require(toFail: outer)
    stage.hover(at: CGPoint(x: 50, y: 50))
    #expect(outer.state == .began)
    #expect(!inner.seen.contains(.began))
    #expect(inner.state == .possible)
  }

  // statement 208
  @Test(
    "a hovering pencil has height, tilt and direction in the view's space; a pointer has none",
    arguments: Surroundings.allCases)
  func pencil(surroundings: Surroundings) {
    let scene = RecognizerScene(surroundings)
    let hover = scene.add("hover", UIHoverGestureRecognizer())
    self.hover(scene, 0, 0)
    #expect(hover.zOffset == 0 && hover.altitudeAngle == 0 && hover.rollAngle == 0)
    #expect(hover.azimuthAngle(in: nil) == 0)
    for (height, turn) in [(1.0, 0.3), (0.25, -2)] {
      var sample = HoverSample(
        phase: .moved,
        position: Point(x: RecognizerScene.middle.x, y: RecognizerScene.middle.y),
        time: scene.stage.now, zOffset: height, altitude: 0.7, azimuth: turn, roll: 0.1)
      sample.position.x += height
      scene.send(.hover(sample))
      #expect(hover.zOffset == height && hover.altitudeAngle == 0.7 && hover.rollAngle == 0.1)
      let seen = turn - (surroundings == .turned ? .pi / 6 : 0)
      #expect(hover.azimuthAngle(in: scene.view).isNear(seen, within: 1e-9))
      #expect(hover.azimuthAngle(in: nil).isNear(turn, within: 1e-9))
      let vector = hover.azimuthUnitVector(in: scene.view)
      #expect(vector.dx.isNear(cos(seen), within: 1e-9))
      #expect(vector.dy.isNear(sin(seen), within: 1e-9))
    }
    self.hover(scene, 0, -300)
  }
}
