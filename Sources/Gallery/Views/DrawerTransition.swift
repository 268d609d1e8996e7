internal import UIKit

/// Presents a controller as a drawer at the right side, and dims the rest.
final class DrawerPresentation: UIPresentationController {
  /// The drawer's fraction of the width.
  private static let part: CGFloat = 0.72
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let width = (bounds.width * Self.part).rounded()
    return CGRect(x: bounds.maxX - width, y: 0, width: width, height: bounds.height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.45)
    dimming.alpha = 0
    dimming.accessibilityIdentifier = "besideDrawer"
    dimming.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: DrawerPresentation.tapped))
    containerView.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func tapped() { presentedViewController.dismiss(animated: true) }
}

/// Slides a drawer in and out. A finger may push it back.
final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  /// The interaction of a finger, or `nil` if the transition isn't interactive.
  var interaction: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let arrives = transitionContext.view(forKey: .to) != nil
    guard
      let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    if arrives { transitionContext.containerView.addSubview(view) }
    let away = CGAffineTransform(translationX: view.bounds.width, y: 0)
    view.transform = arrives ? away : .identity
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.transform = arrives ? .identity : away
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

/// The contents of the drawer, which follow a finger to the right.
final class DrawerController: UIViewController {
  /// The fraction of the distance, and the velocity in points per second, from which the dismissal
  /// completes.
  private static let enough: CGFloat = 0.4
  private static let flick: CGFloat = 600
  private let transition: DrawerTransition

  init(_ transition: DrawerTransition) {
    self.transition = transition
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    view.accessibilityIdentifier = "drawerView"
    view.backgroundColor = .systemBackground
    view.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: DrawerController.drag))
    for (row, words) in ["Push me back", "with a finger,", "slowly or fast."].enumerated() {
      view.addSubview(
        CaptionLabel(
          words, weight: .semibold, color: .label,
          frame: CGRect(x: 24, y: 120 + CGFloat(row) * 36, width: 220, height: 30)))
    }
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let part = pan.translation(in: view.superview).x / view.bounds.width
    switch pan.state {
    case .began:
      transition.interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: transition.interaction?.update(part)
    case .ended where part > Self.enough || pan.velocity(in: nil).x > Self.flick:
      transition.interaction?.finish()
      transition.interaction = nil
    case .ended, .cancelled:
      transition.interaction?.cancel()
      transition.interaction = nil
    default: break
    }
  }
}
