/// How large the user wants text to be.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// The name in settings.
  public let rawValue: String
  /// A category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ ending: String) { rawValue = "UICTContentSizeCategory\(ending)" }

  /// Nobody has said.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// Small.
  public static let small = UIContentSizeCategory("S")
  /// Between small and large.
  public static let medium = UIContentSizeCategory("M")
  /// Large: what holds where nobody changes it.
  public static let large = UIContentSizeCategory("L")
  /// Larger.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// Larger still.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The smallest for those who see little.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// Large for those who see little.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// Larger for those who see little.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// Larger still for those who see little.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  /// From the smallest to the largest.
  private static let inOrder: [UIContentSizeCategory] = [
    unspecified, extraSmall, small, medium, large, extraLarge, extraExtraLarge,
    extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge,
    accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge,
  ]

  /// Whether it is one of those for people who see little.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Smaller text; a name that nobody knows counts as unspecified.
  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.place < other.place
  }

  private var place: Int { Self.inOrder.firstIndex(of: self) ?? 0 }
}
