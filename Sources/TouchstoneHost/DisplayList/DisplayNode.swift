/// One layer as a host draws it: a rectangle in its parent, with what it shows.
///
/// In JSON whatever has its default value is left out.
public struct DisplayNode: Equatable, Sendable {
  /// A number that the layer keeps for its whole life.
  public var id: Int
  /// The class of the view, or of the layer where it belongs to no view.
  public var className: String
  /// The accessibility identifier, empty for none.
  public var identifier = ""
  /// What a person calls the view; empty for a layer of no view.
  public var name = ""
  /// Whether the layer is a view's.
  public var isView = true
  /// The layer's own rectangle; its origin is what a scroll view moves.
  public var bounds = DisplayRectangle()
  /// The way from the layer's coordinates to its parent's.
  public var matrix = DisplayMatrix()
  /// Whether the layer and all in it are invisible.
  public var isHidden = false
  /// How opaque the layer and all in it are, from 0 to 1.
  public var opacity = 1.0
  /// Whether the view takes touches.
  public var isInteractive = true
  /// The colour of the rectangle.
  public var background: DisplayColor?
  /// The width of the border inside the rectangle's edge, in points.
  public var borderWidth = 0.0
  /// The colour of the border.
  public var borderColor: DisplayColor?
  /// The radius of the rounded corners, in points.
  public var cornerRadius = 0.0
  /// The corners that are round, as the bits of CACornerMask; all of them by default.
  public var maskedCorners = DisplayNode.allCorners
  /// Whether nothing outside the rectangle shows.
  public var clips = false
  /// The shadow behind the layer.
  public var shadow: DisplayShadow?
  /// The image in the rectangle.
  public var contents: DisplayImage?
  /// What is painted over background and image.
  public var drawing: [DisplayStep] = []
  /// The rectangle that the drawing covers; the bounds if nothing is said.
  public var drawingBounds: DisplayRectangle?
  /// The shape outside which nothing shows, as an SVG path from the rectangle's upper left corner.
  public var mask: String?
  /// How far what lies behind the rectangle is blurred, in points.
  public var backdropBlur = 0.0
  /// How much stronger the colours of what is blurred are; 1 for as they are.
  public var backdropSaturation = 1.0
  /// The layers inside, rearmost first.
  public var children: [Int] = []

  /// The bits of all four corners.
  public static let allCorners = 0b1111

  /// Makes a plain, empty layer.
  public init(id: Int, className: String) {
    self.id = id
    self.className = className
  }
}
