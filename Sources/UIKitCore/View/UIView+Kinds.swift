extension UIView {
  /// How content follows when a view's bounds change.
  public enum ContentMode: Int, Sendable {
    /// It is stretched.
    case scaleToFill = 0
    /// It is scaled to fit whole.
    case scaleAspectFit = 1
    /// It is scaled to fill, and may be cut.
    case scaleAspectFill = 2
    /// It is drawn again.
    case redraw = 3
    /// It stays in the middle.
    case center = 4
    /// It stays at the top.
    case top = 5
    /// It stays at the bottom.
    case bottom = 6
    /// It stays at the left.
    case left = 7
    /// It stays at the right.
    case right = 8
    /// It stays in the top left corner.
    case topLeft = 9
    /// It stays in the top right corner.
    case topRight = 10
    /// It stays in the bottom left corner.
    case bottomLeft = 11
    /// It stays in the bottom right corner.
    case bottomRight = 12
  }

  /// Which distances and sizes give way when the superview's bounds change.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a mask of its bits.
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

  /// Whether the tint is dimmed behind something modal.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview.
    case automatic = 0
    /// As it is.
    case normal = 1
    /// Dimmed.
    case dimmed = 2
  }
}

extension UIView {
  /// The smallest size that fits, as a target for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that fits, as a target for ``systemLayoutSizeFitting(_:)``.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}
