public import UIKitAnimation
public import UIKitCore

/// Lets a finger move the animations of a transition's animator along their way.
///
/// While a finger moves them they go evenly, whatever their curves are. When it lets go, the rest takes
/// its part of the duration. A transition that goes back ends with the values that the views had.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// Seconds that the whole way takes without a finger; 0 before the transition.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// How far the finger has moved it, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// How fast the rest goes once the finger has let go, beside the pace of the whole; above 0.
  open var completionSpeed: CGFloat = 1 {
    didSet {
      completionSpeed = NumberCheck.admit(
        completionSpeed, else: oldValue, "completionSpeed", of: self)
      if completionSpeed <= 0 { completionSpeed = oldValue }
    }
  }
  /// The curve of the rest.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The pace of the rest, where the animator can be interrupted; nil for the animator's own.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins under the finger.
  ///
  /// Set it to false to let an animator that can be interrupted begin by itself; ``pause()`` takes
  /// hold of it.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Makes one for a transition that is still to come.
  public override init() { super.init() }

  /// The transition begins, and stands still until it is moved.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let context = transitionContext as? TransitionContext else { return }
    take(context)
    if let animator = context.interruptibleAnimator {
      animator.pauseAnimation()
    } else {
      context.track.watch { context.animator?.animateTransition(using: context) }
    }
  }

  /// Knows the transition that it may move later.
  final func take(_ context: TransitionContext) { self.context = context }

  /// Takes hold of a transition that is on its way; only where its animator can be interrupted.
  open func pause() {
    guard let context, !context.isInteractive, let animator = context.interruptibleAnimator else {
      return
    }
    animator.pauseAnimation()
    context.pauseInteractiveTransition()
    if animator.isReversed { animator.isReversed = false }
  }

  /// Moves it to a part of the way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(percentComplete)
    context.interruptibleAnimator?.fractionComplete = context.percentComplete
  }

  /// Lets it go back to where it began.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    let part = context.percentComplete
    context.cancelInteractiveTransition()
    guard let animator = context.interruptibleAnimator else { return }
    animator.isReversed = true
    letGo(animator, part)
  }

  /// Lets it go on to its end.
  open func finish() {
    guard let context, context.isInteractive else { return }
    let part = 1 - context.percentComplete
    context.finishInteractiveTransition()
    if let animator = context.interruptibleAnimator { letGo(animator, part) }
  }

  /// The animator goes on with a part of the way; at its own pace where nothing else was asked for.
  private func letGo(_ animator: any UIViewImplicitlyAnimating, _ part: CGFloat) {
    let keepsPace = timingCurve == nil && completionSpeed == 1
    animator.continueAnimation(
      withTimingParameters: timingCurve,
      durationFactor: keepsPace ? 0 : part / completionSpeed)
  }
}
