internal import TouchstoneLayers

/// A font of a size and weight.
///
/// All text is measured from one family of tables, whatever the font is called, so that sizes are right without
/// a system library and the same everywhere; hosts draw with faces of these widths. A font of any
/// name can be made.
open class UIFont: NSObject, @unchecked Sendable {
  /// Has to come first: attributed strings compare fonts.
  private let foundationType = FoundationType.known
  /// What it is called.
  public let fontName: String
  /// How large it is.
  public let pointSize: CGFloat
  /// How strong it is.
  package let weight: Weight
  package let isItalic: Bool
  /// The text style that the font was made for; `nil` for a font of a fixed size.
  package let textStyle: TextStyle?

  /// The measures.
  package let metrics: FontMetrics

  init(
    fontName: String, size: CGFloat, weight: Weight, isItalic: Bool, textStyle: TextStyle? = nil
  ) {
    self.fontName = fontName
    self.textStyle = textStyle
    let size = NumberCheck.admit(size, else: Self.systemFontSize, "a font's size", of: nil)
    pointSize = size > 0 ? size : Self.systemFontSize
    self.weight = weight
    self.isItalic = isItalic
    metrics = FontMetrics(
      size: pointSize, weight: weight.inStyleSheets,
      isMonospaced: FontMetrics.isMonospaced(fontName))
    super.init()
  }

  /// Makes a font by name; it always succeeds.
  ///
  /// The weight and the slant are read from the name, as in `Georgia-BoldItalic`.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let style = FontNameStyle(fontName)
    self.init(fontName: fontName, size: fontSize, weight: style.weight, isItalic: style.isItalic)
  }

  // MARK: The system's fonts

  /// The font of the system.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The font of the system in a weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: systemName, size: fontSize, weight: weight, isItalic: false)
  }
  /// The font of the system in bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }
  /// The font of the system in italics.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(fontName: systemName, size: fontSize, weight: .regular, isItalic: true)
  }
  /// The font of the system with letters of one width; measured like the others.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(fontName: monospacedName, size: fontSize, weight: weight, isItalic: false)
  }
  /// The font of the system with digits of one width, which they have anyway.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font of a text style, in the size that the user wants; off the main actor, in the standard
  /// size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    let category = MainQueue.ifCurrent {
      UITraitCollection.ofMainScreen()[UITraitPreferredContentSizeCategory.self]
    }
    return preferredFont(style, category ?? .large)
  }
  /// The font of a text style, in the size of a trait collection; for `nil`, in the size that the user
  /// wants.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    guard let category = traitCollection?.values[UITraitPreferredContentSizeCategory.self],
      category != .unspecified
    else { return preferredFont(forTextStyle: style) }
    return preferredFont(style, category)
  }

  private static func preferredFont(
    _ style: TextStyle, _ category: UIContentSizeCategory
  ) -> UIFont {
    UIFont(
      fontName: systemName, size: style.size(in: category), weight: style.weight, isItalic: false,
      textStyle: style)
  }

  /// The font of the same text style in the size of a trait collection; a font of a fixed size stays.
  @MainActor package final func adapted(to traitCollection: UITraitCollection) -> UIFont {
    textStyle.map { Self.preferredFont(forTextStyle: $0, compatibleWith: traitCollection) } ?? self
  }

  private static let systemName = "System"
  private static let monospacedName = "SystemMonospaced"

  /// The size of text on labels.
  public static let labelFontSize: CGFloat = 17
  /// The size of text on buttons.
  public static let buttonFontSize: CGFloat = 18
  /// The size of text in general.
  public static let systemFontSize: CGFloat = 14
  /// The size of small text.
  public static let smallSystemFontSize: CGFloat = 12

  // MARK: Measures

  /// The name without weight and slant.
  open var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }
  /// How far the line reaches above the baseline.
  open var ascender: CGFloat { metrics.ascender }
  /// How far the line reaches below the baseline: a negative number.
  open var descender: CGFloat { metrics.descender }
  /// How high a line is.
  open var lineHeight: CGFloat { metrics.lineHeight }
  /// The space between two lines.
  open var leading: CGFloat { metrics.leading }
  /// How high capital letters are.
  open var capHeight: CGFloat { metrics.capHeight }
  /// How high a small x is.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The same font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(fontName: fontName, size: fontSize, weight: weight, isItalic: isItalic)
  }

  // MARK: NSObject

  /// The same name, size, weight and slant.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return fontName == other.fontName && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && textStyle == other.textStyle
  }

  /// Hashes what is compared.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(fontName)
    hasher.combine(pointSize)
    hasher.combine(weight)
    hasher.combine(isItalic)
    hasher.combine(textStyle)
    return hasher.finalize()
  }

  /// The name and size.
  open override var description: String { "<UIFont \(fontName) \(pointSize) pt>" }
}
