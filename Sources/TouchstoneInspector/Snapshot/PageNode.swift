/// One layer as the page draws it: a rectangle in its parent, with what it shows.
///
/// In JSON whatever has its default value is left out.
package struct PageNode: Equatable, Sendable {
  /// A number that the layer keeps for its whole life.
  package var id: Int
  /// The class of the view, or of the layer where it belongs to no view.
  package var className: String
  /// The accessibility identifier, empty for none.
  package var identifier = ""
  /// What a person calls the view; empty for a layer of no view.
  package var name = ""
  /// Whether the layer is a view's.
  package var isView = true
  /// The layer's own rectangle; its origin is what a scroll view moves.
  package var bounds = PageRectangle()
  /// The way from the layer's coordinates to its parent's.
  package var matrix = PageMatrix()
  /// Whether the layer and all in it are invisible.
  package var isHidden = false
  /// How opaque the layer and all in it are, from 0 to 1.
  package var opacity = 1.0
  /// Whether the view takes touches.
  package var isInteractive = true
  /// The colour of the rectangle.
  package var background: PageColor?
  /// The width of the border inside the rectangle's edge, in points.
  package var borderWidth = 0.0
  /// The colour of the border.
  package var borderColor: PageColor?
  /// The radius of the rounded corners, in points.
  package var cornerRadius = 0.0
  /// The corners that are round, as the bits of CACornerMask; all of them by default.
  package var maskedCorners = PageNode.allCorners
  /// Whether nothing outside the rectangle shows.
  package var clips = false
  /// The shadow behind the layer.
  package var shadow: PageShadow?
  /// The image in the rectangle.
  package var contents: PageContents?
  /// What is painted over background and image.
  package var drawing: [PageDrawing] = []
  /// The rectangle that the drawing covers; the bounds if nothing is said.
  package var drawingBounds: PageRectangle?
  /// The shape outside which nothing shows, as an SVG path from the rectangle's upper left corner.
  package var mask: String?
  /// The layers inside, rearmost first.
  package var children: [Int] = []

  /// The bits of all four corners.
  package static let allCorners = 0b1111

  /// Makes a plain, empty layer.
  package init(id: Int, className: String) {
    self.id = id
    self.className = className
  }
}

extension PageNode: Codable {
  private enum CodingKeys: String, CodingKey {
    case id, identifier, name, bounds, matrix, opacity, background, borderWidth, borderColor
    case cornerRadius, maskedCorners, clips, shadow, contents, drawing, drawingBounds, mask
    case children
    case className = "class"
    case isView = "view"
    case isHidden = "hidden"
    case isInteractive = "interaction"
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    let plain = PageNode(id: id, className: className)
    func put<Value: Encodable & Equatable>(
      _ value: KeyPath<PageNode, Value>, _ key: CodingKeys
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
    try put(\.children, .children)
  }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      id: try values.decode(Int.self, forKey: .id),
      className: try values.decode(String.self, forKey: .className))
    func take<Value: Decodable>(_ key: CodingKeys, into value: inout Value) throws {
      value = try values.decodeIfPresent(Value.self, forKey: key) ?? value
    }
    try take(.identifier, into: &identifier)
    try take(.name, into: &name)
    try take(.isView, into: &isView)
    try take(.bounds, into: &bounds)
    try take(.matrix, into: &matrix)
    try take(.isHidden, into: &isHidden)
    try take(.opacity, into: &opacity)
    try take(.isInteractive, into: &isInteractive)
    try take(.background, into: &background)
    try take(.borderWidth, into: &borderWidth)
    try take(.borderColor, into: &borderColor)
    try take(.cornerRadius, into: &cornerRadius)
    try take(.maskedCorners, into: &maskedCorners)
    try take(.clips, into: &clips)
    try take(.shadow, into: &shadow)
    try take(.contents, into: &contents)
    try take(.drawing, into: &drawing)
    try take(.drawingBounds, into: &drawingBounds)
    try take(.mask, into: &mask)
    try take(.children, into: &children)
  }
}
