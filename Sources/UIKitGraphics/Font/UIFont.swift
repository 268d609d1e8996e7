package import TouchstoneLayers

/// A font with a size and a weight.
///
/// All text is measured with built-in tables, so that sizes are the same everywhere and need no
/// system library. The system font has the widths and heights that were measured on iOS 26.1. A
/// font of any other name can be created, and is measured as Liberation Sans or Liberation Mono.
///
/// If the environment variable `TOUCHSTONE_FONT` is `open`, the system font, too, is measured as
/// Liberation Sans.
open class UIFont: NSObject, LayerFont, @unchecked Sendable {
  /// Must be the first property, because attributed strings compare fonts.
  private let foundationType = FoundationType.known
  /// The name of the font.
  public let fontName: String
  /// The size in points.
  public let pointSize: CGFloat
  /// The weight of the font.
  package let weight: Weight
  package let isItalic: Bool
  /// The text style for which the font was created, or `nil` for a font of a fixed size.
  package let textStyle: TextStyle?
  /// The law by which ``UIFontMetrics`` made the font from another one, or `nil`.
  private let scaling: FontScaling?

  /// The metrics of the font.
  package let metrics: FontMetrics

  init(
    fontName: String, size: CGFloat, weight: Weight, isItalic: Bool, textStyle: TextStyle? = nil,
    hasEqualDigits: Bool = false, scaling: FontScaling? = nil, file: UInt32 = 0
  ) {
    self.fontName = fontName
    self.scaling = scaling
    self.textStyle = textStyle
    let size = NumberCheck.admit(size, else: Self.systemFontSize, "a font's size", of: nil)
    pointSize = size > 0 ? size : Self.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    var face = FontFace(
      named: fontName, weight: weight.rawValue, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
    face.file = file
    metrics = FontMetrics(size: pointSize, face: face)
    super.init()
  }

  /// Creates the system font with other metrics, for comparison with recordings of other platforms.
  package init(systemFontOfSize size: CGFloat, weight: Weight = .regular, metrics: FontMetrics) {
    fontName = Self.systemName
    pointSize = size
    self.weight = weight
    isItalic = false
    textStyle = nil
    scaling = nil
    self.metrics = metrics
    super.init()
  }

  /// Creates a font by name, which always succeeds.
  ///
  /// A font file among the app's resources is found by its PostScript name, its full name or its
  /// family, and determines the measures of the text. Hosts draw the text in another font at the
  /// same positions. The weight and the slant are derived from the name, as in `Georgia-BoldItalic`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let style = FontNameStyle(fontName)
    self.init(
      fontName: fontName, size: fontSize, weight: Weight(style.weight), isItalic: style.isItalic,
      file: FontFinder.file(named: fontName))
  }

  // MARK: The system's fonts

  /// Returns the system font.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// Returns the system font in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: systemName, size: fontSize, weight: weight, isItalic: false)
  }
  /// Returns the bold system font.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// Returns the italic system font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemName, size: fontSize, weight: .regular, isItalic: true)
  }
  /// Returns the monospaced system font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: monospacedName, size: fontSize, weight: weight, isItalic: false)
  }
  /// Returns the system font in a weight, in which all digits have the same width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(
      fontName: systemName, size: fontSize, weight: weight, isItalic: false, hasEqualDigits: true)
  }
  /// Returns the font of a text style in the user's preferred size, or in the standard size off the
  /// main actor.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(style, category(of: nil))
  }
  /// Returns the font of a text style in the size of a trait collection.
  ///
  /// If the collection is `nil` or doesn't specify a size, it is the user's preferred size.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(style, category(of: traitCollection))
  }

  /// Returns the text size of a trait collection. If the collection is `nil` or doesn't specify a
  /// size, it is the user's preferred size, or the standard size off the main actor.
  static func category(of traitCollection: UITraitCollection?) -> UIContentSizeCategory {
    let own = traitCollection?.values[UITraitPreferredContentSizeCategory.self]
    if let own, own != .unspecified { return own }
    return MainQueue.ifCurrent {
      UITraitCollection.ofMainScreen()[UITraitPreferredContentSizeCategory.self]
    } ?? .large
  }

  private static func preferredFont(
    _ style: TextStyle, _ category: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      fontName: systemName, size: style.size(in: category), weight: style.weight, isItalic: false,
      textStyle: style)
  }

  /// Returns the font of the same text style or scaling in the size of a trait collection, or itself
  /// if its size is fixed.
  @MainActor package final func adapted(to traitCollection: UITraitCollection) -> UIFont {
    if let scaling { return scaled(scaling, Self.category(of: traitCollection)) }
    return textStyle.map {
      Self.preferredFont(forTextStyle: $0, compatibleWith: traitCollection)
    } ?? self
  }

  /// Returns the font in the size that a scaling gives it in a category.
  final func scaled(_ scaling: FontScaling, _ category: UIContentSizeCategory) -> UIFont {
    UIFont(
      fontName: fontName, size: scaling.size(in: category), weight: weight, isItalic: isItalic,
      hasEqualDigits: metrics.face.hasEqualDigits, scaling: scaling, file: metrics.face.file)
  }

  static let systemName = "System"
  static let monospacedName = "SystemMonospaced"

  /// The font size of labels.
  public static let labelFontSize: CGFloat = 17
  /// The font size of buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The default font size.
  public static let systemFontSize: CGFloat = 14
  /// The font size of small text.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Measures

  /// The name without weight and slant.
  open var familyName: String {
    if let file = FontFiles[metrics.face.file] { return file.familyName }
    return fontName.split(separator: "-").first.map(String.init) ?? fontName
  }
  /// The height of the line above the baseline.
  open var ascender: CGFloat { metrics.ascender }
  /// The depth of the line below the baseline, a negative number.
  open var descender: CGFloat { metrics.descender }
  /// The height of a line.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between two lines.
  open var leading: CGFloat { metrics.leading }
  /// The height of capital letters.
  open var capHeight: CGFloat { metrics.capHeight }
  /// The height of a lowercase x.
  open var xHeight: CGFloat { metrics.xHeight }

  /// Returns the font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      fontName: fontName, size: fontSize, weight: weight, isItalic: isItalic,
      hasEqualDigits: metrics.face.hasEqualDigits, file: metrics.face.file)
  }

  /// The maximum number of sizes that are tried to fit a text into a width.
  private static let fittingTrials = 8
  /// The part of a calculated size that is tried next, so that a size fits after a few trials.
  private static let fittingStep: CGFloat = 0.998

  /// Returns the factor by which a font becomes smaller so that a text fits into a width, or 1 if it
  /// fits already.
  ///
  /// A smaller font isn't narrower in proportion, so several sizes are tried.
  ///
  /// - Parameters:
  ///   - room: The available width in points.
  ///   - least: The smallest factor.
  ///   - width: The width of the text in points with a factor.
  /// - Returns: The factor, from `least` to 1.
  package static func factor(
    fitting room: CGFloat, atLeast least: CGFloat, width: (_ factor: CGFloat) -> CGFloat
  ) -> CGFloat {
    guard room > 0 else { return 1 }
    var factor: CGFloat = 1
    for trial in 0..<fittingTrials {
      let wanted = width(factor)
      guard wanted > room, factor > least else { break }
      factor = max(factor * room / wanted * (trial == 0 ? 1 : fittingStep), least)
    }
    return factor
  }

  // MARK: NSObject

  /// Returns whether `object` is a font with the same name, size, weight, slant, digits, text
  /// style and scaling.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && textStyle == other.textStyle && metrics == other.metrics
      && scaling == other.scaling
  }

  /// The hash of the font.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(textStyle)
    return hasher.finalize()
  }

  // MARK: Drawing

  package var weightInStyleSheets: Int { weight.inStyleSheets }
  package func inSize(_ size: CGFloat) -> any LayerFont { withSize(size) }

  /// The name and the size.
  open override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}
