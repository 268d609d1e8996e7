extension UIView {
  /// The way a view's content adapts when its bounds change.
  public enum ContentMode: Int, Sendable {
    /// Stretches the content.
    case scaleToFill = 0
    /// Scales the content to fit completely, preserving its aspect ratio.
    case scaleAspectFit = 1
    /// Scales the content to fill the bounds, preserving its aspect ratio; it may be clipped.
    case scaleAspectFill = 2
    /// Draws the content again.
    case redraw = 3
    /// Centers the content.
    case center = 4
    /// Aligns the content with the top.
    case top = 5
    /// Aligns the content with the bottom.
    case bottom = 6
    /// Aligns the content with the left edge.
    case left = 7
    /// Aligns the content with the right edge.
    case right = 8
    /// Aligns the content with the top left corner.
    case topLeft = 9
    /// Aligns the content with the top right corner.
    case topRight = 10
    /// Aligns the content with the bottom left corner.
    case bottomLeft = 11
    /// Aligns the content with the bottom right corner.
    case bottomRight = 12
  }

  /// The margins and dimensions that are flexible when the superview's bounds change.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The raw bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance to the top edge.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance to the bottom edge.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// The way a view's tint color is adjusted behind modal content.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The superview's mode.
    case automatic = 0
    /// The tint color is unchanged.
    case normal = 1
    /// The tint color is dimmed.
    case dimmed = 2
  }
}

extension UIView {
  /// The smallest size that fits, as a target for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that fits, as a target for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
