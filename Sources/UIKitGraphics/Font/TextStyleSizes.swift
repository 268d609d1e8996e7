extension UIFont.TextStyle {
  /// The weight of the style: semibold for headlines, regular for all others.
  var weight: UIFont.Weight { self == .headline ? .semibold : .regular }

  /// Returns the size of the style in points.
  ///
  /// Unknown styles have the size of the body, and unknown categories the standard size.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let sizes = Self.sizes[self] ?? Self.bodySizes
    return sizes[Self.index(of: category)]
  }

  /// Returns the index of a category's numbers in tables, which is that of the standard size for an
  /// unknown category.
  static func index(of category: UIContentSizeCategory) -> Int {
    categories.firstIndex(of: category) ?? standardIndex
  }

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]
  static let standardIndex = 3

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Sizes in points in the order of ``categories``, from the tables of Apple's Human Interface
  /// Guidelines (Typography, Dynamic Type sizes).
  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: bodySizes,
    .body: bodySizes,
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
