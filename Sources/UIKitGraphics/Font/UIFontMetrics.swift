/// Scales fonts and numbers with the user's preferred text size, as a text style scales.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the style `body`.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }

  /// Returns a font in the preferred text size. Its size is in whole points.
  ///
  /// Views whose `adjustsFontForContentSizeCategory` is `true` follow later changes of the text
  /// size.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, .infinity, nil) }

  /// Returns a font in the preferred text size, up to a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }

  /// Returns a font in the text size of a trait collection.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, .infinity, traitCollection)
  }

  /// Returns a font in the text size of a trait collection, up to a size in points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaled(font, maximumPointSize, traitCollection)
  }

  /// Returns a number for the preferred text size, such as a distance in points.
  ///
  /// In the standard text size it is the number itself, and in other sizes it is rounded to whole
  /// pixels.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a number for the text size of a trait collection.
  ///
  /// In the standard text size it is the number itself, and in other sizes it is rounded to whole
  /// pixels of the collection.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let value = NumberCheck.admit(value, else: 0, "a value of scaledValue(for:)", of: nil)
    let ratio = FontScaling.ratio(style, UIFont.category(of: traitCollection))
    guard ratio != 1 else { return value }
    let scale = Self.scale(traitCollection)
    return (value * ratio * scale).rounded() / scale
  }

  private func scaled(
    _ font: UIFont, _ maximum: CGFloat, _ traits: UITraitCollection?
  ) -> UIFont {
    return font.scaled(
      FontScaling(style: style, size: font.pointSize, maximum: maximum.isNaN ? .infinity : maximum),
      UIFont.category(of: traits))
  }

  /// The number of pixels per point of a screen without a known scale.
  private static let standardScale: CGFloat = 3

  private static func scale(_ traits: UITraitCollection?) -> CGFloat {
    let scale =
      traits?.values[UITraitDisplayScale.self]
      ?? MainQueue.ifCurrent { UITraitCollection.ofMainScreen().displayScale }
    return scale.map { $0 > 0 ? $0 : standardScale } ?? standardScale
  }
}
