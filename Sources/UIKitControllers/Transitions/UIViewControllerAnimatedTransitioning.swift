public import UIKitAnimation
public import UIKitCore

/// An object that animates a transition between two controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the transition, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Adds the new view to the container, animates the transition, and calls
  /// `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns an animator that can be paused, the same one for the whole transition.
  ///
  /// Optional in UIKit. Without an implementation, the transition can't be interrupted.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called when the transition is over.
  ///
  /// The default implementation does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Returns a placeholder that stands for no animator and is never started.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { MissingAnimator.shared }
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A placeholder for a missing interruptible animator, because the method can't return `nil`.
@MainActor
final class MissingAnimator: NSObject, UIViewImplicitlyAnimating {
  static let shared = MissingAnimator()

  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
