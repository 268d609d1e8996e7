/// The state of a transition between controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style of the transition, or `.none` if it presents nothing.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// Whether a gesture may take over the transition while it runs.
  var isInterruptible: Bool { get }
  /// Whether a gesture currently drives the transition.
  var isInteractive: Bool { get }
  /// Whether the transition returns to its starting point.
  var isCancelled: Bool { get }
  /// The duration of the whole transition without interaction, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, from 0 to 1, as last reported.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition after the interaction ends, where 1 is the speed of
  /// the whole.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the rest of the transition after the interaction ends.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the content with the screen.
  ///
  /// Always the identity, because nothing rotates.
  var targetTransform: CGAffineTransform { get }
  /// Returns the disappearing or the appearing controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the disappearing or the appearing view, or `nil` if the view stays where it is.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs app animations alongside a transition and reports changes of its
/// interaction.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Animates changes alongside the transition, and returns whether the animation was accepted.
  @discardableResult func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Animates changes in a view outside the container alongside the transition.
  ///
  /// Returns whether the animation was accepted.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` each time the interaction of the transition starts or ends.
  ///
  /// This is the older name of ``notifyWhenInteractionChanges(_:)``.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` each time the interaction of the transition starts or ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates changes alongside the transition.
  @discardableResult public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Animates changes in a view outside the container alongside the transition.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}
