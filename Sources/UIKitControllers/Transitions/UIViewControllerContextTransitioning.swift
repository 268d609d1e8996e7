public import UIKitCore

/// The context of a transition, which provides information to the animator and receives its
/// progress.
///
/// The framework creates it. Apps conform to it only to test their own animators.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether an interaction currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its starting point.
  var transitionWasCancelled: Bool { get }
  /// The presentation style of the transition, or `.none` if it presents nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the content with the screen.
  ///
  /// Always the identity, because nothing rotates.
  var targetTransform: CGAffineTransform { get }

  /// Updates the progress of the interaction, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interaction, and completes the transition.
  func finishInteractiveTransition()
  /// Ends the interaction, and returns the transition to its start.
  func cancelInteractiveTransition()
  /// Begins an interaction of a running transition, if its animator can be paused.
  func pauseInteractiveTransition()
  /// Ends the transition.
  ///
  /// `didComplete` is `false` if everything is as it was before.
  func completeTransition(_ didComplete: Bool)

  /// Returns the disappearing or the appearing controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the disappearing or the appearing view, or `nil` if the view stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the initial frame of the controller's view in the container, or zero if the view isn't
  /// there at the start.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the final frame of the controller's view in the container, or zero if the view isn't
  /// there at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}
