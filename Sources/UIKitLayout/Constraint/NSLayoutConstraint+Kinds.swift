extension NSLayoutConstraint {
  /// How both sides of a constraint lie beside each other.
  public enum Relation: Int, Sendable {
    /// The first is the second or less.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is the second or more.
    case greaterThanOrEqual = 1
  }

  /// What a constraint places or measures.
  public enum Attribute: Int, Sendable {
    /// The left edge of the alignment rectangle.
    case left = 1
    /// Its right edge.
    case right = 2
    /// Its upper edge.
    case top = 3
    /// Its lower edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// Its width.
    case width = 7
    /// Its height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The baseline of the last line of text; the lower edge where there is no text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the upper edge where there is no text.
    case firstBaseline = 12
    /// The left margin of a view.
    case leftMargin = 13
    /// Its right margin.
    case rightMargin = 14
    /// Its upper margin.
    case topMargin = 15
    /// Its lower margin.
    case bottomMargin = 16
    /// The margin where reading begins.
    case leadingMargin = 17
    /// The margin where reading ends.
    case trailingMargin = 18
    /// The middle between the left and the right margin.
    case centerXWithinMargins = 19
    /// The middle between the upper and the lower margin.
    case centerYWithinMargins = 20
    /// Nothing: the other side is a constant.
    case notAnAttribute = 0
  }

  /// The two directions in which constraints place and measure.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal = 0
    /// From top to bottom.
    case vertical = 1
  }

  /// How the views of a visual format are aligned, and in which direction they follow.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Upper edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Lower edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Edges where reading begins are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Edges where reading ends are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Middles are below each other.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles are beside each other.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Baselines of last lines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Baselines of first lines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Horizontal formats follow the direction of reading, as they do by default.
    public static let directionLeadingToTrailing = FormatOptions([])
    /// Horizontal formats go from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Horizontal formats go from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }
}

extension NSLayoutConstraint.Attribute {
  /// The attribute of the margins' guide that this is, for attributes of margins.
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

  /// Whether it depends on where a text's lines are.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it depends on the direction of reading.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it places something, and does not measure a size.
  var isPosition: Bool { self != .width && self != .height && self != .notAnAttribute }

  /// Whether it speaks of left and right.
  var isHorizontal: Bool {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      true
    default: false
    }
  }
}
