import Testing
import TouchstoneTesting
import UIKit

/// A card with the code of typical drag-and-fling tutorials.
@MainActor
private final class Card: UIView {
  var speeds: [CGPoint] = []
  var fling: CGPoint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: Selector("cardDragged:", Card.dragged(_:))))
  }
  required init?(coder: NSCoder) { nil }

  private func dragged(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    center = CGPoint(x: center.x + way.x, y: center.y + way.y)
    pan.setTranslation(.zero, in: superview)
    speeds.append(pan.velocity(in: superview))
    if pan.state == .ended { fling = pan.velocity(in: superview) }
  }
}

@MainActor
@Suite("Resetting a translation, a scale or a rotation")
struct BaselineTests {
  private let scene = GestureScene()

  // statement 189, 405
  @Test(
    "a card dragged by resetting the translation is flung as fast as the finger moved")
  func dragAndFling() throws {
    let card = Card(frame: CGRect(x: 60, y: 100, width: 120, height: 80))
    scene.stage.window.addSubview(card)
    let finger = scene.stage.touch(at: card.center)
    finger.move(by: CGVector(dx: 150, dy: 60), duration: 0.3)
    finger.lift()
    let fling = try #require(card.fling)
    #expect(abs(fling.x - 500) < 1 && abs(fling.y - 200) < 1)
    #expect(card.speeds.dropFirst(2).allSatisfy { abs($0.x - 500) < 1 })
    // The whole movement except for the ten points before the beginning, measured along the path.
    #expect(abs(card.center.x - (120 + 150 - 10 * 150 / 161.55)) < 0.1)
  }

  // statement 189
  @Test("setting a translation moves only its reference point")
  func translation() {
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.1)
    let before = pan.velocity(in: nil)
    pan.setTranslation(CGPoint(x: 7, y: -3), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 7, y: -3))
    #expect(pan.velocity(in: nil) == before && abs(before.x - 600) < 1)
    finger.move(by: CGVector(dx: 10, dy: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 17, y: -3))
    finger.lift()
  }

  @Test("a translation reset in the touch method that began reads the value set")
  func translationAtOwnBeginning() {
    final class ResettingPan: UIPanGestureRecognizer {
      var reading: CGPoint?
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        guard state == .began else { return }
        setTranslation(.zero, in: view)
        reading = translation(in: view)
      }
    }
    let pan = scene.add("pan", ResettingPan())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 30, dy: 0))
    #expect(pan.reading == .zero && pan.translation(in: nil) == .zero)
    finger.lift()
  }

  // statement 200, 405
  @Test("a pinch whose scale is reset in each action keeps measuring the velocity")
  func scale() {
    let pinch = scene.add("pinch", UIPinchGestureRecognizer())
    var product: CGFloat = 1
    var velocities: [CGFloat] = []
    scene.log.onAction = { _ in
      product *= pinch.scale
      pinch.scale = 1
      velocities.append(pinch.velocity)
    }
    let one = scene.press(CGVector(dx: -40, dy: 0))
    let other = scene.press(CGVector(dx: 40, dy: 0))
    scene.stage.together {
      one.move(by: CGVector(dx: -50, dy: 0), duration: 0.2)
      other.move(by: CGVector(dx: 50, dy: 0), duration: 0.2)
    }
    // 500 points per second apart at a distance of 180: 2.78 times the current scale per second.
    #expect(abs((velocities.last ?? 0) - 500.0 / 180) < 0.02)
    #expect(velocities.dropFirst().allSatisfy { $0 > 2 })
    // Relative to the distance at the beginning.
    #expect(product > 1.9 && product < 180.0 / 88 + 0.001)
    for finger in [one, other] { finger.lift() }
  }

  // statement 203, 405
  @Test("a rotation that is reset in each action keeps measuring the velocity")
  func rotation() {
    let rotation = scene.add("rotation", UIRotationGestureRecognizer())
    var sum: CGFloat = 0
    var velocities: [CGFloat] = []
    scene.log.onAction = { _ in
      sum += rotation.rotation
      rotation.rotation = 0
      velocities.append(rotation.velocity)
    }
    let middle = scene.point
    let fingers = [0.0, Double.pi].map { angle in
      scene.press(CGVector(dx: 60 * cos(angle), dy: 60 * sin(angle)))
    }
    scene.stage.together {
      for (number, finger) in fingers.enumerated() {
        finger.follow(duration: 0.3) { fraction in
          let angle = Double.pi * Double(number) + Double(fraction) * 0.9
          return CGPoint(x: middle.x + 60 * cos(angle), y: middle.y + 60 * sin(angle))
        }
      }
    }
    #expect(abs((velocities.last ?? 0) - 3) < 0.05)
    #expect(velocities.dropFirst().allSatisfy { $0 > 2.5 })
    #expect(sum > 0.6 && sum < 0.9)
    for finger in fingers { finger.lift() }
  }
}
