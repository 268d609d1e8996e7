import Testing
import TouchstoneTesting
import UIKit

/// Animations by keyframes.
@Suite("Keyframes of views", .staged) @MainActor
struct KeyframeTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }
  private static let linear = UIView.KeyframeAnimationOptions(
    rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  private func run(
    _ options: UIView.KeyframeAnimationOptions = [], duration: TimeInterval = 2,
    delay: TimeInterval = 0, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animateKeyframes(
      withDuration: duration, delay: delay, options: [Self.linear, options]
    ) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.center.x = 120 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        box.center.x = 220
        box.alpha = 0.5
      }
    } completion: {
      completion?($0)
    }
  }

  @Test("each keyframe uses its part of the duration, and the view waits in between")
  func parts() {
    var ended: TimeInterval?
    run { _ in ended = scene.stage.now }
    #expect(box.center.x == 220 && box.alpha == 0.5, "the views have their last values at once")
    for (time, x, alpha) in [(0.25, 70.0, 1.0), (0.5, 120, 1), (0.9, 120, 1), (1.5, 170, 0.75)] {
      scene.advance(to: time)
      #expect(isNear(scene.seen.position.x, x), "at \(time)")
      #expect(isNear(scene.seen.opacity, alpha), "at \(time)")
    }
    scene.stage.settle()
    #expect(ended.map { isNear($0, 2, 0.05) } == true)
  }

  @Test("the keyframe animation eases in and out unless its options specify another curve")
  func easing() {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 120 }
    }
    scene.advance(to: 0.25)
    #expect(isNear(scene.seen.position.x, 20 + 12.916))
    scene.stage.settle()
  }

  @Test("a change outside any keyframe uses the whole duration")
  func outside() {
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      box.layer.cornerRadius = 10
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
    }
    scene.advance(to: 0.5)
    #expect(isNear(scene.seen.cornerRadius, 5) && scene.seen.opacity == 1)
    scene.stage.settle()
  }

  @Test("discrete keyframes jump, paced ones keep one speed, cubic ones curve")
  func modes() {
    run(.calculationModeDiscrete)
    scene.stage.advance(by: 0.25)
    #expect(scene.seen.position.x == 20)
    scene.stage.advance(by: 0.5)
    #expect(scene.seen.position.x == 120)
    scene.stage.settle()
    UIView.performWithoutAnimation { box.center.x = 20 }
    let start = scene.stage.now
    run(.calculationModePaced)
    scene.advance(to: start + 1)
    #expect(isNear(scene.seen.position.x, 120), "half of two equal ways")
    scene.stage.settle()
    UIView.performWithoutAnimation { box.center.x = 20 }
    run(.calculationModeCubic)
    scene.stage.advance(by: 0.125)
    #expect(isNear(scene.seen.position.x, 40.3, 0.1), "a straight way would be at 45")
    scene.stage.settle()
  }

  @Test("keyframes wait for their delay, repeat, and run back")
  func timing() {
    run([.autoreverse, .repeat], delay: 1)
    scene.advance(to: 0.9)
    #expect(scene.seen.position.x == 20)
    scene.advance(to: 1 + 2 + 0.5)
    #expect(isNear(scene.seen.position.x, 170), "on the way back")
    scene.advance(to: 1 + 4 + 0.25)
    #expect(isNear(scene.seen.position.x, 70), "again")
    box.layer.removeAllAnimations()
    scene.stage.settle()
  }

  @Test("keyframes blend with running animations, and refuse touches unless allowed")
  func blending() {
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.center.y = 120 }
    run(.allowUserInteraction)
    scene.advance(to: 0.5)
    #expect(isNear(scene.seen.position.x, 120) && isNear(scene.seen.position.y, 70))
    scene.stage.settle()
    run()
    #expect(scene.stage.window.hitTest(box.center, with: nil) === scene.stage.window)
    scene.stage.settle()
    run(.allowUserInteraction)
    #expect(scene.stage.window.hitTest(box.center, with: nil) === box)
    scene.stage.settle()
  }

  @Test("a block inside a keyframe uses its part of the time")
  func nested() {
    UIView.animateKeyframes(withDuration: 2, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        UIView.animate(withDuration: 9) { box.center.x = 120 }
      }
    }
    scene.advance(to: 1.5)
    #expect(isNear(scene.seen.position.x, 70))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 2, 0.05))
  }

  @Test("a keyframe outside of an animation changes at once")
  func alone() {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.center.x = 120 }
    #expect(box.center.x == 120 && box.layer.animationKeys() == nil)
  }

  @Test("a removed animation completes as not finished")
  func removed() {
    var ended: Bool?
    run { ended = $0 }
    scene.advance(to: 0.3)
    box.layer.removeAllAnimations()
    scene.stage.settle()
    #expect(ended == false)
  }
}
