@_spi(Kit) public import UIKitCore

extension UIView {
  /// Animates the changes that `animations` makes to views.
  ///
  /// The views have their new values at once; only the picture moves. While it does, they take no
  /// touches. `completion` is told whether everything ran to its end.
  ///
  /// Places, sizes, transforms and corner radii blend with what is under way: the earlier animation
  /// goes on to its end. A new animation of anything else replaces the earlier one, and starts from
  /// the value that the view has, or with `.beginFromCurrentState` from what is seen. A view outside
  /// any window changes at once.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
  }

  /// Animates with a delay and options.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimationBlock(
      duration: duration, delay: delay, options: options, completion: completion
    ).run(animations)
  }

  /// Animates like a spring that comes to rest within `duration`.
  ///
  /// The curve of the options plays no part. `dampingRatio` is 1 for a spring that does not swing,
  /// and less for one that does; a velocity of 1 covers the whole way in a second.
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

  /// Animates like a spring, by how long it seems to move and how much it bounces, from -1 to 1.
  ///
  /// It is over when the spring is at rest, which takes longer than it seems to.
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

  /// Lets what changes inside `animations` repeat so often, in the block that is running.
  ///
  /// Call it inside an animation block; outside any it only makes the changes. An endless number
  /// repeats without end.
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

  /// Makes changes without animating them, inside a block or not.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = ViewAnimations.contexts
    ViewAnimations.contexts = []
    actionsWithoutAnimation()
    ViewAnimations.contexts = outer
  }

  /// Turns all block animations on or off; those that run go on.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationsAreEnabled = enabled
  }

  /// Whether block animations are on.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }

  /// The duration of the block that is running; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval {
    (ViewAnimations.contexts.last as? any AnimatingBlock)?.duration ?? 0
  }
}
