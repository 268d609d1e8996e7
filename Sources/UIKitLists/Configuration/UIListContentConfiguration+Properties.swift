public import UIKitControls
public import UIKitCore

extension UIListContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font = UIFont.preferredFont(forTextStyle: .body)
    /// The color.
    public var color = UIColor.label
    /// The change to the color, or `nil` for no change.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The horizontal alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The way in which long lines are wrapped or truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines, or 0 for no limit.
    public var numberOfLines = 0
    /// Whether the font of a single line shrinks until the line fits.
    public var adjustsFontSizeToFitWidth = false
    /// The minimum font size as a fraction of the font's size, or 0 for no minimum.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move closer together before a line is truncated.
    ///
    /// It has no effect, because labels don't tighten text.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether a font of a text style follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether a pointer over a truncated text shows the whole text.
    ///
    /// It has no effect, because there are no such tooltips.
    public var showsExpansionTextWhenTruncated = false
    /// The change to the case of the letters.
    public var transform = TextTransform.none

    /// The color that the style chose last. Another ``color`` is that of the app.
    private var styleColor = UIColor.label
    /// The color that the style has for an enabled view.
    private var enabledColor = UIColor.label

    /// Returns the transformed color.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    mutating func setStyleColor(_ color: UIColor) {
      self.color = color
      styleColor = color
      enabledColor = color
    }

    mutating func follow(isDisabled: Bool) {
      let new = isDisabled ? UIColor.tertiaryLabel : enabledColor
      if color == styleColor { color = new }
      styleColor = new
    }

    mutating func takeColors(of other: TextProperties) {
      color = other.color
      colorTransformer = other.colorTransformer
      styleColor = other.styleColor
      enabledColor = other.enabledColor
    }

    /// Alignments of a text.
    public enum TextAlignment: Hashable, Sendable {
      /// The alignment of the language: leading.
      case natural
      /// The center.
      case center
      /// Both edges.
      case justified
    }

    /// Changes to the case of letters.
    public enum TextTransform: Hashable, Sendable {
      /// No change.
      case none
      /// All letters become upper case.
      case uppercase
      /// All letters become lower case.
      case lowercase
      /// The first letter of each word becomes upper case.
      case capitalized
    }
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The width or height of ``reservedLayoutSize`` that makes images of several cells line up, as
    /// large as the system's symbols in body text.
    ///
    /// It is a mark rather than a length.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude

    /// The configuration of a symbol, or `nil` for that of the image.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image, or `nil` to use the tint color.
    public var tintColor: UIColor?
    /// The change to the tint color, or `nil` for no change.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image in points. 0 along an axis means no limit.
    ///
    /// A larger image is scaled down, preserving its aspect ratio.
    public var maximumSize = CGSize.zero
    /// The size of the space for the image in points, in whose center the image is. 0 along an axis
    /// means the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Whether the image keeps its colors if the user inverts those of the screen.
    public var accessibilityIgnoresInvertColors = false
    /// The color of the border, or `nil` to use the tint color.
    public var strokeColor: UIColor?
    /// The change to the color of the border, or `nil` for no change.
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border in points, which is 0 for no border.
    public var strokeWidth: CGFloat = 0

    /// Returns the transformed color of a template image, or of the tint color if none is set.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the transformed color of the border, or of the tint color if none is set.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// Passes the values that tell most configurations apart to a hasher.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(tintColor)
      hasher.combine(cornerRadius)
      hasher.combine(maximumSize.width)
      hasher.combine(reservedLayoutSize.width)
    }
  }
}

extension UIListContentConfiguration.TextProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  private var parts: [ConfigurationPart] {
    [
      ("font", font), ("color", color), ("alignment", alignment),
      ("lineBreakMode", lineBreakMode), ("numberOfLines", numberOfLines),
      ("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth),
      ("minimumScaleFactor", minimumScaleFactor),
      ("adjustsFontForContentSizeCategory", adjustsFontForContentSizeCategory),
      ("transform", transform),
    ]
  }
  /// The properties that are set.
  public var description: String { ConfigurationText.short("TextProperties", parts) }
  /// All properties.
  public var debugDescription: String { ConfigurationText.long("TextProperties", parts) }
  /// The properties as children.
  public var customMirror: Mirror { ConfigurationText.mirror(of: self, parts) }
}

extension UIListContentConfiguration.ImageProperties: CustomStringConvertible,
  CustomDebugStringConvertible, CustomReflectable
{
  private var parts: [ConfigurationPart] {
    [
      ("tintColor", tintColor as Any), ("cornerRadius", cornerRadius),
      ("maximumSize", maximumSize), ("reservedLayoutSize", reservedLayoutSize),
      ("strokeColor", strokeColor as Any), ("strokeWidth", strokeWidth),
    ]
  }
  /// The properties that are set.
  public var description: String { ConfigurationText.short("ImageProperties", parts) }
  /// All properties.
  public var debugDescription: String { ConfigurationText.long("ImageProperties", parts) }
  /// The properties as children.
  public var customMirror: Mirror { ConfigurationText.mirror(of: self, parts) }
}
