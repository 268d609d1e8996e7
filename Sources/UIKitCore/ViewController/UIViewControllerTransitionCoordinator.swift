/// What is known of a transition between controllers, while it goes on.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything is animated.
  var isAnimated: Bool { get }
  /// How the controller is presented; `.none` for a transition that presents nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under the user's finger.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take hold of it on its way.
  var isInterruptible: Bool { get }
  /// Whether a finger moves it at the moment.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var isCancelled: Bool { get }
  /// Seconds that the whole way takes without a finger.
  var transitionDuration: TimeInterval { get }
  /// How far it is, from 0 to 1, as it was last told.
  var percentComplete: CGFloat { get }
  /// How fast the rest goes once the finger has let go; 1 for the pace of the whole.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest once the finger has let go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it happens.
  var containerView: UIView { get }
  /// How the contents turn with the screen; the identity, as nothing turns here.
  var targetTransform: CGAffineTransform { get }
  /// The controller that goes or the one that comes.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that goes or the one that comes; nil for one that stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets a program animate beside a transition between controllers, and tells it of its turns.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes beside the transition; answers whether they will be.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes in a view outside the container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Tells when a finger takes hold of the transition or lets go, once, by its older name.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Tells each time that a finger takes hold of the transition or lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes beside the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates changes in a view outside the container beside the transition.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
