public import UIKitCore

extension UIView {
  /// How an animation block or a transition runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits, as in Apple's SDK.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays the views whose size changes out inside the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the views while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on the screen, where a property's animations don't blend.
    ///
    /// Places, sizes, transforms and corner radii always blend with the animations that are under way.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after running forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Takes its own duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Takes its own curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Shows the changes of a transition as they happen, in place of a picture of their end.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition in place of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes its own options inside another block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Brings views up to date before and after the block; they are here. The bit is chosen.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 10)

    /// Starts and ends slowly.
    public static let curveEaseInOut = AnimationOptions([])
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Keeps its pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns the view about its upright axis, the left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its upright axis, the right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the old picture up; it is drawn as a dissolve here.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the new picture down; it is drawn as a dissolve here.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades the old picture out over the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its level axis, the upper side coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its level axis, the lower side coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Asks for sixty frames a second; the host decides.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Asks for thirty frames a second; the host decides.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView.AnimationOptions {
  /// The pace; ease in and out unless another one is chosen.
  package var timingFunction: CAMediaTimingFunction {
    switch rawValue >> 16 & 0xF {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }

  /// What a block takes over from the one around it.
  private static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]

  /// These, with those of the block around where they are not overridden.
  func inheriting(from outer: UIView.AnimationOptions?) -> UIView.AnimationOptions {
    guard let outer, !contains(.overrideInheritedOptions) else { return self }
    return union(outer.intersection(Self.inherited))
  }
}
