/// A layer as a host draws it: a rectangle in its parent, with its content.
///
/// JSON omits default values.
public struct DisplayNode: Equatable, Sendable {
  /// The ID of the layer, which never changes.
  public var id: Int
  /// The class of the view, or of the layer if it doesn't belong to a view.
  public var className: String
  /// The accessibility identifier, or an empty string if it isn't set.
  public var identifier = ""
  /// The view's name for users, or an empty string if the layer doesn't belong to a view.
  public var name = ""
  /// Whether the layer belongs to a view.
  public var isView = true
  /// The layer's bounds; a scroll view changes their origin.
  public var bounds = DisplayRectangle()
  /// The transform from the layer's coordinates to its parent's.
  public var matrix = DisplayMatrix()
  /// Whether the layer and its descendants are invisible.
  public var isHidden = false
  /// The opacity of the layer and its descendants, from 0 to 1.
  public var opacity = 1.0
  /// Whether the view accepts touches.
  public var isInteractive = true
  /// The background color, or `nil` for no background or a pattern.
  public var background: DisplayColor?
  /// The pattern that fills the background, from the origin of the bounds' coordinates.
  public var backgroundPattern: DisplayPattern?
  /// The width of the border inside the rectangle's edge, in points.
  public var borderWidth = 0.0
  /// The color of the border.
  public var borderColor: DisplayColor?
  /// The radius of the rounded corners, in points.
  public var cornerRadius = 0.0
  /// The rounded corners, as the bits of CACornerMask; all corners by default.
  public var maskedCorners = DisplayNode.allCorners
  /// Whether content outside the rectangle is clipped.
  public var clips = false
  /// The shadow behind the layer.
  public var shadow: DisplayShadow?
  /// The image in the rectangle.
  public var contents: DisplayImage?
  /// The steps that are painted over background and image.
  public var drawing: [DisplayStep] = []
  /// The rectangle that the drawing covers, or `nil` for the bounds.
  public var drawingBounds: DisplayRectangle?
  /// The mask as an SVG path from the rectangle's upper-left corner; nothing outside it is visible.
  public var mask: String?
  /// The radius by which the content behind the rectangle is blurred, in points.
  public var backdropBlur = 0.0
  /// The saturation factor of the blurred content; 1 leaves the colors unchanged.
  public var backdropSaturation = 1.0
  /// The IDs of the children, from back to front.
  public var children: [Int] = []

  /// The bits of all four corners.
  public static let allCorners = 0b1111

  /// Creates an empty node with default values.
  public init(id: Int, className: String) {
    self.id = id
    self.className = className
  }
}
