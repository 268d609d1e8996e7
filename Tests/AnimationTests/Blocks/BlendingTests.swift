import Testing
import TouchstoneTesting
import UIKit

/// The outcome of an animation when another one begins.
@Suite("Overlapping animations of views", .staged) @MainActor
struct BlendingTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }

  private func linear(
    _ duration: TimeInterval = 1, _ options: UIView.AnimationOptions = [],
    _ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveLinear, options], animations: changes,
      completion: completion)
  }

  @Test("positions, sizes, transforms and corners are animated additively, as measured")
  func additive() throws {
    linear {
      box.center.x += 100
      box.bounds.size.width += 60
      box.transform = CGAffineTransform(rotationAngle: 1)
      box.layer.cornerRadius = 9
    }
    #expect(
      box.layer.animationKeys() == [
        "position", "bounds.origin", "bounds.size", "transform", "cornerRadius",
      ])
    for key in box.layer.animationKeys() ?? [] {
      let animation = try #require(box.layer.animation(forKey: key) as? CABasicAnimation)
      #expect(animation.isAdditive, "\(key)")
    }
    let position = try #require(box.layer.animation(forKey: "position") as? CABasicAnimation)
    #expect(position.fromValue as? CGPoint == CGPoint(x: -100, y: 0))
    #expect(position.toValue as? CGPoint == .zero && position.fillMode == .both)
    scene.stage.settle()
  }

  @Test("opacity and color are animated from value to value, as measured")
  func plain() throws {
    linear {
      box.alpha = 0.5
      box.backgroundColor = .red
    }
    for key in ["opacity", "backgroundColor"] {
      let animation = try #require(box.layer.animation(forKey: key) as? CABasicAnimation)
      #expect(!animation.isAdditive, "\(key)")
    }
    scene.stage.settle()
  }

  @Test("a shadow is animated inside a block")
  func shadow() {
    linear { box.layer.shadowRadius = 13 }
    scene.advance(to: 0.5)
    #expect(isNear(scene.seen.shadowRadius, 8))
    scene.stage.settle()
  }

  @Test("a second movement blends with the first, which continues to its end")
  func blend() {
    var ends: [String] = []
    linear {
      box.center.x = 120
    } completion: {
      ends.append("first \($0)")
    }
    scene.advance(to: 0.5)
    #expect(isNear(scene.seen.position.x, 70))
    linear {
      box.center.x = 20
    } completion: {
      ends.append("second \($0)")
    }
    #expect(isNear(scene.seen.position.x, 70), "no jump")
    #expect(box.layer.animationKeys() == ["position", "position-2"])
    scene.advance(to: 0.75)
    // A quarter of the first distance and three quarters of the second are left.
    #expect(isNear(scene.seen.position.x, 20 - 25 + 75))
    scene.advance(to: 1.25)
    #expect(isNear(scene.seen.position.x, 20 + 25))
    scene.stage.settle()
    #expect(ends == ["first true", "second true"])
    #expect(scene.seen.position.x == 20)
  }

  @Test("beginFromCurrentState changes nothing for additive animations, as measured")
  func blendFromCurrentState() {
    linear { box.center.x = 120 }
    scene.advance(to: 0.5)
    linear(1, .beginFromCurrentState) { box.center.x = 20 }
    #expect(box.layer.animationKeys() == ["position", "position-2"])
    scene.stage.settle()
  }

  @Test("a second fade replaces the first, and starts from the view's model value")
  func fade() {
    var ends: [String] = []
    linear {
      box.alpha = 0.5
    } completion: {
      ends.append("first \($0)")
    }
    scene.advance(to: 0.5)
    #expect(isNear(scene.seen.opacity, 0.75))
    linear {
      box.alpha = 0.1
    } completion: {
      ends.append("second \($0)")
    }
    #expect(isNear(scene.seen.opacity, 0.5), "as measured: it jumps")
    #expect(box.layer.animationKeys() == ["opacity"])
    scene.stage.settle()
    #expect(ends == ["first false", "second true"])
  }

  @Test("a second fade from the current state starts from the value on the screen")
  func fadeFromCurrentState() {
    linear { box.alpha = 0.5 }
    scene.advance(to: 0.5)
    linear(1, .beginFromCurrentState) { box.alpha = 0.1 }
    #expect(isNear(scene.seen.opacity, 0.75))
    scene.advance(to: 1)
    #expect(isNear(scene.seen.opacity, 0.425))
    scene.stage.settle()
  }

  @Test("a transform is animated by its angle, a flattening one from value to value")
  func transforms() {
    linear { box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3) }
    scene.advance(to: 0.5)
    let parts = scene.seen.affineTransform().decomposed()
    #expect(isNear(parts.rotation, .pi / 4) && isNear(parts.scale.width, 2))
    scene.stage.settle()
    linear { box.transform = CGAffineTransform(scaleX: 0, y: 0) }
    scene.stage.advance(by: 0.5)
    #expect(isNear(scene.seen.affineTransform().decomposed().scale.height, 1.5))
    scene.stage.settle()
  }

  @Test("a change without animation moves the whole animation along")
  func shifted() {
    linear { box.center.x = 120 }
    scene.advance(to: 0.5)
    box.center.x = 220
    #expect(isNear(scene.seen.position.x, 170))
    scene.stage.settle()
  }

  @Test("a view outside any window changes at once")
  func windowless() {
    let view = UIView()
    var ended: Bool?
    linear {
      view.alpha = 0
    } completion: {
      ended = $0
    }
    #expect(view.layer.animationKeys() == nil && ended == nil)
    scene.stage.advance(by: 0)
    #expect(ended == true)
  }
}
