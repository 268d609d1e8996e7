public import UIKitCore

/// What an animator is told of the transition that it animates, and says of it.
///
/// The kit makes it, and a program adopts it only for tests of its own animators.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which everything happens.
  var containerView: UIView { get }
  /// Whether anything is to be animated.
  var isAnimated: Bool { get }
  /// Whether a finger moves it at the moment.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// How the controller is presented; `.none` for a transition that presents nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How the contents turn with the screen; the identity, as nothing turns here.
  var targetTransform: CGAffineTransform { get }

  /// A finger has moved the transition to a part of the way, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The finger has let go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The finger has let go, and the transition goes back.
  func cancelInteractiveTransition()
  /// A finger takes hold of a transition that is on its way; only where its animator can be paused.
  func pauseInteractiveTransition()
  /// All is over: false where everything is as it was before.
  func completeTransition(_ didComplete: Bool)

  /// The controller that goes or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the controller's view is at first, in the container; zero for one that isn't there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the controller's view is at last, in the container; zero for one that isn't there.
  func finalFrame(for vc: UIViewController) -> CGRect
}
