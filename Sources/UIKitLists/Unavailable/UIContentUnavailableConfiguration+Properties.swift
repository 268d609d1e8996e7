@_spi(Kit) public import UIKitControls
@_spi(Kit) public import UIKitCore

extension UIContentUnavailableConfiguration {
  /// Horizontal alignments of the content.
  public enum Alignment: Int, Sendable {
    /// The image, the texts and the buttons are centered.
    case center = 0
    /// The image, the texts and the buttons begin at the leading edge.
    case natural = 1
  }

  /// The appearance of an image.
  public struct ImageProperties: Hashable {
    /// The size and weight of a symbol, or `nil` for the system's.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The color of a template image, or `nil` for the system's.
    public var tintColor: UIColor?
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat = 0 {
      didSet {
        cornerRadius = NumberCheck.admit(cornerRadius, else: oldValue, "cornerRadius", of: nil)
      }
    }
    /// The largest size in points. If the width or the height is 0, it isn't limited.
    public var maximumSize = CGSize.zero {
      didSet {
        maximumSize = NumberCheck.admit(maximumSize, else: oldValue, "maximumSize", of: nil)
      }
    }
    /// Whether the image keeps its colors if the user inverts those of the screen.
    public var accessibilityIgnoresInvertColors = false
  }

  /// The appearance of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The color.
    public var color: UIColor
    /// The way in which a text that doesn't fit is cut off.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines, or 0 for any number.
    public var numberOfLines = 0
    /// Whether a text that doesn't fit is made smaller.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest font size to which a text is reduced, as a fraction of the font's size from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0 {
      didSet {
        minimumScaleFactor = NumberCheck.admit(
          minimumScaleFactor, else: oldValue, "minimumScaleFactor", of: nil)
      }
    }
    /// Whether the space between characters is reduced before a text is truncated.
    ///
    /// The value is stored but has no effect.
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The behavior of a button.
  public struct ButtonProperties: Hashable {
    /// The action of a tap, or `nil` for none.
    public var primaryAction: UIAction?
    /// The menu of the button, or `nil` for none.
    ///
    /// A long press shows it. A tap shows it if there is no ``primaryAction``.
    public var menu: UIMenu?
    /// Whether the button can be used.
    public var isEnabled = true
    /// The purpose of the button.
    public var role = UIButton.Role.normal
  }
}
