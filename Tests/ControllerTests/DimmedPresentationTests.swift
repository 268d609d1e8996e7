import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Slides a controller in from the right over two thirds of the width, and dims the rest.
final class SlideInPresentation: UIPresentationController {
  private(set) lazy var dimmingView: UIView = {
    let view = UIView()
    view.backgroundColor = UIColor(white: 0, alpha: 0.5)
    view.alpha = 0
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: SlideInPresentation.tapped))
    return view
  }()
  var log: CallLog?

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let size = self.size(
      forChildContentContainer: presentedViewController,
      withParentContainerSize: containerView.bounds.size)
    return CGRect(origin: CGPoint(x: containerView.bounds.width - size.width, y: 0), size: size)
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { CGSize(width: parentSize.width * 2 / 3, height: parentSize.height) }

  override func presentationTransitionWillBegin() {
    log?.record("will present")
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate { [dimmingView] _ in dimmingView.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.record("did present \(completed)")
    if !completed { dimmingView.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() {
    log?.record("will dismiss")
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate { [dimmingView] _ in dimmingView.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.record("did dismiss \(completed)")
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func tapped() { presentingViewController.dismiss(animated: true) }
}

/// Slides a view in from the right, and out again.
final class SlideInAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else { return }
    if isPresenting { transitionContext.containerView.addSubview(controller.view) }
    let shown =
      isPresenting
      ? transitionContext.finalFrame(for: controller)
      : transitionContext.initialFrame(for: controller)
    var hidden = shown
    hidden.origin.x = transitionContext.containerView.bounds.width
    controller.view.frame = isPresenting ? hidden : shown
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      controller.view.frame = self.isPresenting ? shown : hidden
    } completion: { finished in
      if !self.isPresenting && finished { controller.view.removeFromSuperview() }
      transitionContext.completeTransition(finished)
    }
  }
}

/// Provides the presentation and the animator.
final class SlideInManager: NSObject, UIViewControllerTransitioningDelegate {
  var log: CallLog?
  private(set) var presentations: [SlideInPresentation] = []

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SlideInPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.log = log
    presentations.append(presentation)
    return presentation
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideInAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideInAnimator(isPresenting: false) }
}

/// A custom presentation controller, as in tutorials.
@MainActor @Suite(.staged)
struct DimmedPresentationTests {
  private let stage = Stage(device: .iPhone16)
  private let log = CallLog()
  private let base: LoggedController
  private let shown: LoggedController
  private let manager = SlideInManager()

  init() {
    base = LoggedController("base", log)
    shown = LoggedController("shown", log)
    manager.log = log
    shown.modalPresentationStyle = .custom
    shown.transitioningDelegate = manager
    stage.window.rootViewController = base
    stage.settle()
    _ = log.take()
  }

  // statement 377
  @Test
  func `Presentation callbacks surround the appearance, and the presenter isn't notified`() {
    base.present(shown, animated: true)
    stage.settle()
    #expect(
      log.take() == [
        "will present", "shown willAppear", "shown isAppearing", "shown didAppear",
        "did present true",
      ])
    #expect(shown.view.frame == CGRect(x: 131, y: 0, width: 262, height: 852))
    #expect(shown.presentationController === manager.presentations.first)
    #expect(manager.presentations.count == 1)
    base.dismiss(animated: true)
    stage.settle()
    #expect(
      log.take() == [
        "will dismiss", "shown willDisappear", "shown didDisappear", "did dismiss true",
      ])
    #expect(stage.window.subviews == [base.view])
    #expect(manager.presentations.first?.containerView == nil)
  }

  @Test
  func `The dimming view fades along with the slide, and a tap on it dismisses`() throws {
    base.present(shown, animated: true)
    let dimming = try #require(manager.presentations.first).dimmingView
    stage.advance(by: 0.2)
    let seen = try #require(dimming.layer.presentation()).opacity
    #expect(seen > 0.2 && seen < 0.8)
    let x = try #require(shown.view.layer.presentation()).frame.minX
    #expect(x > 131 && x < 393)
    stage.settle()
    stage.tap(at: CGPoint(x: 40, y: 400))
    stage.settle()
    #expect(base.presentedViewController == nil)
    #expect(dimming.window == nil)
    #expect(dimming.alpha == 0)
  }

  // statement 376
  @Test
  func `The area around a smaller presented view passes no touches to the presenter`() {
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    base.view.addSubview(button)
    base.present(shown, animated: false)
    stage.settle()
    #expect(stage.window.hitTest(CGPoint(x: 50, y: 120), with: nil) !== button)
  }

  @Test
  func `Another preferred size asks the presentation controller for a layout`() throws {
    final class Growing: UIPresentationController {
      override var frameOfPresentedViewInContainerView: CGRect {
        CGRect(origin: .zero, size: presentedViewController.preferredContentSize)
      }
      override func containerViewWillLayoutSubviews() {
        presentedView?.frame = frameOfPresentedViewInContainerView
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        Growing(presentedViewController: presented, presenting: presenting)
      }
    }
    let delegate = Delegate()
    shown.transitioningDelegate = delegate
    shown.preferredContentSize = CGSize(width: 100, height: 50)
    base.present(shown, animated: false)
    stage.settle()
    #expect(shown.view.frame.size == CGSize(width: 100, height: 50))
    shown.preferredContentSize = CGSize(width: 120, height: 90)
    stage.settle()
    #expect(shown.view.frame.size == CGSize(width: 120, height: 90))
  }

  @Test
  func `A presentation context contains the controller presented over it`() {
    let child = UIViewController()
    base.addChild(child)
    child.view.frame = CGRect(x: 20, y: 100, width: 200, height: 300)
    base.view.addSubview(child.view)
    child.didMove(toParent: base)
    child.definesPresentationContext = true
    shown.modalPresentationStyle = .overCurrentContext
    shown.transitioningDelegate = nil
    child.present(shown, animated: false)
    stage.settle()
    #expect(shown.presentingViewController === child)
    #expect(
      shown.view.convert(shown.view.bounds, to: nil)
        == CGRect(x: 20, y: 100, width: 200, height: 300))
    child.dismiss(animated: false)
    stage.settle()
    #expect(base.view.subviews == [child.view])
  }
}
