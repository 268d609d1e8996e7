public import UIKitCore

/// States of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// The animator hasn't started, or has finished.
  case inactive = 0
  /// The animator is running or paused.
  case active = 1
  /// The animator was stopped but not finished.
  case stopped = 2
}

/// Positions at which an animator can end.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// The new values.
  case end = 0
  /// The old values.
  case start = 1
  /// A position between the old and the new values.
  case current = 2
}

/// An object that animates views and can be started, paused, scrubbed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animator.
  var state: UIViewAnimatingState { get }
  /// Whether the animator is currently running.
  var isRunning: Bool { get }
  /// Whether the animator runs back to the old values.
  var isReversed: Bool { get set }
  /// The completed fraction, from 0 to 1, in the current direction.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animator.
  func startAnimation()
  /// Starts the animator after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animator at its current position.
  func pauseAnimation()
  /// Stops the animator at its current position, without calling the completions if
  /// `withoutFinishing` is `true`.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animator.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that animates the changes made in closures.
///
/// The methods are optional in UIKit. Here they do nothing by default.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that are animated after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to animate.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is called with the position at which the animator ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animator with another timing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
