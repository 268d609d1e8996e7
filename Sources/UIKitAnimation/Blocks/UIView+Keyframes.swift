public import UIKitCore

extension UIView {
  /// How an animation by keyframes runs.
  ///
  /// The pace of the whole, which UIKit has no names for here, is that of the bits that
  /// ``AnimationOptions`` has for its curves; ease in and out unless told otherwise.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's SDK.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the views whose size changes out inside the block, so that their subviews move along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on the screen, where a property's animations don't blend.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after running forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes its own options inside another block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Goes straight from one keyframe to the next.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes straight and at one speed; the keyframes' times play no part.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Goes along a smooth curve at one speed; the keyframes' times play no part.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates through what the keyframes in `animations` change; add them by
  /// ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  ///
  /// What is changed outside of any keyframe takes the whole time.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeBlock(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// The same; goes on when all is over, and answers whether everything ran to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await withCheckedContinuation { continuation in
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations
      ) { continuation.resume(returning: $0) }
    }
  }

  /// Adds a keyframe to the animation that is being made: the changes in `animations` begin at
  /// a part of its whole duration, and take a part of it.
  ///
  /// Outside of `animateKeyframes` the changes are made at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let block = ViewAnimations.contexts.last as? KeyframeBlock else {
      return performWithoutAnimation(animations)
    }
    block.keyframe(start: frameStartTime, duration: frameDuration, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// What they share with other blocks; the bits of the calculation mode are not among them.
  var blockOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & ~(0xF << 10))
  }

  /// How it goes from one keyframe to the next.
  var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 0xF {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
