internal import TouchstoneGeometry

/// The properties of a font, apart from its size, by which text is measured.
package struct FontFace: Hashable, Sendable {
  /// A group of fonts that are measured by the same tables.
  package enum Family: Hashable, Sendable {
    /// The system font of iOS, by figures measured on iOS.
    case system
    /// The monospaced system font of iOS.
    case systemMonospaced
    /// Liberation Sans. Its characters have the widths of Arial and Helvetica.
    case open
    /// Liberation Mono. Its characters have the width of Courier.
    case openMonospaced
  }

  package var family: Family
  /// The weight by UIKit's scale, from -1 to 1, where 0 is regular.
  package var weight: CGFloat
  package var isItalic: Bool
  /// Whether all digits are as wide as a zero.
  package var hasEqualDigits: Bool
  /// The number of the app's font file in ``FontFiles``, or 0 for a font with built-in tables.
  package var file: UInt32 = 0

  package init(
    _ family: Family = .system, weight: CGFloat = 0, isItalic: Bool = false,
    hasEqualDigits: Bool = false
  ) {
    self.family = family
    self.weight = weight.isNaN ? 0 : weight
    self.isItalic = isItalic
    self.hasEqualDigits = hasEqualDigits
  }

  /// Creates the face of a font with a name. Fonts of unknown names are measured as the open font.
  package init(
    named name: String, weight: CGFloat, isItalic: Bool = false, hasEqualDigits: Bool = false
  ) {
    let isSystem = Self.systemNames.contains { name.hasPrefix($0) } && !SystemFont.isOpen
    let family: Family =
      if Self.isMonospaced(name) {
        isSystem ? .systemMonospaced : .openMonospaced
      } else {
        isSystem ? .system : .open
      }
    self.init(
      family, weight: weight, isItalic: isItalic, hasEqualDigits: hasEqualDigits)
  }

  /// Returns a weight of UIKit's scale as in CSS: 400 is regular, 700 is bold.
  package static func inStyleSheets(_ weight: CGFloat) -> Int {
    switch weight {
    case ..<(-0.7): 100
    case ..<(-0.5): 200
    case ..<(-0.2): 300
    case ..<0.12: 400
    case ..<0.27: 500
    case ..<0.35: 600
    case ..<0.48: 700
    case ..<0.59: 800
    case 0.59...: 900
    default: 400
    }
  }

  /// The weight from which the open font is measured as bold.
  private static let leastBoldWeight: CGFloat = 0.27

  /// Whether the open font's bold face is nearer to the weight than the regular one.
  package var isBold: Bool { weight >= Self.leastBoldWeight }

  /// The beginnings of the system font's names, here and on iOS.
  private static let systemNames = ["System", ".SF", ".AppleSystemUIFont", "SFPro", "SFUI"]

  /// Returns whether a font with this name is monospaced.
  package static func isMonospaced(_ fontName: String) -> Bool {
    monospacedNames.contains { fontName.contains($0) }
  }

  /// The parts of names by which monospaced fonts are recognized.
  private static let monospacedNames = ["Mono", "Courier", "Menlo"]
}

/// The weight and the slant that the name of a font indicates, as in `Georgia-BoldItalic`.
package struct FontNameStyle {
  /// The weight by UIKit's scale.
  package private(set) var weight: CGFloat = 0
  package private(set) var isItalic = false

  private static let weights: [(String, CGFloat)] = [
    ("ultralight", -0.8), ("semibold", 0.3), ("demibold", 0.3), ("extrabold", 0.56),
    ("thin", -0.6), ("light", -0.4), ("medium", 0.23), ("heavy", 0.56), ("black", 0.62),
    ("bold", 0.4),
  ]

  package init(_ name: String) {
    guard let dash = name.lastIndex(of: "-") else { return }
    let style = name[name.index(after: dash)...].lowercased()
    isItalic = style.contains("italic") || style.contains("oblique")
    if let match = Self.weights.first(where: { style.contains($0.0) }) { weight = match.1 }
  }
}

/// The choice of tables for the system font.
package enum SystemFont {
  /// The environment variable that chooses the tables.
  package static let variable = "TOUCHSTONE_FONT"
  /// The value of the variable for the open font's tables.
  package static let openValue = "open"

  /// Whether the system font is measured as the open font, for hosts that draw with that font.
  ///
  /// The environment variable `TOUCHSTONE_FONT` determines this when the first font is created.
  package static let isOpen = ProcessInfo.processInfo.environment[variable] == openValue

  /// The name of the tables, for recordings and traces.
  package static var tables: String { isOpen ? openValue : "system" }
}
