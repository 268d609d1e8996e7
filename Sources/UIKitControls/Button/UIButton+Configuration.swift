@_spi(Kit) public import UIKitCore

extension UIButton {
  /// The appearance of a button: a style with a title, an image and colors.
  public struct Configuration: Equatable, Sendable {
    /// The kind of background that a style has.
    enum Style: Equatable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style

    /// The title, or `nil` to use the button's title.
    ///
    /// Setting it removes the attributes of ``attributedTitle``.
    public var title: String? {
      get { titleText.plain }
      set { titleText = ConfigurationText(plain: newValue) }
    }
    /// The title with attributes. Attributes that it doesn't have are those of the style.
    public var attributedTitle: AttributedString? {
      get { titleText.whole }
      set { titleText = ConfigurationText(newValue) }
    }
    private(set) var titleText = ConfigurationText()
    /// The change to the attributes of the title, or `nil` for no change.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The text below the title.
    ///
    /// Setting it removes the attributes of ``attributedSubtitle``.
    public var subtitle: String? {
      get { subtitleText.plain }
      set { subtitleText = ConfigurationText(plain: newValue) }
    }
    /// The text below the title with attributes. Attributes that it doesn't have are those of the
    /// style.
    public var attributedSubtitle: AttributedString? {
      get { subtitleText.whole }
      set { subtitleText = ConfigurationText(newValue) }
    }
    private(set) var subtitleText = ConfigurationText()
    /// The change to the attributes of the text below the title, or `nil` for no change.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of a title that is too wide, which by default wraps words onto several
    /// lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of a subtitle that is too wide, which by default wraps words onto
    /// several lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The image, or `nil` to use the button's image.
    public var image: UIImage?
    /// The change to the color of a template image, or `nil` for no change.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The edge of the title at which the image is placed.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0 {
      didSet {
        imagePadding = NumberCheck.admit(imagePadding, else: oldValue, "imagePadding", of: nil)
      }
    }
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1 {
      didSet {
        titlePadding = NumberCheck.admit(titlePadding, else: oldValue, "titlePadding", of: nil)
      }
    }
    /// The distances from the button's edges to the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      didSet {
        contentInsets = NumberCheck.admit(contentInsets, else: oldValue, "contentInsets", of: nil)
      }
    }
    /// The rule for the corner radius.
    public var cornerStyle = CornerStyle.dynamic
    /// The size of the button; setting it also sets ``contentInsets``.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.contentInsets } }
    /// The color of title and image, or `nil` to use the color of the style.
    public var baseForegroundColor: UIColor?
    /// The color of the background, or `nil` to use the color of the style.
    public var baseBackgroundColor: UIColor?
    /// The settings that change the background of the style.
    public var background = UIBackgroundConfiguration.ofButton

    private init(_ style: Style) {
      self.style = style
      contentInsets = Size.medium.contentInsets
    }

    /// Returns a configuration with a title in the tint color and no background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a title in the tint color on a gray background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a title in the tint color on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a white title on the tint color.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the same configuration as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// Returns the same configuration as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the same configuration as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the same configuration as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Rules for the corner radius of a button's background.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background configuration.
      case fixed = -1
      /// A corner radius that depends on the button size.
      case dynamic = 0
      /// A radius of 4 points.
      case small = 1
      /// A radius of 8 points.
      case medium = 2
      /// A radius of 12 points.
      case large = 3
      /// Semicircular ends.
      case capsule = 4
    }

    /// Sizes of a button.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A small button.
      case small = 1
      /// The smallest button.
      case mini = 2
      /// A large button.
      case large = 3

      /// The content insets in points, which are those of iOS.
      var contentInsets: NSDirectionalEdgeInsets {
        let (vertical, horizontal): (CGFloat, CGFloat) =
          switch self {
          case .mini: (4, 8)
          case .small: (5, 10)
          case .medium: (7, 12)
          case .large: (15, 20)
          }
        return NSDirectionalEdgeInsets(
          top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
      }

      /// Returns the font of the title.
      @MainActor func font(for traits: UITraitCollection) -> UIFont {
        .preferredFont(
          forTextStyle: self == .mini || self == .small ? .subheadline : .body,
          compatibleWith: traits)
      }
    }
  }
}
