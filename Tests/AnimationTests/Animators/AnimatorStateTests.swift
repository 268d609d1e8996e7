import Testing
import TouchstoneTesting
import UIKit

/// The states of a property animator, call by call.
@Suite("The states of a property animator", .staged) @MainActor
struct AnimatorStateTests {
  private let scene = AnimationScene()
  private var box: UIView { scene.box }

  /// Returns an animator that moves the box from 20 to 120 within a second.
  private func animator(_ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { [box] in box.center.x = 120 }
  }

  /// The presented position of the box.
  private var x: CGFloat { scene.seen.position.x }

  @Test("an animator that is stopped before it has animated anything calls no completion")
  func stoppedIdle() {
    let stage = Stage()
    var isTold = false
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
    animator.addCompletion { _ in isTold = true }
    animator.startAnimation(afterDelay: 1_000_000)
    animator.stopAnimation(true)
    stage.settle()
    #expect(!isTold && animator.state == .inactive)
  }

  @Test("an animator is inactive, active, then inactive, and calls its completion")
  func life() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && box.center.x == 20)
    animator.startAnimation()
    #expect(animator.state == .active && animator.isRunning && box.center.x == 120)
    scene.advance(to: 0.25)
    #expect(isNear(x, 45) && isNear(animator.fractionComplete, 0.25))
    scene.stage.settle()
    #expect(animator.state == .inactive && !animator.isRunning && ends == [.end])
    #expect(x == 120 && box.layer.animationKeys() == nil && isNear(scene.stage.now, 1, 0.05))
  }

  @Test("an animator waits for its delay")
  func delay() {
    let animator = animator()
    animator.startAnimation(afterDelay: 0.5)
    #expect(animator.delay == 0.5 && animator.isRunning)
    scene.advance(to: 0.4)
    #expect(x == 20)
    scene.advance(to: 1)
    #expect(isNear(x, 70))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 1.5, 0.05))
  }

  @Test("a paused animator doesn't move; restarted, it uses the remaining time")
  func pause() {
    let animator = animator()
    animator.startAnimation()
    scene.advance(to: 0.25)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    scene.stage.advance(by: 5)
    #expect(isNear(x, 45))
    animator.startAnimation()
    scene.stage.advance(by: 0.5)
    #expect(isNear(x, 95))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 6, 0.05) && animator.state == .inactive)
  }

  @Test("an animator paused before it starts applies its changes and shows none of them")
  func pausedFirst() {
    let animator = animator()
    animator.pauseAnimation()
    #expect(animator.state == .active && box.center.x == 120 && x == 20)
    scene.stage.advance(by: 2)
    #expect(x == 20)
    animator.startAnimation()
    scene.stage.settle()
    #expect(x == 120)
  }

  @Test("an animator reversed midway goes back and ends with the old values")
  func reversed() {
    let animator = animator()
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    scene.advance(to: 0.75)
    animator.isReversed = true
    #expect(animator.isRunning && isNear(animator.fractionComplete, 0.25))
    scene.advance(to: 1)
    #expect(isNear(x, 70))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 1.5, 0.05) && ends == [.start])
    #expect(box.center.x == 20 && x == 20)
  }

  @Test("an animator reversed at the start goes from the new values to the old ones")
  func reversedFirst() {
    let animator = animator()
    animator.isReversed = true
    animator.startAnimation()
    #expect(x == 120)
    scene.advance(to: 0.25)
    #expect(isNear(x, 95) && isNear(animator.fractionComplete, 0.25))
    scene.stage.settle()
    #expect(box.center.x == 20)
  }

  @Test("stopping leaves the values on the screen, and finishing reports the final position")
  func stop() {
    for (position, x) in [
      (UIViewAnimatingPosition.current, 45.0), (.start, 20), (.end, 120),
    ] {
      UIView.performWithoutAnimation { box.center.x = 20 }
      let animator = animator()
      var ends: [UIViewAnimatingPosition] = []
      animator.addCompletion { ends.append($0) }
      animator.startAnimation()
      scene.stage.advance(by: 0.25)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && isNear(box.center.x, 45) && ends == [])
      #expect(box.layer.animationKeys() == nil)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && isNear(box.center.x, x) && ends == [position])
    }
    scene.stage.settle()
  }

  @Test("an animator stopped without finishing is inactive and calls no completion")
  func stopForGood() {
    let animator = animator()
    animator.addCompletion { _ in Issue.record("nobody is told") }
    animator.startAnimation()
    scene.stage.advance(by: 0.25)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && isNear(box.center.x, 45))
    scene.stage.settle()
    animator.addAnimations { [box] in box.center.x = 220 }
    animator.startAnimation()
    scene.stage.settle()
    #expect(box.center.x == 220, "it can be used again")
  }

  @Test("a call that is an exception in UIKit reports one line, and changes nothing")
  func refusals() {
    let animator = animator()
    animator.stopAnimation(true)
    animator.finishAnimation(at: .end)
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    #expect(scene.faults.count == 3 && animator.state == .inactive)
    animator.startAnimation()
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
    animator.finishAnimation(at: .end)
    animator.isInterruptible = false
    #expect(scene.faults.count == 7 && animator.isRunning && animator.isInterruptible)
    scene.stage.advance(by: 0.25)
    animator.stopAnimation(false)
    animator.startAnimation()
    animator.pauseAnimation()
    animator.addAnimations {}
    animator.fractionComplete = 0.5
    #expect(scene.faults.count == 11 && animator.state == .stopped)
    #expect(scene.faults.allSatisfy { $0.contains("an animator") })
    animator.finishAnimation(at: .end)
    let fixed = self.animator()
    fixed.isInterruptible = false
    fixed.startAnimation()
    fixed.pauseAnimation()
    fixed.stopAnimation(true)
    #expect(scene.faults.count == 13 && fixed.isRunning)
    scene.stage.settle()
  }

  @Test("an animator may pause on completion, so that it can be reversed")
  func pausesOnCompletion() {
    let animator = animator()
    animator.pausesOnCompletion = true
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    scene.stage.advance(by: 1.5)
    #expect(animator.state == .active && !animator.isRunning && ends == [])
    #expect(isNear(animator.fractionComplete, 1) && isNear(x, 120))
    animator.isReversed = true
    animator.startAnimation()
    scene.stage.advance(by: 0.25)
    #expect(isNear(x, 95))
    animator.pausesOnCompletion = false
    scene.stage.settle()
    #expect(ends == [.start] && box.center.x == 20)
  }

  @Test("animations added while the animator runs use the remaining time")
  func addedLater() {
    let animator = animator()
    animator.startAnimation()
    scene.advance(to: 0.5)
    animator.addAnimations { [box] in box.alpha = 0.5 }
    animator.addAnimations({ [box] in box.center.y = 120 }, delayFactor: 0.5)
    scene.advance(to: 0.75)
    #expect(isNear(scene.seen.opacity, 0.75) && isNear(scene.seen.position.y, 20))
    scene.advance(to: 0.875)
    #expect(isNear(scene.seen.position.y, 70))
    scene.stage.settle()
    #expect(isNear(scene.stage.now, 1, 0.05))
  }

  @Test("animations added with a delay factor begin after it, and end with the others")
  func delayFactor() {
    let animator = animator()
    animator.addAnimations({ [box] in box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    scene.advance(to: 0.5)
    #expect(scene.seen.opacity == 1)
    scene.advance(to: 0.75)
    #expect(isNear(scene.seen.opacity, 0.5))
    scene.stage.settle()
    #expect(scene.seen.opacity == 0)
  }

  @Test("an animator that changes nothing ends in the next turn of the run loop")
  func nothing() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    #expect(end == nil)
    scene.stage.advance(by: 0)
    #expect(end == .end && animator.state == .inactive)
  }

  @Test("an animator whose animations are removed ends")
  func removed() {
    let animator = animator()
    var end: UIViewAnimatingPosition?
    animator.addCompletion { end = $0 }
    animator.startAnimation()
    scene.advance(to: 0.25)
    box.layer.removeAllAnimations()
    scene.stage.settle()
    #expect(end == .end && animator.state == .inactive && box.center.x == 120)
  }

  @Test("one call creates and starts a running animator")
  func running() {
    var end: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0.5, options: .curveLinear
    ) { [box] in
      box.center.x = 120
    } completion: {
      end = $0
    }
    #expect(animator.isRunning && !animator.isUserInteractionEnabled)
    scene.advance(to: 1)
    #expect(isNear(x, 70))
    scene.stage.settle()
    #expect(end == .end)
  }

  @Test("a copy has the duration, the timing and the changes, and is inactive")
  func copy() throws {
    let animator = animator()
    let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
    #expect(copy !== animator && copy.duration == 1 && copy.state == .inactive)
    copy.startAnimation()
    scene.advance(to: 0.5)
    #expect(isNear(x, 70))
    scene.stage.settle()
  }

  @Test("of two changes of one value the first start and the last end count")
  func changedTwice() {
    let animator = animator()
    animator.addAnimations { [box] in box.center.x = 220 }
    animator.startAnimation()
    scene.advance(to: 0.5)
    #expect(isNear(x, 120))
    animator.isReversed = true
    scene.stage.settle()
    #expect(box.center.x == 20)
  }

  @Test("the animator also drives blocks and keyframes inside its changes")
  func nested() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in
      UIView.animate(withDuration: 5) { box.alpha = 0 }
      UIView.animateKeyframes(withDuration: 0, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 120 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 20 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(isNear(scene.seen.opacity, 0.75) && isNear(x, 70))
    animator.fractionComplete = 0.75
    #expect(isNear(x, 70))
    animator.stopAnimation(true)
    #expect(isNear(box.center.x, 70))
    scene.stage.settle()
  }
}
