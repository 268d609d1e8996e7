/// The colours of the interface, each with a value for a light and one for a dark style.
///
/// The values are those that Apple's Human Interface Guidelines list for iOS.
extension UIColor {
  /// Red, for what destroys.
  public class var systemRed: UIColor { System.systemRed }
  /// Orange.
  public class var systemOrange: UIColor { System.systemOrange }
  /// Yellow.
  public class var systemYellow: UIColor { System.systemYellow }
  /// Green, for what is on.
  public class var systemGreen: UIColor { System.systemGreen }
  /// Mint.
  public class var systemMint: UIColor { System.systemMint }
  /// Teal.
  public class var systemTeal: UIColor { System.systemTeal }
  /// Cyan.
  public class var systemCyan: UIColor { System.systemCyan }
  /// Blue, the tint of what can be touched.
  public class var systemBlue: UIColor { System.systemBlue }
  /// Indigo.
  public class var systemIndigo: UIColor { System.systemIndigo }
  /// Purple.
  public class var systemPurple: UIColor { System.systemPurple }
  /// Pink.
  public class var systemPink: UIColor { System.systemPink }
  /// Brown.
  public class var systemBrown: UIColor { System.systemBrown }
  /// Grey.
  public class var systemGray: UIColor { System.systemGray }
  /// A grey nearer to the background.
  public class var systemGray2: UIColor { System.systemGray2 }
  /// A grey nearer still to the background.
  public class var systemGray3: UIColor { System.systemGray3 }
  /// The fourth grey towards the background.
  public class var systemGray4: UIColor { System.systemGray4 }
  /// The fifth grey towards the background.
  public class var systemGray5: UIColor { System.systemGray5 }
  /// The grey nearest to the background.
  public class var systemGray6: UIColor { System.systemGray6 }
  /// Text of the first importance.
  public class var label: UIColor { System.label }
  /// Text of the second importance.
  public class var secondaryLabel: UIColor { System.secondaryLabel }
  /// Text of the third importance.
  public class var tertiaryLabel: UIColor { System.tertiaryLabel }
  /// Text of the least importance.
  public class var quaternaryLabel: UIColor { System.quaternaryLabel }
  /// Text where text is to be entered.
  public class var placeholderText: UIColor { System.placeholderText }
  /// Text that leads somewhere.
  public class var link: UIColor { System.link }
  /// A line through which content shines.
  public class var separator: UIColor { System.separator }
  /// A line through which nothing shines.
  public class var opaqueSeparator: UIColor { System.opaqueSeparator }
  /// The inside of small shapes.
  public class var systemFill: UIColor { System.systemFill }
  /// The inside of shapes of medium size.
  public class var secondarySystemFill: UIColor { System.secondarySystemFill }
  /// The inside of large shapes.
  public class var tertiarySystemFill: UIColor { System.tertiarySystemFill }
  /// The inside of large areas.
  public class var quaternarySystemFill: UIColor { System.quaternarySystemFill }
  /// The background of the interface.
  public class var systemBackground: UIColor { System.systemBackground }
  /// The background of what lies upon the background.
  public class var secondarySystemBackground: UIColor { System.secondarySystemBackground }
  /// The background of what lies upon that.
  public class var tertiarySystemBackground: UIColor { System.tertiarySystemBackground }
  /// The background of a grouped interface.
  public class var systemGroupedBackground: UIColor { System.systemGroupedBackground }
  /// The background of a group.
  public class var secondarySystemGroupedBackground: UIColor {
    System.secondarySystemGroupedBackground
  }
  /// The background of what lies upon a group.
  public class var tertiarySystemGroupedBackground: UIColor {
    System.tertiarySystemGroupedBackground
  }
  /// Black, for text on something light in every style.
  public class var darkText: UIColor { .black }
  /// A white that shines through, for text on something dark in every style.
  public class var lightText: UIColor { System.lightText }

  /// One object for each system colour, so that two of a name are equal.
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

    /// A colour that follows the style; the numbers are red, green and blue, a byte each.
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
