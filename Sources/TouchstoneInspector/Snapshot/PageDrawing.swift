/// One step of painting a layer, in the layer's own coordinates.
///
/// Paths are SVG path data, which a browser's canvas takes as it is.
package struct PageDrawing: Codable, Equatable, Sendable {
  /// What a step does.
  package enum Operation: String, Codable, Sendable, CaseIterable {
    /// Keeps transform, clip, alpha, blend and shadow for a later restore.
    case save
    /// Goes back to what was last saved.
    case restore
    /// Transforms what follows by `matrix`.
    case transform
    /// Keeps what follows inside `path`.
    case clip
    /// Fills `path` with `color`.
    case fill
    /// Draws the outline of `path` in `color`.
    case stroke
    /// Writes `text` with its baseline's start at the origin of `rectangle`, and as wide as that.
    case text
    /// Puts the image `key` into `rectangle`.
    case image
    /// Makes `rectangle` transparent.
    case clear
    /// Makes what follows as opaque as `value`.
    case alpha
    /// Blends what follows as `text` says, in a canvas's words.
    case blend
    /// Lays `shadow` behind what follows, or ends it where there is none.
    case shadow
    /// Fills the clip with `gradient`.
    case gradient
  }

  /// What the step does.
  package var operation: Operation
  /// The shape, as SVG path data.
  package var path: String?
  /// Whether a point inside the shape is told by the even-odd rule.
  package var evenOdd: Bool?
  /// The colour.
  package var color: PageColor?
  /// How an outline is drawn.
  package var pen: PagePen?
  /// The words to write, or the name of the blend.
  package var text: String?
  /// How words look.
  package var font: PageFont?
  /// Where words or an image go.
  package var rectangle: PageRectangle?
  /// The image's name.
  package var key: String?
  /// The transform.
  package var matrix: PageMatrix?
  /// The opacity.
  package var value: Double?
  /// The shadow.
  package var shadow: PageShadow?
  /// The gradient.
  package var gradient: PageGradient?

  /// Makes a step; fill in what its operation names.
  package init(_ operation: Operation) {
    self.operation = operation
  }

  private enum CodingKeys: String, CodingKey {
    case path, evenOdd, color, pen, text, font, rectangle, key, matrix, value, shadow, gradient
    case operation = "do"
  }
}

/// How an outline is drawn, in a canvas's words.
package struct PagePen: Codable, Equatable, Sendable {
  /// The width of the line, in points.
  package var width: Double
  /// The end of a line: `butt`, `round` or `square`.
  package var cap: String
  /// The corner of a line: `miter`, `round` or `bevel`.
  package var join: String
  /// How long a pointed corner may get, in line widths.
  package var miterLimit: Double
  /// The lengths of dashes and gaps, empty for a whole line.
  package var dash: [Double]
  /// Where in the dashes the line starts, in points.
  package var phase: Double

  /// Makes a pen with Core Graphics' defaults.
  package init(
    width: Double, cap: String = "butt", join: String = "miter", miterLimit: Double = 10,
    dash: [Double] = [], phase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.phase = phase
  }
}

/// How words look; the family is always the one whose widths the kit knows.
package struct PageFont: Codable, Equatable, Sendable {
  /// The size, in points.
  package var size: Double
  /// The weight from 100 to 900, as CSS counts it.
  package var weight: Int
  /// Whether the letters lean.
  package var italic: Bool
  /// Whether all letters are equally wide.
  package var monospaced: Bool

  /// Makes a font.
  package init(size: Double, weight: Int = 400, italic: Bool = false, monospaced: Bool = false) {
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospaced = monospaced
  }
}

/// Colours that run into each other.
package struct PageGradient: Codable, Equatable, Sendable {
  /// The colours, from the start to the end.
  package var colors: [PageColor]
  /// Where each colour stands, from 0 to 1.
  package var locations: [Double]
  /// The start: `[x, y]`, and the radius of the inner circle if it is radial.
  package var start: [Double]
  /// The end: `[x, y]`, and the radius of the outer circle if it is radial.
  package var end: [Double]

  /// Makes a gradient, straight with two numbers a place and radial with three.
  package init(colors: [PageColor], locations: [Double], start: [Double], end: [Double]) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
