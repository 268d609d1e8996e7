public import UIKitCore

extension UIView {
  /// Options of an animation block or a transition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's SDK.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the resized views in the block, so that their subviews are animated too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the shown value of properties whose animations don't blend.
    ///
    /// Positions, sizes, transforms and corner radii always blend with running animations.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after running it forward.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Makes a nested block use its own duration, not that of the enclosing block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Makes a nested block use its own curve, not that of the enclosing block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Shows the changes during a transition instead of a snapshot of their end.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses the block's options in a nested block, not those of the enclosing block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Updates views before and after the block, which always happens here.
    ///
    /// The value of the bit is chosen.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

    /// Starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Has a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns the view about its vertical axis, with the left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis, with the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the old content up, which is drawn as a dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the new content down, which is drawn as a dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades the old content out over the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis, with the top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis, with the bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Requests 60 frames per second, which the host may ignore.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Requests 30 frames per second, which the host may ignore.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView.AnimationOptions {
  /// The timing curve, which is ease in and out by default.
  package var timingFunction: CAMediaTimingFunction {
    switch rawValue >> 16 & 0xF {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  /// The options that a block inherits from its enclosing block.
  private static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  /// Returns these options and those inherited from the enclosing block, unless they override it.
  func inheriting(from outer: UIView.AnimationOptions?) -> UIView.AnimationOptions {
    guard let outer, !contains(.overrideInheritedOptions) else { return self }
    return union(outer.intersection(Self.inherited))
  }
}
