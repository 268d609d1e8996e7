import Testing
import TouchstoneTesting
import UIKit

/// Touches on views that a property animator moves.
@Suite("Touches on animated views", .staged) @MainActor
struct AnimatorHitTests {
  private let scene = AnimationScene()
  private let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() { scene.box.addSubview(button) }

  private func touched(at x: CGFloat) -> UIView? {
    let finger = scene.stage.touch(at: CGPoint(x: x, y: 20))
    defer { finger.cancel() }
    return scene.stage.trace.last { $0.kind == .bound }?.subject?.object as? UIView
  }

  private func moving(_ set: (UIViewPropertyAnimator) -> Void = { _ in }) -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box = scene.box] in
      box.center.x = 220
    }
    set(animator)
    animator.startAnimation()
    scene.advance(to: 0.5)
    return animator
  }

  // statement 78
  @Test("a finger hits a view and its subviews where an animator shows them")
  func shown() {
    let animator = moving()
    #expect(touched(at: 120) === button)
    #expect(touched(at: 220) === scene.stage.window, "where it will be")
    #expect(scene.stage.window.hitTest(CGPoint(x: 220, y: 20), with: nil) === button)
    animator.stopAnimation(true)
    scene.stage.settle()
  }

  // statement 78
  @Test("with manual hit testing enabled a view is hit at its animation's end")
  func manual() {
    let animator = moving { $0.isManualHitTestingEnabled = true }
    #expect(touched(at: 120) === scene.stage.window)
    #expect(touched(at: 220) === button)
    animator.stopAnimation(true)
    scene.stage.settle()
  }

  // statement 78
  @Test("without user interaction no finger hits it while it moves")
  func closed() {
    let animator = moving { $0.isUserInteractionEnabled = false }
    #expect(touched(at: 120) === scene.stage.window)
    #expect(touched(at: 220) === scene.stage.window)
    animator.stopAnimation(true)
    scene.stage.settle()
    #expect(touched(at: 120) === button)
  }

  @Test("a finger catches a paused view, drags it and lets it continue")
  func caught() {
    let animator = moving()
    let finger = scene.stage.touch(at: CGPoint(x: 120, y: 20))
    animator.pauseAnimation()
    animator.fractionComplete = 0.75
    finger.lift()
    #expect(touched(at: 170) === button)
    animator.startAnimation()
    scene.stage.settle()
    #expect(touched(at: 220) === button)
  }
}
