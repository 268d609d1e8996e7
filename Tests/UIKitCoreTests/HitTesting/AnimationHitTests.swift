import Testing
import TouchstoneTesting
import UIKit

/// Hit testing during animations.
@MainActor @Suite(.staged)
struct AnimationHitTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

  init() { stage.window.addSubview(view) }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    stage.window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  /// Views are animated in the application of the last created stage, which is this one.
  private func animate(
    _ options: UIView.AnimationOptions = [], _ changes: @escaping () -> Void
  ) {
    UIView.animate(withDuration: 1, delay: 0, options: options, animations: changes)
  }

  // statement 76
  @Test("a moving view is hit at its animation's end, not where it is shown")
  func modelGeometry() {
    animate([.allowUserInteraction, .curveLinear]) { view.center.x += 200 }
    stage.advance(by: 0.5)
    let seen = view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(seen - 100) < 1)
    #expect(hit(210, 5) === view)
    #expect(hit(110, 5) === stage.window, "here it is seen")
    #expect(hit(5, 5) === stage.window)
    stage.settle()
  }

  // statement 76
  @Test("an animation of a layer alone does not change hit testing")
  func layerAnimation() {
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: 300, y: 300)
    animation.duration = 1
    view.layer.add(animation, forKey: "position")
    stage.advance(by: 0.2)
    #expect(hit(5, 5) === view)
    stage.settle()
  }

  // statement 77
  @Test("a view refuses touches while a block animates it, and accepts them again afterwards")
  func blockAnimation() {
    let child = UIView(frame: view.bounds)
    view.addSubview(child)
    animate { view.alpha = 0.5 }
    #expect(hit(5, 5) === stage.window, "its subtree is passed by too")
    stage.advance(by: 0.9)
    #expect(hit(5, 5) === stage.window)
    stage.advance(by: 0.2)
    #expect(hit(5, 5) === child)
    #expect(view.isUserInteractionEnabled)
  }

  // statement 77
  @Test("a real touch skips an animating view and reaches the view behind it")
  func touchDuringAnimation() {
    animate { view.center.y += 10 }
    let finger = stage.touch(at: CGPoint(x: 20, y: 20))
    #expect(stage.trace.last { $0.kind == .bound }?.subject?.object === stage.window)
    finger.lift()
    stage.settle()
    let later = stage.touch(at: CGPoint(x: 20, y: 20))
    #expect(stage.trace.last { $0.kind == .bound }?.subject?.object === view)
    later.lift()
  }

  // statement 77
  @Test("with .allowUserInteraction an animating view accepts touches")
  func allowed() {
    animate(.allowUserInteraction) { view.alpha = 0.5 }
    stage.advance(by: 0.5)
    #expect(hit(5, 5) === view)
    stage.settle()
  }

  // statement 77
  @Test("of two animations of a view the longer one refuses touches to its end")
  func twoAnimations() {
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    UIView.animate(withDuration: 2) { view.center.x += 5 }
    stage.advance(by: 1.5)
    #expect(hit(10, 5) === stage.window)
    stage.advance(by: 0.6)
    #expect(hit(10, 5) === view)
  }

  // statement 77
  @Test("removing the animations of a layer accepts touches again")
  func removed() {
    animate { view.alpha = 0.5 }
    #expect(hit(5, 5) === stage.window)
    view.layer.removeAllAnimations()
    stage.settle()
    #expect(hit(5, 5) === view)
  }

  // statement 77
  @Test("a change without duration, or without animations, refuses no touches")
  func noAnimation() {
    UIView.animate(withDuration: 0) { view.alpha = 0.5 }
    #expect(hit(5, 5) === view)
    animate { UIView.performWithoutAnimation { view.alpha = 0.7 } }
    #expect(hit(5, 5) === view)
    stage.settle()
  }

  // statement 77
  @Test("a view that fades out refuses touches from the beginning")
  func fadedOut() {
    animate(.allowUserInteraction) { view.alpha = 0 }
    #expect(hit(5, 5) === stage.window)
    stage.settle()
  }

  // statement 78
  @Test("touches reach views that a property animator moves, unless disabled")
  func propertyAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    animator.startAnimation()
    stage.advance(by: 0.5)
    #expect(hit(5, 5) === view)
    stage.settle()
    let closed = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
    closed.isUserInteractionEnabled = false
    closed.startAnimation()
    stage.advance(by: 0.5)
    #expect(hit(5, 5) === stage.window)
    stage.settle()
    #expect(hit(5, 5) === view)
  }

  // statement 79
  @Test("an animation refuses touches to its own views only, not to the rest of the app")
  func onlyAnimatedViews() {
    let sibling = UIView(frame: CGRect(x: 100, y: 0, width: 40, height: 40))
    stage.window.addSubview(sibling)
    animate { view.alpha = 0.5 }
    #expect(hit(110, 5) === sibling)
    #expect(hit(5, 5) === stage.window)
    #expect(hit(200, 200) === stage.window)
    stage.settle()
  }
}
