/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name in settings.
  public let rawValue: String
  /// Creates a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ ending: String) { rawValue = "UICTContentSizeCategory\(ending)" }

  /// Not specified.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Between small and large.
  public static let medium = UIContentSizeCategory("M")
  /// The default size.
  public static let large = UIContentSizeCategory("L")
  /// One size larger than the default.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Two sizes larger than the default.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest size without accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// The categories from the smallest to the largest.
  private static let inOrder: [UIContentSizeCategory] = [
    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether the category is one of the accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Returns whether `one` is smaller than `other`, where unknown names count as unspecified.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.place < other.place
  }

  private var place: Int { Self.inOrder.firstIndex(of: self) ?? 0 }
}
