import Testing
import TouchstoneTesting
import UIKit

/// Animators that never run, or that move nothing.
@MainActor @Suite(.staged)
struct IdleAnimatorTests {
  private let scene = AnimationScene()

  @Test func `An animator that moves nothing is released with its owner, paused or not`() {
    weak var made: UIViewPropertyAnimator?
    weak var paused: UIViewPropertyAnimator?
    do {
      let one = UIViewPropertyAnimator(duration: 1, curve: .linear)
      let other = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
      other.pauseAnimation()
      (made, paused) = (one, other)
    }
    #expect(made == nil && paused == nil)
  }

  @Test func `Twenty thousand paused animators are made, ended and released`() {
    var animators = (0..<20_000).map { _ in UIViewPropertyAnimator(duration: 1, curve: .linear) }
    for animator in animators { animator.pauseAnimation() }
    scene.stage.advance(by: 0.1)
    for animator in animators.prefix(10_000) { animator.stopAnimation(true) }
    weak let last = animators.last
    animators = []
    #expect(last == nil)
    #expect(scene.faults == [])
  }

  @Test func `An animator that gets its first change while paused is hit where it is shown`() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.pauseAnimation()
    animator.addAnimations { [box = scene.box] in box.center.x += 200 }
    animator.fractionComplete = 0.5
    scene.stage.advance(by: 0.1)
    let finger = scene.stage.touch(at: CGPoint(x: 120, y: 20))
    let touched = scene.stage.trace.last { $0.kind == .bound }?.subject?.object as? UIView
    #expect(touched === scene.box)
    finger.cancel()
    animator.stopAnimation(true)
    scene.stage.settle()
  }
}
