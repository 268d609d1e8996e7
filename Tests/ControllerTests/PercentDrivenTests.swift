import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Slides a view down and away.
final class SlideDownAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.6 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.viewController(forKey: .from),
      let to = transitionContext.viewController(forKey: .to)
    else { return }
    transitionContext.containerView.insertSubview(to.view, belowSubview: from.view)
    let screen = UIScreen.main.bounds
    let final = CGRect(origin: CGPoint(x: 0, y: screen.height), size: screen.size)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      from.view.frame = final
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// A controller that is dismissed with a swipe down, as in tutorials.
final class SwipedController: LoggedController, UIViewControllerTransitioningDelegate {
  let interactor = UIPercentDrivenInteractiveTransition()
  var isUnderway = false
  var tellsAlongside = false

  override func viewDidLoad() {
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: SwipedController.handle))
    transitioningDelegate = self
    modalPresentationStyle = .fullScreen
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard tellsAlongside else { return }
    transitionCoordinator?.notifyWhenInteractionChanges { [log] in
      log.record("interactive \($0.isInteractive) cancelled \($0.isCancelled)")
    }
    transitionCoordinator?.animate(alongsideTransition: nil) { [log] in
      log.record("alongside cancelled \($0.isCancelled)")
    }
  }

  private func handle(_ sender: UIPanGestureRecognizer) {
    let progress = sender.translation(in: view.superview).y / view.bounds.height
    switch sender.state {
    case .began:
      isUnderway = true
      dismiss(animated: true)
    case .changed: interactor.update(progress)
    case .cancelled:
      isUnderway = false
      interactor.cancel()
    case .ended:
      isUnderway = false
      if progress > 0.3 { interactor.finish() } else { interactor.cancel() }
    default: break
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideDownAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { isUnderway ? interactor : nil }
}

/// A finger drives a transition.
@MainActor @Suite(.staged)
struct PercentDrivenTests {
  private let stage = Stage(device: .iPhone16)
  private let log = CallLog()
  private let base: LoggedController
  private let shown: SwipedController

  init() {
    base = LoggedController("base", log)
    shown = SwipedController("shown", log)
    stage.window.rootViewController = base
    stage.settle()
    shown.loadViewIfNeeded()
    base.present(shown, animated: false)
    stage.settle()
    _ = log.take()
  }

  private var seen: CGFloat { shown.view.layer.presentation()?.frame.minY ?? -1 }

  @Test
  func `The view follows the finger linearly, and continues when the finger lifts`() {
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 200, y: 120))
    finger.move(to: CGPoint(x: 200, y: 130))
    stage.advance(by: 0.1)
    let start = seen
    finger.move(to: CGPoint(x: 200, y: 333))
    stage.advance(by: 0.1)
    #expect(abs(seen - start - 203) < 0.01)
    #expect(shown.transitionCoordinator?.isInteractive == true)
    stage.advance(by: 1)
    #expect(abs(seen - start - 203) < 0.01)
    finger.move(to: CGPoint(x: 200, y: 500))
    finger.lift()
    stage.advance(by: 0.1)
    #expect(shown.view.window != nil)
    stage.settle()
    #expect(shown.view.window == nil)
    #expect(base.view.superview === stage.window)
    #expect(
      log.take() == [
        "shown willDisappear", "base willAppear", "base isAppearing", "base didAppear",
        "shown didDisappear",
      ])
  }

  @Test
  func `A finger that gives up restores everything, and both controllers are notified`() {
    shown.tellsAlongside = true
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 200, y: 120))
    finger.move(to: CGPoint(x: 200, y: 200))
    stage.advance(by: 0.1)
    #expect(log.take() == ["shown willDisappear", "base willAppear", "base isAppearing"])
    finger.lift()
    stage.advance(by: 0.03)
    #expect(seen > 0)
    stage.settle()
    #expect(shown.view.frame == stage.window.bounds)
    #expect(shown.presentingViewController === base)
    #expect(!shown.isBeingDismissed)
    #expect(base.view.window == nil)
    #expect(
      log.take() == [
        "interactive false cancelled true", "base willDisappear", "base didDisappear",
        "shown willAppear", "shown isAppearing", "shown didAppear", "alongside cancelled true",
      ])
    shown.dismiss(animated: false)
    stage.settle()
    #expect(base.view.frame == stage.window.bounds)
    #expect(base.view.superview === stage.window)
  }

  @Test
  func `An interruption of the touch cancels the transition`() {
    let finger = stage.touch(at: CGPoint(x: 200, y: 100))
    finger.move(to: CGPoint(x: 200, y: 400))
    stage.advance(by: 0.1)
    finger.cancel()
    stage.settle()
    #expect(shown.presentingViewController === base)
    #expect(shown.view.frame.minY == 0)
  }

  @Test
  func `The remainder uses its part of the duration, by the completion speed`() throws {
    func rest(_ speed: CGFloat) -> Double {
      shown.interactor.completionSpeed = speed
      shown.isUnderway = true
      shown.dismiss(animated: true)
      shown.interactor.update(0.5)
      #expect(shown.interactor.percentComplete == 0.5)
      #expect(shown.interactor.duration == 0.6)
      shown.isUnderway = false
      let start = stage.now
      shown.interactor.cancel()
      while shown.transitionCoordinator != nil, stage.now < start + 2 { stage.advance(by: 0.01) }
      return stage.now - start
    }
    #expect(abs(rest(1) - 0.3) < 0.03)
    #expect(abs(rest(2) - 0.15) < 0.03)
  }

  @Test
  func `Animations alongside follow the finger too, and are restored`() throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    shown.view.addSubview(badge)
    shown.isUnderway = true
    shown.dismiss(animated: true)
    shown.transitionCoordinator?.animate { _ in badge.alpha = 0 }
    shown.interactor.update(0.25)
    stage.advance(by: 0.1)
    #expect(abs(try #require(badge.layer.presentation()).opacity - 0.75) < 0.001)
    shown.interactor.cancel()
    stage.settle()
    #expect(badge.alpha == 1)
  }

  @Test
  func `Numbers that are not finite move nothing`() {
    shown.isUnderway = true
    shown.dismiss(animated: true)
    shown.interactor.update(0.5)
    shown.interactor.update(.nan)
    #expect(shown.interactor.percentComplete == 0.5)
    shown.interactor.update(7)
    #expect(shown.interactor.percentComplete == 1)
    shown.interactor.completionSpeed = 0
    #expect(shown.interactor.completionSpeed == 1)
    shown.interactor.cancel()
    shown.interactor.update(0.2)
    stage.settle()
    #expect(shown.presentingViewController === base)
  }
}
