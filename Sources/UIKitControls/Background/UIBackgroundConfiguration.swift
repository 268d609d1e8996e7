public import UIKitAnimation
@_spi(Kit) public import UIKitCore

/// A description of the background of a cell, a header, a footer or a button.
///
/// A button shows the color, the border, the insets and the corner radius only.
public struct UIBackgroundConfiguration: Hashable, @unchecked Sendable {
  /// The purpose of a background, from which its colors follow.
  package enum Kind: Sendable {
    case clear
    case plainCell
    case groupedCell
    case plainHeaderFooter
    case groupedHeaderFooter
    case sidebarCell
    case accompaniedSidebarCell
    case sidebarHeader
  }

  package let kind: Kind
  /// The color that the style chose last. Another ``backgroundColor`` is that of the app.
  package var styleColor: UIColor?

  /// The color, or `nil` to use the tint color, or no color for ``clear()``.
  ///
  /// With `nil`, a button uses the color of its style.
  public var backgroundColor: UIColor?
  /// The change to the color of the background, or `nil` for no change.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The effect that is applied to the content behind the background, or `nil` for none.
  public var visualEffect: UIVisualEffect?
  /// The image above the color, or `nil` for none.
  public var image: UIImage?
  /// The way in which the image fills the background.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view above the color and the image, or `nil` for none.
  ///
  /// It is as large as the background, and its corners are clipped.
  public var customView: UIView?
  /// The corner radius, in points.
  ///
  /// A button uses it for the corner style ``UIButton/Configuration/CornerStyle/fixed``.
  public var cornerRadius: CGFloat = 0
  /// The distances from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges at which the layout margins are added to ``backgroundInsets``.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The color of the border, or `nil` to use the tint color.
  ///
  /// With `nil`, a button has no border.
  public var strokeColor: UIColor?
  /// The change to the color of the border, or `nil` for no change.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border in points, which is 0 for no border.
  public var strokeWidth: CGFloat = 0
  /// The distance from the edge of the background to the border in points, which is outward if
  /// positive.
  public var strokeOutset: CGFloat = 0
  /// The shadow of the background, which is invisible by default.
  public var shadowProperties = UIShadowProperties()

  package init(_ kind: Kind, color: UIColor? = nil) {
    self.kind = kind
    backgroundColor = color
    styleColor = color
  }

  /// The background of a button, whose corner radius is about that of iOS.
  static var ofButton: UIBackgroundConfiguration {
    var background = clear()
    background.cornerRadius = 6
    return background
  }

  /// Returns the transformed color of the border, or of the tint color if none is set.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the transformed color of the background, or of the tint color if none is set.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns a background without a color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.clear) }
}

/// A shadow of a background.
public struct UIShadowProperties: Hashable, @unchecked Sendable {
  /// The color.
  public var color = UIColor.black
  /// The opacity, from 0 to 1.
  public var opacity: CGFloat = 0
  /// The blur radius, in points.
  public var radius: CGFloat = 3
  /// The distance from the background, in points.
  public var offset = CGSize(width: 0, height: -3)
  /// The outline, or `nil` for that of the background.
  public var path: UIBezierPath?

  /// Creates an invisible shadow.
  public init() {}

  /// Passes the values that ``==(_:_:)`` compares to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(color)
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(path)
  }
}
