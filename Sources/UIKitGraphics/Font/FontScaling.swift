/// The law by which a text style scales numbers with the user's preferred text size.
///
/// UIKit multiplies a number by the ratio of the style's line heights in the two sizes. The line
/// heights are those of Apple's Human Interface Guidelines (Typography, Dynamic Type sizes).
/// Measured values of the style `body` agree with that ratio, and are rounded to pixels.
struct FontScaling: Hashable, Sendable {
  let style: UIFont.TextStyle
  /// The size of the font before scaling, in points.
  let size: CGFloat
  /// The size beyond which the font doesn't grow, in points.
  let maximum: CGFloat

  /// Returns the size of the font in a category, in whole points.
  func size(in category: UIContentSizeCategory) -> CGFloat {
    let scaled = (size * Self.ratio(style, category)).rounded()
    return min(max(1, scaled), max(1, maximum))
  }

  /// Returns the ratio between a category and the standard size.
  static func ratio(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> CGFloat {
    let heights = heights[style] ?? bodyHeights
    return heights[UIFont.TextStyle.index(of: category)]
      / heights[UIFont.TextStyle.standardIndex]
  }

  private static let bodyHeights: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

  private static let heights: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: bodyHeights,
    .body: bodyHeights,
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]
}
