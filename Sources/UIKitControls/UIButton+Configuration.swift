@_spi(Kit) public import UIKitCore

extension UIButton {
  /// How a button looks: a style with a title, a picture and colours.
  public struct Configuration: Equatable, Sendable {
    /// The kind of background the style has.
    enum Style: Equatable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    let style: Style

    /// The title; nil for the button's own.
    public var title: String?
    /// A second line.
    public var subtitle: String?
    /// The line break mode of a title that is too wide. By default words wrap onto several lines.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of a subtitle that is too wide. By default words wrap onto several
    /// lines.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The picture; nil for the button's own.
    public var image: UIImage?
    /// Where the picture goes beside the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between picture and title.
    public var imagePadding: CGFloat = 0 {
      didSet {
        imagePadding = NumberCheck.admit(imagePadding, else: oldValue, "imagePadding", of: nil)
      }
    }
    /// The distance between title and second line.
    public var titlePadding: CGFloat = 1 {
      didSet {
        titlePadding = NumberCheck.admit(titlePadding, else: oldValue, "titlePadding", of: nil)
      }
    }
    /// The distances between the edges and the content.
    public var contentInsets: NSDirectionalEdgeInsets {
      didSet {
        contentInsets = NumberCheck.admit(contentInsets, else: oldValue, "contentInsets", of: nil)
      }
    }
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// How large the button is.
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.contentInsets } }
    /// The colour of title and picture; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for that of the style.
    public var baseBackgroundColor: UIColor?
    /// The background, where it is to be another than that of the style.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ style: Style) {
      self.style = style
      contentInsets = Size.medium.contentInsets
    }

    /// A title in the tint colour.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A title in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A title in the tint colour on a light tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A white title on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// As `plain()`.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// How round corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As the size says.
      case dynamic = 0
      /// A bit round.
      case small = 1
      /// Rounder.
      case medium = 2
      /// Rounder still.
      case large = 3
      /// Half circles.
      case capsule = 4
    }

    /// How large a button is.
    public enum Size: Int, Sendable {
      /// As usual.
      case medium = 0
      /// Small.
      case small = 1
      /// As small as can be.
      case mini = 2
      /// Large.
      case large = 3

      /// Insets in points as iOS has them.
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

      /// The font of the title.
      @MainActor func font(for traits: UITraitCollection) -> UIFont {
        .preferredFont(
          forTextStyle: self == .mini || self == .small ? .subheadline : .body,
          compatibleWith: traits)
      }
    }
  }
}

/// What lies behind a button's content.
public struct UIBackgroundConfiguration: Equatable, Sendable {
  /// The colour; nil for that of the style.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points, for the corner style `fixed`.
  public var cornerRadius: CGFloat = 6
  /// The colour of a line at the edge; nil for none.
  public var strokeColor: UIColor?
  /// How wide that line is.
  public var strokeWidth: CGFloat = 0
  /// The distances from the button's edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// A background that leaves all to the style.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
