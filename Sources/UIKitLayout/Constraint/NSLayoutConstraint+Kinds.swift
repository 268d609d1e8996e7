extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The first side is less than or equal to the second.
    case lessThanOrEqual = -1
    /// The two sides are equal.
    case equal = 0
    /// The first side is greater than or equal to the second.
    case greaterThanOrEqual = 1
  }

  /// The part of an item that a constraint positions or measures.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// The right edge of the alignment rectangle.
    case right = 2
    /// The top edge of the alignment rectangle.
    case top = 3
    /// The bottom edge of the alignment rectangle.
    case bottom = 4
    /// The edge of the alignment rectangle where reading begins.
    case leading = 5
    /// The edge of the alignment rectangle where reading ends.
    case trailing = 6
    /// The width of the alignment rectangle.
    case width = 7
    /// The height of the alignment rectangle.
    case height = 8
    /// The horizontal center of the alignment rectangle.
    case centerX = 9
    /// The vertical center of the alignment rectangle.
    case centerY = 10
    /// The baseline of the last line of text, or the bottom edge if there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text, or the top edge if there is no text.
    case firstBaseline = 12
    /// The left margin of a view.
    case leftMargin = 13
    /// The right margin of a view.
    case rightMargin = 14
    /// The top margin of a view.
    case topMargin = 15
    /// The bottom margin of a view.
    case bottomMargin = 16
    /// The margin where reading begins.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The center between the left and right margins.
    case centerXWithinMargins = 19
    /// The center between the top and bottom margins.
    case centerYWithinMargins = 20
    /// No attribute: the other side is a constant.
    case notAnAttribute = 0
  }

  /// The axis along which constraints position and measure.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal = 0
    /// The vertical axis.
    case vertical = 1
  }

  /// The alignment and direction of the views in a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Align the left edges.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Align the right edges.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Align the top edges.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Align the bottom edges.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Align the edges where reading begins.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Align the edges where reading ends.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Align the horizontal centers.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Align the vertical centers.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Align the baselines of the last lines.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Align the baselines of the first lines.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats follow the reading direction, which is the default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Horizontal formats go from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats go from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding attribute of the margins guide, or `nil` if this isn't a margin attribute.
  var withinMargins: Self? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether the attribute is a baseline, which depends on the lines of a text.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether the attribute depends on the reading direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute is a position instead of a size.
  var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// Whether the attribute belongs to the horizontal axis.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
