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

extension DisplayNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, identifier, name, bounds, matrix, opacity, background, borderWidth, borderColor
    case cornerRadius, maskedCorners, clips, shadow, contents, drawing, drawingBounds, mask
    case backdropBlur, backdropSaturation, children
    case className = "class"
    case isView = "view"
    case isHidden = "hidden"
    case isInteractive = "interaction"
  }

  /// Writes an object without what has its default value.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let plain = DisplayNode(id: id, className: className)
    func put<Value: Encodable & Equatable>(
      _ value: KeyPath<DisplayNode, Value>, _ key: CodingKeys
    ) throws {
      guard self[keyPath: value] != plain[keyPath: value] else { return }
      try values.encode(self[keyPath: value], forKey: key)
    }
    try values.encode(id, forKey: .id)
    try values.encode(className, forKey: .className)
    try put(\.identifier, .identifier)
    try put(\.name, .name)
    try put(\.isView, .isView)
    try put(\.bounds, .bounds)
    try put(\.matrix, .matrix)
    try put(\.isHidden, .isHidden)
    try put(\.opacity, .opacity)
    try put(\.isInteractive, .isInteractive)
    try put(\.background, .background)
    try put(\.borderWidth, .borderWidth)
    try put(\.borderColor, .borderColor)
    try put(\.cornerRadius, .cornerRadius)
    try put(\.maskedCorners, .maskedCorners)
    try put(\.clips, .clips)
    try put(\.shadow, .shadow)
    try put(\.contents, .contents)
    try put(\.drawing, .drawing)
    try put(\.drawingBounds, .drawingBounds)
    try put(\.mask, .mask)
    try put(\.backdropBlur, .backdropBlur)
    try put(\.backdropSaturation, .backdropSaturation)
    try put(\.children, .children)
  }

  /// Reads an object in which whatever is left out has its default value.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(Int.self, forKey: .id),
      className: try values.decode(String.self, forKey: .className))
    func read<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
      value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try read(.identifier, into: &identifier)
    try read(.name, into: &name)
    try read(.isView, into: &isView)
    try read(.bounds, into: &bounds)
    try read(.matrix, into: &matrix)
    try read(.isHidden, into: &isHidden)
    try read(.opacity, into: &opacity)
    try read(.isInteractive, into: &isInteractive)
    try read(.background, into: &background)
    try read(.borderWidth, into: &borderWidth)
    try read(.borderColor, into: &borderColor)
    try read(.cornerRadius, into: &cornerRadius)
    try read(.maskedCorners, into: &maskedCorners)
    try read(.clips, into: &clips)
    try read(.shadow, into: &shadow)
    try read(.contents, into: &contents)
    try read(.drawing, into: &drawing)
    try read(.drawingBounds, into: &drawingBounds)
    try read(.mask, into: &mask)
    try read(.backdropBlur, into: &backdropBlur)
    try read(.backdropSaturation, into: &backdropSaturation)
    try read(.children, into: &children)
  }
}
