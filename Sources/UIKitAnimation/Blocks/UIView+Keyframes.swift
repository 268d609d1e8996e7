public import UIKitCore

extension UIView {
  /// Options of a keyframe animation.
  ///
  /// The timing of the whole animation has no names in UIKit here. It uses the curve bits of
  /// ``AnimationOptions``, and is ease in and out by default.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's SDK.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the resized views in the block, so that their subviews are animated too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they are animated.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value of properties whose animations don't blend.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after running it forward.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the block's duration in a nested block, not that of the enclosing block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the block's options in a nested block, not those of the enclosing block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps from one keyframe to the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly at a constant speed, ignoring the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve at a constant speed, ignoring the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates the changes of keyframes that `animations` adds.
  ///
  /// Add keyframes with ``addKeyframe(withRelativeStartTime:relativeDuration:animations:)``.
  /// Changes outside a keyframe take the whole duration.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    KeyframeBlock(duration: duration, delay: delay, options: options, completion: completion)
      .run(animations)
  }

  /// Animates keyframes, waits until all animations are over, and returns whether they all ran to
  /// their ends.
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

  /// Adds a keyframe with changes that begin at a fraction of the animation's duration and take
  /// a fraction of it.
  ///
  /// Outside of `animateKeyframes`, the changes are made without an animation.
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
  /// The options shared with other blocks, without the bits of the calculation mode.
  var blockOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & ~(0xF << 10))
  }

  /// The interpolation between keyframes.
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
