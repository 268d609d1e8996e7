internal import TouchstoneLayers

/// A description of a font: its name, size, traits and design.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public let rawValue: String
    /// Creates the name of an attribute.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The name of a family, a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The name of a font, a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of a style within a family, a `String`.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The traits, a dictionary of ``TraitKey``.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The text style, a ``UIFont/TextStyle``.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// Settings of font features, which have no effect here.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public let rawValue: String
    /// Creates the name of a trait.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The symbolic traits, the raw value of ``SymbolicTraits``.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, a ``UIFont/Weight`` or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, which has no effect here.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, a number. Any number but 0 is italic here.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// Traits, each of which a font either has or lacks.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Creates traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted characters.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold characters.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wide characters, which aren't drawn here.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrow characters, which aren't drawn here.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Less space between lines, which has no effect here.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// More space between lines, which has no effect here.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)

    // The class of a font is a number in the upper four bits. It describes the shapes of the
    // characters, and no font here is chosen by it.
    /// All bits of the class.
    public static let classMask = SymbolicTraits(rawValue: 15 << 28)
    /// Serifs in the manner of the 15th to the 17th century.
    public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
    /// Serifs in the manner of the 18th century.
    public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
    /// Thin, straight serifs and a strong contrast of strokes.
    public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
    /// Bracketed serifs of the Clarendon kind.
    public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
    /// Serifs as thick as the strokes.
    public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
    /// Serifs of no other kind.
    public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
    /// Characters without serifs.
    public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
    /// Ornamented characters.
    public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
    /// Characters that imitate handwriting.
    public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
    /// Symbols instead of letters.
    public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
  }

  /// A variant of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public let rawValue: String
    /// Creates the name of a design.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The ordinary system font.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded characters, which are measured and drawn as the ordinary ones here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Characters with serifs, which are measured and drawn as the ordinary ones here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Characters of equal width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  private let attributes: [AttributeName: Any]

  /// Creates a descriptor from attributes.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.attributes = attributes
    super.init()
  }

  /// Creates a descriptor of a font with a name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The attributes.
  open var fontAttributes: [AttributeName: Any] { attributes }
  /// The name of the font, or an empty text.
  open var postscriptName: String { attributes[.name] as? String ?? "" }
  /// The size in points, or 0 if the descriptor doesn't specify one.
  open var pointSize: CGFloat { Self.number(attributes[.size]) ?? 0 }
  /// The traits.
  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: traits[.symbolic] as? UInt32 ?? 0)
  }
  /// Returns the value of an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? { attributes[anAttribute] }

  private var traits: [TraitKey: Any] { attributes[.traits] as? [TraitKey: Any] ?? [:] }

  /// Returns the descriptor with further attributes, which replace its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: self.attributes.merging(attributes) { $1 })
  }

  /// Returns the descriptor with other traits in place of its symbolic traits and its weight.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    addingAttributes([.traits: [TraitKey.symbolic: symbolicTraits.rawValue] as [TraitKey: Any]])
  }

  /// Returns the descriptor with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns the descriptor of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = withoutTrait(.traitMonoSpace).attributes
    attributes[.name] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// Returns the descriptor of another design of the system font, or `nil` if the descriptor isn't
  /// of the system font.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard FontNameStyle.isSystem(name) else { return nil }
    let name = design == .monospaced ? UIFont.monospacedName : UIFont.systemName
    return withoutTrait(.traitMonoSpace).addingAttributes([.name: name])
  }

  /// Returns the descriptor without one of its symbolic traits.
  private func withoutTrait(_ trait: SymbolicTraits) -> UIFontDescriptor {
    guard symbolicTraits.contains(trait) else { return self }
    var traits = traits
    traits[.symbolic] = symbolicTraits.subtracting(trait).rawValue
    return addingAttributes([.traits: traits])
  }

  /// Returns the descriptor of a text style in the user's preferred size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style in the size of a trait collection.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Making fonts

  /// The weight of the described font.
  var weight: UIFont.Weight {
    if let weight = traits[.weight] as? UIFont.Weight { return weight }
    if let number = Self.number(traits[.weight]) { return UIFont.Weight(number) }
    if traits[.symbolic] != nil { return symbolicTraits.contains(.traitBold) ? .bold : .regular }
    return UIFont.Weight(FontNameStyle(postscriptName).weight)
  }
  /// Whether the described font is italic.
  var isItalic: Bool {
    if let slant = Self.number(traits[.slant]) { return slant != 0 }
    return traits[.symbolic] == nil
      ? FontNameStyle(postscriptName).isItalic : symbolicTraits.contains(.traitItalic)
  }
  /// The name of the described font: the system font's if the descriptor has no name.
  var name: String {
    let name =
      attributes[.name] as? String ?? attributes[.family] as? String ?? UIFont.systemName
    let isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    return isMonospaced && FontNameStyle.isSystem(name) ? UIFont.monospacedName : name
  }

  /// The attribute of fonts whose digits are equally wide.
  static let equalDigits = AttributeName(rawValue: "TouchstoneEqualDigits")
  /// Whether all digits of the described font are equally wide.
  var hasEqualDigits: Bool { attributes[Self.equalDigits] as? Bool ?? false }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  // MARK: NSObject

  /// Returns whether `object` describes the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return name == other.name && pointSize == other.pointSize && weight == other.weight
      && isItalic == other.isItalic && symbolicTraits == other.symbolicTraits
  }

  /// The hash of the name and the size.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(name)
    hasher.combine(pointSize)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Creates the font of a descriptor, in its size if `pointSize` is 0.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    self.init(
      fontName: descriptor.name, size: size > 0 ? size : Self.smallSystemFontSize,
      weight: descriptor.weight, isItalic: descriptor.isItalic,
      hasEqualDigits: descriptor.hasEqualDigits, file: FontFinder.file(named: descriptor.name))
  }

  /// The description of the font.
  public var fontDescriptor: UIFontDescriptor {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if weight.rawValue >= Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if fontName == Self.monospacedName { traits.insert(.traitMonoSpace) }
    var attributes: [UIFontDescriptor.AttributeName: Any] = [
      .name: fontName, .size: pointSize,
      .traits: [
        UIFontDescriptor.TraitKey.symbolic: traits.rawValue, .weight: weight,
      ] as [UIFontDescriptor.TraitKey: Any],
    ]
    attributes[.textStyle] = textStyle
    if metrics.face.hasEqualDigits { attributes[UIFontDescriptor.equalDigits] = true }
    return UIFontDescriptor(fontAttributes: attributes)
  }
}
