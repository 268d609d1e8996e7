import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// An animator as in most tutorials: one view fades in over the other.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: CallLog?
  var completes = true

  init(_ log: CallLog? = nil) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log?.record("animate")
    let container = transitionContext.containerView
    if let toView = transitionContext.view(forKey: .to) {
      container.addSubview(toView)
      toView.alpha = 0
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        toView.alpha = 1
      } completion: { [completes] _ in
        transitionContext.completeTransition(
          completes && !transitionContext.transitionWasCancelled)
      }
    } else if let fromView = transitionContext.view(forKey: .from) {
      UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
        fromView.alpha = 0
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { log?.record("ended \(transitionCompleted)") }
}

/// Provides the fade animator.
final class FadeDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let animator: FadeAnimator
  private(set) var asked: [UIViewController] = []

  init(_ animator: FadeAnimator) { self.animator = animator }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked = [presented, presenting, source]
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

/// A custom animator presents and dismisses a controller.
@MainActor @Suite(.staged)
struct FadeTransitionTests {
  private let stage = Stage(device: .iPhone16)
  private let log = CallLog()
  private let base: LoggedController
  private let shown: LoggedController
  private let fade: FadeDelegate

  init() {
    base = LoggedController("base", log)
    shown = LoggedController("shown", log)
    fade = FadeDelegate(FadeAnimator(log))
    shown.modalPresentationStyle = .overFullScreen
    shown.transitioningDelegate = fade
    stage.window.rootViewController = base
    stage.settle()
    _ = log.take()
  }

  @Test
  func `A fade increases the view's opacity, and its end is the end of the presentation`() throws {
    let child = UIViewController()
    base.addChild(child)
    base.view.addSubview(child.view)
    child.didMove(toParent: base)
    child.present(shown, animated: true) { log.record("completion") }
    #expect(fade.asked == [shown, base, child])
    stage.advance(by: 0.25)
    let seen = try #require(shown.view.layer.presentation()).opacity
    #expect(seen > 0.2 && seen < 0.8)
    #expect(shown.isBeingPresented)
    #expect(!log.lines.contains("shown didAppear"))
    stage.settle()
    #expect(
      log.take() == [
        "shown willAppear", "animate", "shown isAppearing", "shown didAppear", "ended true",
        "completion",
      ])
  }

  // statement 377, 411
  @Test
  func `A full screen moves the presenter's view into the container, and out at the end`() {
    shown.modalPresentationStyle = .fullScreen
    base.present(shown, animated: true)
    #expect(base.view.superview === shown.view.superview)
    #expect(base.view.window === stage.window)
    stage.settle()
    #expect(base.view.window == nil)
    #expect(
      log.take() == [
        "base willDisappear", "shown willAppear", "animate", "shown isAppearing",
        "shown didAppear", "base didDisappear", "ended true",
      ])
    shown.dismiss(animated: true)
    stage.settle()
    #expect(base.view.superview === stage.window)
    #expect(base.view.frame == stage.window.bounds)
    #expect(
      log.take() == [
        "shown willDisappear", "base willAppear", "animate", "base isAppearing", "base didAppear",
        "shown didDisappear", "ended true",
      ])
  }

  @Test
  func `An animator that completes with false leaves everything as it was`() {
    fade.animator.completes = false
    var isTold = false
    base.present(shown, animated: true) { isTold = true }
    stage.settle()
    #expect(shown.view.window == nil)
    #expect(base.presentedViewController == nil)
    #expect(shown.presentingViewController == nil)
    #expect(stage.window.subviews == [base.view])
    #expect(!isTold)
    #expect(
      log.take() == [
        "shown willAppear", "animate", "shown isAppearing", "shown willDisappear",
        "shown didDisappear", "ended false",
      ])
    fade.animator.completes = true
    base.present(shown, animated: true)
    stage.settle()
    #expect(base.presentedViewController === shown)
  }

  @Test
  func `Without animation the animator is not called`() {
    base.present(shown, animated: false)
    #expect(shown.view.window === stage.window)
    stage.settle()
    #expect(!log.lines.contains("animate"))
    #expect(log.take() == ["shown willAppear", "shown isAppearing", "shown didAppear"])
  }

  @Test
  func `The context contains the two controllers, and their initial and final frames`() throws {
    final class Asking: NSObject, UIViewControllerAnimatedTransitioning {
      var check: (any UIViewControllerContextTransitioning) -> Void = { _ in }
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 0.1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        check(context)
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        context.completeTransition(true)
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let asking = Asking()
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController,
        source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { asking }
      func animationController(
        forDismissed dismissed: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { asking }
    }
    let delegate = Delegate()
    shown.transitioningDelegate = delegate
    shown.modalPresentationStyle = .fullScreen
    var checks = 0
    let screen = stage.window.bounds
    delegate.asking.check = { [base, shown] context in
      checks += 1
      #expect(context.isAnimated && !context.isInteractive && !context.transitionWasCancelled)
      #expect(context.presentationStyle == .fullScreen)
      #expect(context.viewController(forKey: .from) === base)
      #expect(context.viewController(forKey: .to) === shown)
      #expect(context.view(forKey: .from) === base.view)
      #expect(context.view(forKey: .to) === shown.view)
      #expect(context.initialFrame(for: base) == screen)
      #expect(context.finalFrame(for: base) == .zero)
      #expect(context.initialFrame(for: shown) == .zero)
      #expect(context.finalFrame(for: shown) == screen)
      #expect(shown.transitionCoordinator?.containerView === context.containerView)
    }
    base.present(shown, animated: true)
    stage.settle()
    delegate.asking.check = { [base, shown] context in
      checks += 1
      #expect(context.viewController(forKey: .from) === shown)
      #expect(context.view(forKey: .to) === base.view)
      #expect(context.initialFrame(for: shown) == screen)
      #expect(context.finalFrame(for: base) == screen)
    }
    base.dismiss(animated: true)
    stage.settle()
    #expect(checks == 2)
    #expect(base.presentedViewController == nil)
  }

  @Test
  func `No view in a transition takes touches until it is over`() {
    base.present(shown, animated: true)
    stage.advance(by: 0.2)
    let middle = CGPoint(x: 200, y: 400)
    #expect(stage.window.hitTest(middle, with: nil) === shown.view.superview)
    stage.settle()
    #expect(stage.window.hitTest(middle, with: nil) === shown.view)
  }

  @Test
  func `A dismissal in the middle of a presentation replaces it`() {
    base.present(shown, animated: true) { log.record("presented") }
    stage.advance(by: 0.2)
    base.dismiss(animated: true) { log.record("dismissed") }
    stage.settle()
    #expect(log.lines.filter { $0 == "presented" }.count == 1)
    #expect(log.lines.last == "dismissed")
    #expect(shown.view.window == nil)
    #expect(base.presentedViewController == nil)
    #expect(stage.window.subviews == [base.view])
  }

  @Test(
    "Each built-in transition style shows and hides a controller",
    arguments: [
      UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ])
  func eachStyle(style: UIModalTransitionStyle) {
    let plain = LoggedController("plain", log)
    plain.modalTransitionStyle = style
    plain.modalPresentationStyle = .fullScreen
    base.present(plain, animated: true)
    stage.advance(by: 0.1)
    #expect(!log.lines.contains("plain didAppear"))
    stage.settle()
    #expect(plain.view.frame == stage.window.bounds)
    #expect(plain.view.alpha == 1 && !plain.view.isHidden)
    #expect(base.view.window == nil)
    plain.dismiss(animated: true)
    stage.advance(by: 0.1)
    #expect(plain.view.window != nil)
    stage.settle()
    #expect(plain.view.window == nil)
    #expect(plain.view.alpha == 1)
    #expect(base.view.window === stage.window)
  }
}
