public import UIKitCore

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not started, or is over.
  case inactive = 0
  /// It runs, or is paused.
  case active = 1
  /// It was stopped and not finished.
  case stopped = 2
}

/// Where an animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the new values.
  case end = 0
  /// At the old values.
  case start = 1
  /// In between.
  case current = 2
}

/// Something that animates views and can be started, paused, moved by hand and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether it is on its way at the moment.
  var isRunning: Bool { get }
  /// Whether it goes back to the old values.
  var isReversed: Bool { get set }
  /// How far it is, from 0 to 1, in the direction in which it goes.
  var fractionComplete: CGFloat { get set }
  /// Starts it, or lets it go on.
  func startAnimation()
  /// Starts it after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Lets it stand where it is.
  func pauseAnimation()
  /// Ends it where it is; without finishing, nobody is told.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator that makes its animations of what changes in blocks.
///
/// The methods are optional in UIKit; here they do nothing unless implemented.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes to be animated after a part of the time that is left.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes to be animated.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds somebody to be told where it ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Lets a paused animation go on at another pace.
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
