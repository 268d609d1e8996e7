extension UIView {
  /// How an animation block runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's SDK.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays subviews out inside the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on the screen; every animation does here.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after running forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps its pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
  }

  /// Animates the changes that `animations` makes to views.
  ///
  /// The views have their new values at once; only the picture moves. While it does, they take no
  /// touches. `completion` is told whether everything ran to its end.
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
    ViewAnimations.run(
      ViewAnimationBlock(
        duration: duration, delay: delay, options: options, completion: completion),
      animations)
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
    ViewAnimations.run(
      ViewAnimationBlock(
        duration: duration, delay: delay, options: options,
        pace: .spring(
          ViewSpring(
            strength: .settling(dampingRatio: dampingRatio), velocity: SpringVelocity(velocity))),
        completion: completion),
      animations)
  }

  /// Animates like a spring, by how long it seems to move and how much it bounces, from -1 to 1.
  ///
  /// It is over when the spring is at rest, which takes longer than it seems to.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    ViewAnimations.run(
      ViewAnimationBlock(
        duration: duration, delay: delay, options: options,
        pace: .spring(
          .bouncing(bounce, duration: duration, velocity: SpringVelocity(initialSpringVelocity))),
        completion: completion),
      animations)
  }

  /// Makes changes without animating them, inside a block or not.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimations.withoutAnimation(actionsWithoutAnimation)
  }

  /// Turns all block animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.animationsAreEnabled = enabled
  }

  /// Whether block animations are on.
  public class var areAnimationsEnabled: Bool { UIApplication.shared.animationsAreEnabled }

  /// The duration of the block that is running; 0 outside any.
  public class var inheritedAnimationDuration: TimeInterval {
    ViewAnimations.blocks.last?.duration ?? 0
  }
}

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends slowly.
    case easeInOut = 0
    /// Starts slowly.
    case easeIn = 1
    /// Ends slowly.
    case easeOut = 2
    /// Keeps its pace.
    case linear = 3

    /// The number of the keyboard's curve: 7, as logged on a device, a curve of its own that UIKit
    /// doesn't name.
    package static let keyboardCurve = 7

    /// The curve of a number; the keyboard's own, which has no name, is taken for ease in and out.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0, Self.keyboardCurve: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: return nil
      }
    }

    package var options: AnimationOptions {
      switch self {
      case .easeInOut: .curveEaseInOut
      case .easeIn: .curveEaseIn
      case .easeOut: .curveEaseOut
      case .linear: .curveLinear
      }
    }
  }
}
