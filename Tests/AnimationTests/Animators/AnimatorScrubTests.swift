import Testing
import TouchstoneTesting
import UIKit

/// Scrubbing a property animator, and continuing it.
@Suite("A property animator scrubbed by hand", .staged) @MainActor
struct AnimatorScrubTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }
  private var x: CGFloat { scene.seen.position.x }

  private func animator(_ curve: UIView.AnimationCurve) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in box.center.x = 120 }
  }

  @Test("setting the fraction activates and pauses the animator, which then moves linearly")
  func evenly() {
    let animator = animator(.easeIn)
    animator.fractionComplete = 0.25
    #expect(animator.state == .active && !animator.isRunning && isNear(x, 45))
    for part in [0.9, 0.1, 0.5] {
      animator.fractionComplete = part
      #expect(isNear(x, 20 + 100 * part) && isNear(animator.fractionComplete, part))
    }
    animator.fractionComplete = 7
    #expect(isNear(x, 120))
    animator.fractionComplete = .nan
    #expect(isNear(x, 120) && scene.faults.count == 1)
    animator.stopAnimation(true)
  }

  @Test("without linear scrubbing the animator moves along its curve")
  func alongCurve() {
    let animator = animator(.easeIn)
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(isNear(x, 20 + 31.536) && isNear(animator.fractionComplete, 0.5))
    animator.startAnimation()
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 0.5, 0.05))
  }

  @Test("pausing midway does not jump, and the animator continues along its curve without a jump")
  func noJump() {
    let animator = animator(.easeInOut)
    animator.startAnimation()
    scene.advance(to: 0.25)
    animator.pauseAnimation()
    #expect(isNear(x, 20 + 12.916) && isNear(animator.fractionComplete, 0.12916, 0.001))
    animator.fractionComplete = 0.5
    #expect(isNear(x, 70))
    animator.startAnimation()
    #expect(isNear(x, 70))
    scene.stage.advance(by: 0.25)
    #expect(isNear(x, 20 + 87.084), "half of the curve is left, which takes half of the time")
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 0.75, 0.05))
  }

  @Test("an animation with a delay does not jump either")
  func delayedPart() {
    let animator = animator(.easeOut)
    animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.advance(to: 0.75)
    let seen = scene.seen.opacity
    animator.pauseAnimation()
    #expect(isNear(scene.seen.opacity, Double(seen), 0.001))
    animator.fractionComplete = 1
    #expect(scene.seen.opacity == 0 && isNear(x, 120))
    animator.fractionComplete = 0.95
    let held = scene.seen.opacity
    animator.startAnimation()
    #expect(isNear(scene.seen.opacity, Double(held), 0.001) && isNear(x, 115))
    scene.stage.settle()
    #expect(scene.seen.opacity == 0)
  }

  @Test("the animator continues within a fraction of its duration")
  func durationFactor() {
    let animator = animator(.linear)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    scene.advance(to: 1)
    #expect(isNear(x, 95) && animator.isRunning)
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 2, 0.05))
  }

  @Test("the animator continues with another timing curve, from the values on the screen")
  func otherPace() {
    let animator = animator(.linear)
    animator.fractionComplete = 0.5
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 1)
    #expect(isNear(x, 70))
    scene.advance(to: 0.5)
    #expect(isNear(x, 70 + 50 * 0.31536))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 1, 0.05) && box.center.x == 120)
  }

  @Test("the animator reverses with another timing curve, which starts at the current position")
  func otherPaceBack() {
    let animator = animator(.linear)
    animator.fractionComplete = 0.5
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.5) && isNear(x, 70))
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
    scene.advance(to: 0.25)
    #expect(isNear(x, 70 - 50 * 0.68464), "half of the time, which is half a second")
    scene.stage.settle()
    #expect(box.center.x == 20 && isNear(scene.stage.now, 0.5, 0.05))
  }

  @Test("a spring continues a drag with its velocity")
  func spring() throws {
    let animator = animator(.linear)
    animator.fractionComplete = 0.5
    let parameters = UISpringTimingParameters(
      mass: 1, stiffness: 100, damping: 10, initialVelocity: CGVector(dx: 4, dy: 0))
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
    scene.advance(to: 0.01)
    // A hundredth of a second at four distances of fifty points per second, and the spring's
    // initial acceleration.
    #expect(isNear(x, 72.2, 0.2))
    scene.stage.settle()
    #expect(scene.stage.now > 1 && box.center.x == 120)
  }

  @Test("a spring that overshoots is paused beyond its end, and continues from there")
  func overshoot() {
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.3) { [box] in
      box.center.x = 120
    }
    animator.startAnimation()
    while x <= 130 { scene.stage.advance(by: 1.0 / 60) }
    let seen = x
    animator.pauseAnimation()
    #expect(isNear(x, Double(seen)))
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.settle()
    #expect(box.center.x == 20)
  }

  @Test("the fraction of an animator reversed while paused counts from the other end")
  func reversedWhilePaused() {
    let animator = animator(.linear)
    animator.fractionComplete = 0.25
    animator.isReversed = true
    #expect(isNear(animator.fractionComplete, 0.75) && isNear(x, 45))
    animator.fractionComplete = 0.5
    #expect(isNear(x, 70))
    animator.isReversed = false
    animator.startAnimation()
    scene.stage.settle()
    #expect(box.center.x == 120)
  }

  /// Scrubs an animator with a finger.
  @MainActor private final class Hand: NSObject {
    let animator: UIViewPropertyAnimator

    init(_ animator: UIViewPropertyAnimator) { self.animator = animator }

    func pan(_ recognizer: UIPanGestureRecognizer) {
      switch recognizer.state {
      case .changed:
        animator.fractionComplete = recognizer.translation(in: recognizer.view).x / 200
      case .ended: animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      default: break
      }
    }
  }

  @Test("a pan scrubs the animator, and lets it continue")
  func pan() {
    let hand = Hand(animator(.linear))
    let pan = UIPanGestureRecognizer(target: hand, action: Selector("pan:", Hand.pan))
    scene.stage.window.addGestureRecognizer(pan)
    scene.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 200, y: 300))
    #expect(hand.animator.isRunning && x > 55 && x < 80)
    scene.stage.settle()
    #expect(x == 120)
  }
}
