/// The system colors, each with a value for the light and a value for the dark style.
///
/// The values are those that Apple's Human Interface Guidelines list for iOS.
extension UIColor {
  /// The system's red, for destructive actions.
  public class var systemRed: UIColor { System.systemRed }
  /// The system's orange.
  public class var systemOrange: UIColor { System.systemOrange }
  /// The system's yellow.
  public class var systemYellow: UIColor { System.systemYellow }
  /// The system's green, for switches that are on.
  public class var systemGreen: UIColor { System.systemGreen }
  /// The system's mint.
  public class var systemMint: UIColor { System.systemMint }
  /// The system's teal.
  public class var systemTeal: UIColor { System.systemTeal }
  /// The system's cyan.
  public class var systemCyan: UIColor { System.systemCyan }
  /// The system's blue, the default tint of interactive elements.
  public class var systemBlue: UIColor { System.systemBlue }
  /// The system's indigo.
  public class var systemIndigo: UIColor { System.systemIndigo }
  /// The system's purple.
  public class var systemPurple: UIColor { System.systemPurple }
  /// The system's pink.
  public class var systemPink: UIColor { System.systemPink }
  /// The system's brown.
  public class var systemBrown: UIColor { System.systemBrown }
  /// The system's gray.
  public class var systemGray: UIColor { System.systemGray }
  /// The second of six grays, closer to the background.
  public class var systemGray2: UIColor { System.systemGray2 }
  /// The third of six grays, closer to the background.
  public class var systemGray3: UIColor { System.systemGray3 }
  /// The fourth of six grays, closer to the background.
  public class var systemGray4: UIColor { System.systemGray4 }
  /// The fifth of six grays, closer to the background.
  public class var systemGray5: UIColor { System.systemGray5 }
  /// The last of six grays, closest to the background.
  public class var systemGray6: UIColor { System.systemGray6 }
  /// The color of primary text.
  public class var label: UIColor { System.label }
  /// The color of secondary text.
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  /// The color of tertiary text.
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  /// The color of the least important text.
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  /// The color of placeholder text in text fields.
  public class var placeholderText: UIColor { System.placeholderText }
  /// The color of links.
  public class var link: UIColor { System.link }
  /// The color of translucent separators.
  public class var separator: UIColor { System.separator }
  /// The color of opaque separators.
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  /// The fill color of small shapes.
  public class var systemFill: UIColor { System.systemFill }
  /// The fill color of shapes of medium size.
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  /// The fill color of large shapes.
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  /// The fill color of large areas.
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  /// The background color of the interface.
  public class var systemBackground: UIColor { System.systemBackground }
  /// The background color of content on top of the background.
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  /// The background color of content on top of secondary content.
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  /// The background color of a grouped interface.
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  /// The background color of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  /// The background color of content on top of a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  /// Black, for text on light backgrounds in every style.
  public class var darkText: UIColor { .black }
  /// A translucent white, for text on dark backgrounds in every style.
  public class var lightText: UIColor { System.lightText }

  /// A single object for each system color, so that two colors of one name are equal.
  private enum System {
    static let systemRed = style(light: 0xFF3B30, 1, dark: 0xFF453A, 1)
    static let systemOrange = style(light: 0xFF9500, 1, dark: 0xFF9F0A, 1)
    static let systemYellow = style(light: 0xFFCC00, 1, dark: 0xFFD60A, 1)
    static let systemGreen = style(light: 0x34C759, 1, dark: 0x30D158, 1)
    static let systemMint = style(light: 0x00C7BE, 1, dark: 0x63E6E2, 1)
    static let systemTeal = style(light: 0x30B0C7, 1, dark: 0x40C8E0, 1)
    static let systemCyan = style(light: 0x32ADE6, 1, dark: 0x64D2FF, 1)
    static let systemBlue = style(light: 0x007AFF, 1, dark: 0x0A84FF, 1)
    static let systemIndigo = style(light: 0x5856D6, 1, dark: 0x5E5CE6, 1)
    static let systemPurple = style(light: 0xAF52DE, 1, dark: 0xBF5AF2, 1)
    static let systemPink = style(light: 0xFF2D55, 1, dark: 0xFF375F, 1)
    static let systemBrown = style(light: 0xA2845E, 1, dark: 0xAC8E68, 1)
    static let systemGray = style(light: 0x8E8E93, 1, dark: 0x8E8E93, 1)
    static let systemGray2 = style(light: 0xAEAEB2, 1, dark: 0x636366, 1)
    static let systemGray3 = style(light: 0xC7C7CC, 1, dark: 0x48484A, 1)
    static let systemGray4 = style(light: 0xD1D1D6, 1, dark: 0x3A3A3C, 1)
    static let systemGray5 = style(light: 0xE5E5EA, 1, dark: 0x2C2C2E, 1)
    static let systemGray6 = style(light: 0xF2F2F7, 1, dark: 0x1C1C1E, 1)
    static let label = style(light: 0x000000, 1, dark: 0xFFFFFF, 1)
    static let secondaryLabel = style(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    static let tertiaryLabel = style(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let quaternaryLabel = style(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    static let placeholderText = style(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    static let link = style(light: 0x007AFF, 1, dark: 0x0984FF, 1)
    static let separator = style(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    static let opaqueSeparator = style(light: 0xC6C6C8, 1, dark: 0x38383A, 1)
    static let systemFill = style(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    static let secondarySystemFill = style(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    static let tertiarySystemFill = style(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    static let quaternarySystemFill = style(light: 0x747480, 0.08, dark: 0x767680, 0.18)
    static let systemBackground = style(light: 0xFFFFFF, 1, dark: 0x000000, 1)
    static let secondarySystemBackground = style(light: 0xF2F2F7, 1, dark: 0x1C1C1E, 1)
    static let tertiarySystemBackground = style(light: 0xFFFFFF, 1, dark: 0x2C2C2E, 1)
    static let systemGroupedBackground = style(light: 0xF2F2F7, 1, dark: 0x000000, 1)
    static let secondarySystemGroupedBackground = style(light: 0xFFFFFF, 1, dark: 0x1C1C1E, 1)
    static let tertiarySystemGroupedBackground = style(light: 0xF2F2F7, 1, dark: 0x2C2C2E, 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)

    /// Returns a color that follows the style. `light` and `dark` contain red, green and blue, one
    /// byte each.
    private static func style(
      light: Int, _ lightAlpha: CGFloat, dark: Int, _ darkAlpha: CGFloat
    ) -> UIColor {
      let light = UIColor(bytes: light, alpha: lightAlpha)
      let dark = UIColor(bytes: dark, alpha: darkAlpha)
      return UIColor(light: light, dark: dark)
    }
  }

  private convenience init(bytes: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(bytes >> 16 & 0xFF) / 255, green: CGFloat(bytes >> 8 & 0xFF) / 255,
      blue: CGFloat(bytes & 0xFF) / 255, alpha: alpha)
  }
}
