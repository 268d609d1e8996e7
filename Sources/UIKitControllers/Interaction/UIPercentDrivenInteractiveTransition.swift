public import UIKitAnimation
public import UIKitCore

/// Drives the animations of a transition's animator interactively.
///
/// During the interaction the animations progress linearly, regardless of their timing curves. When
/// it ends, the rest takes the corresponding part of the duration. A canceled transition restores
/// the values that the views had at its start.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition without interaction, in seconds. 0 before the transition.
  open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
  /// The progress of the interaction, from 0 to 1.
  open var percentComplete: CGFloat { context?.percentComplete ?? 0 }
  /// The speed of the rest after the interaction, relative to the whole transition, greater than 0.
  open var completionSpeed: CGFloat = 1 {
    didSet {
      completionSpeed = NumberCheck.admit(
        completionSpeed, else: oldValue, "completionSpeed", of: self)
      if completionSpeed <= 0 { completionSpeed = oldValue }
    }
  }
  /// The timing curve of the rest after the interaction.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// The timing of the rest if the animator is interruptible, or `nil` for the animator's own
  /// timing.
  open var timingCurve: (any UITimingCurveProvider)?
  /// Whether the transition begins interactively.
  ///
  /// Set it to `false` to start an interruptible animator without interaction. ``pause()`` then
  /// begins the interaction.
  open var wantsInteractiveStart = true

  private weak var context: TransitionContext?

  /// Creates an interaction controller for a future transition.
  public override init() { super.init() }

  /// Starts the transition, paused until the interaction updates it.
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

  /// Stores the transition for a later interaction.
  final func take(_ context: TransitionContext) { self.context = context }

  /// Begins the interaction of a running transition, if its animator is interruptible.
  open func pause() {
    guard let context, !context.isInteractive, let animator = context.interruptibleAnimator else {
      return
    }
    animator.pauseAnimation()
    context.pauseInteractiveTransition()
    if animator.isReversed { animator.isReversed = false }
  }

  /// Sets the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    context.updateInteractiveTransition(percentComplete)
    context.interruptibleAnimator?.fractionComplete = context.percentComplete
  }

  /// Ends the interaction, and returns the transition to its start.
  open func cancel() {
    guard let context, context.isInteractive else { return }
    let part = context.percentComplete
    context.cancelInteractiveTransition()
    guard let animator = context.interruptibleAnimator else { return }
    animator.isReversed = true
    letGo(animator, part)
  }

  /// Ends the interaction, and completes the transition.
  open func finish() {
    guard let context, context.isInteractive else { return }
    let part = 1 - context.percentComplete
    context.finishInteractiveTransition()
    if let animator = context.interruptibleAnimator { letGo(animator, part) }
  }

  /// Continues the animator for the rest of the transition, at its own speed unless another timing
  /// is set.
  private func letGo(_ animator: any UIViewImplicitlyAnimating, _ part: CGFloat) {
    let keepsPace = timingCurve == nil && completionSpeed == 1
    animator.continueAnimation(
      withTimingParameters: timingCurve,
      durationFactor: keepsPace ? 0 : part / completionSpeed)
  }
}
