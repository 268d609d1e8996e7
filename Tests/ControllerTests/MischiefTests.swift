import Testing
import TouchstoneTesting
import UIKit

/// Apps that misbehave in the middle of a transition.
@MainActor @Suite(.staged)
struct MischiefTests {
  private let stage = Stage(device: .iPhone16)
  private let base = UIViewController()
  private let shown = UIViewController()

  init() {
    stage.window.rootViewController = base
    stage.settle()
  }

  @Test
  func `A controller whose view is removed midway can still be dismissed`() {
    base.present(shown, animated: true)
    stage.advance(by: 0.1)
    shown.view.removeFromSuperview()
    stage.settle()
    base.dismiss(animated: true)
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(stage.window.subviews == [base.view])
  }

  @Test
  func `A sheet that the app dismisses is removed, even if the finger on it gives up`() {
    base.present(shown, animated: false)
    stage.settle()
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 200, y: 150))
    finger.move(to: CGPoint(x: 200, y: 200))
    stage.advance(by: 0.1)
    var told = 0
    base.dismiss(animated: false) { told += 1 }
    stage.advance(by: 0.1)
    #expect(base.presentedViewController === shown)
    finger.move(to: CGPoint(x: 200, y: 220))
    stage.advance(by: 0.3)
    finger.lift()
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(told == 1)
  }

  @Test
  func `A sheet that is dismissed twice calls both completions`() {
    var told = 0
    base.present(shown, animated: false)
    stage.settle()
    base.dismiss(animated: true) { told += 1 }
    stage.advance(by: 0.1)
    base.dismiss(animated: true) { told += 1 }
    stage.settle()
    #expect(told == 2)
    #expect(base.presentedViewController == nil)
  }

  @Test
  func `Completing a transition twice changes nothing the second time`() {
    final class Twice: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { .nan }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
        context.completeTransition(false)
      }
    }
    let twice = Twice()
    shown.modalPresentationStyle = .overFullScreen
    shown.transitioningDelegate = twice
    base.present(shown, animated: true)
    stage.settle()
    #expect(base.presentedViewController === shown)
    #expect(shown.view.window === stage.window)
  }

  @Test
  func `An animator not used for lack of animation isn't notified of an end`() {
    final class Animator: NSObject, UIViewControllerAnimatedTransitioning,
      UIViewControllerTransitioningDelegate
    {
      var calls: [String] = []
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(
        using context: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.3 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        calls.append("animate")
        context.completeTransition(true)
      }
      func animationEnded(_ completed: Bool) { calls.append("ended \(completed)") }
    }
    final class Hasty: UIViewController {
      var dismisses = true
      override func viewWillAppear(_ animated: Bool) {
        if dismisses { dismiss(animated: false) }
      }
    }
    let animator = Animator()
    for dismisses in [true, false] {
      let hasty = Hasty()
      hasty.dismisses = dismisses
      hasty.modalPresentationStyle = .custom
      hasty.transitioningDelegate = animator
      base.present(hasty, animated: true)
      stage.settle()
      #expect((base.presentedViewController == nil) == dismisses)
      #expect(animator.calls == (dismisses ? [] : ["animate", "ended true"]))
    }
  }

  @Test
  func `A controller that was shown as a sheet is released with its presentation controller`() {
    weak var gone: UIViewController?
    weak var sheet: UIPresentationController?
    do {
      let passing = UIViewController()
      sheet = passing.sheetPresentationController
      #expect(sheet != nil)
      base.present(passing, animated: true)
      stage.settle()
      gone = passing
      passing.dismiss(animated: true)
      stage.settle()
    }
    #expect(gone == nil)
    #expect(sheet == nil)
  }
}
