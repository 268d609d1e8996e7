@_spi(Kit) public import UIKitCore

extension UIView {
  /// Animates the changes that `animations` makes to views.
  ///
  /// The views have their new values immediately, and only their display is animated. During the
  /// animation they receive no touches. `completion` is called with whether all animations ran to
  /// their ends.
  ///
  /// Positions, sizes, transforms and corner radii blend with running animations, which continue to
  /// their ends. A new animation of any other property replaces the running one. It starts from the
  /// view's value, or with `.beginFromCurrentState` from the shown value. A view outside a window
  /// changes without an animation.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates changes with a delay and options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationBlock(
      duration: duration, delay: delay, options: options, completion: completion
    ).run(animations)
  }

  /// Animates changes with a spring that comes to rest within `duration`.
  ///
  /// The curve of the options has no effect. A `dampingRatio` of 1 doesn't oscillate, and a smaller
  /// one does. A velocity of 1 covers the whole distance in one second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationBlock(
      duration: duration, delay: delay, options: options,
      pace: .spring(
        ViewSpring(
          strength: .settling(dampingRatio: dampingRatio), velocity: SpringVelocity(velocity))),
      completion: completion
    ).run(animations)
  }

  /// Animates changes with a spring, given its perceived duration and its bounce from -1 to 1.
  ///
  /// The animation ends when the spring is at rest, which takes longer than the perceived duration.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationBlock(
      duration: duration, delay: delay, options: options,
      pace: .spring(
        .bouncing(bounce, duration: duration, velocity: SpringVelocity(initialSpringVelocity))),
      completion: completion
    ).run(animations)
  }

  /// Repeats the animations of changes in `animations` a number of times, in the running block.
  ///
  /// Call it in an animation block. Outside a block it only makes the changes. An infinite count
  /// repeats forever.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = ViewAnimations.contexts.last as? ViewAnimationBlock else {
      return animations()
    }
    block.repeating(
      NumberCheck.admit(count, else: 1, "a repeat count", of: nil, limit: .infinity),
      autoreverses: autoreverses, animations)
  }

  /// Makes changes without animating them, inside or outside a block.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = (ViewAnimations.contexts, ViewAnimationBlock.areSuppressed)
    ViewAnimations.contexts = []
    ViewAnimationBlock.areSuppressed = true
    actionsWithoutAnimation()
    (ViewAnimations.contexts, ViewAnimationBlock.areSuppressed) = outer
  }

  /// Enables or disables all block animations, without affecting the running ones.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationsAreEnabled = enabled
  }

  /// Whether block animations are enabled.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }

  /// The duration of the running block, or 0 outside a block.
  public class var inheritedAnimationDuration: TimeInterval {
    (ViewAnimations.contexts.last as? any AnimatingBlock)?.duration ?? 0
  }
}
