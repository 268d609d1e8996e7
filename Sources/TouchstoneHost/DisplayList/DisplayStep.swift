/// One step of painting a layer, in the layer's own coordinates.
///
/// Paths are SVG path data, which a browser's canvas takes as it is.
public struct DisplayStep: Codable, Equatable, Sendable {
  /// What a step does.
  public enum Operation: String, Codable, Sendable, CaseIterable {
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
    /// Paints what follows by itself, with plain alpha and blend and without a shadow, until the group
    /// ends.
    case group
    /// Puts what was painted by itself into the place, with the alpha, blend and shadow from before.
    case groupEnd
  }

  /// What the step does.
  public var operation: Operation
  /// The shape, as SVG path data.
  public var path: String?
  /// Whether a point inside the shape is told by the even-odd rule.
  public var evenOdd: Bool?
  /// The colour.
  public var color: DisplayColor?
  /// How an outline is drawn.
  public var pen: DisplayPen?
  /// The words to write, or the name of the blend.
  public var text: String?
  /// How words look.
  public var font: DisplayFont?
  /// Where words or an image go.
  public var rectangle: DisplayRectangle?
  /// The image's name.
  public var key: String?
  /// The transform.
  public var matrix: DisplayMatrix?
  /// The opacity.
  public var value: Double?
  /// The shadow.
  public var shadow: DisplayShadow?
  /// The gradient.
  public var gradient: DisplayGradient?

  /// Makes a step; fill in what its operation names.
  public init(_ operation: Operation) {
    self.operation = operation
  }

  private enum CodingKeys: String, CodingKey {
    case path, evenOdd, color, pen, text, font, rectangle, key, matrix, value, shadow, gradient
    case operation = "do"
  }
}

/// How an outline is drawn, in a canvas's words.
public struct DisplayPen: Codable, Equatable, Sendable {
  /// The width of the line, in points.
  public var width: Double
  /// The end of a line: `butt`, `round` or `square`.
  public var cap: String
  /// The corner of a line: `miter`, `round` or `bevel`.
  public var join: String
  /// How long a pointed corner may get, in line widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, empty for a whole line.
  public var dash: [Double]
  /// Where in the dashes the line starts, in points.
  public var phase: Double

  /// Makes a pen with Core Graphics' defaults.
  public init(
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
public struct DisplayFont: Codable, Equatable, Sendable {
  /// The size, in points.
  public var size: Double
  /// The weight from 100 to 900, as CSS counts it.
  public var weight: Int
  /// Whether the letters lean.
  public var italic: Bool
  /// Whether all letters are equally wide.
  public var monospaced: Bool

  /// Makes a font.
  public init(size: Double, weight: Int = 400, italic: Bool = false, monospaced: Bool = false) {
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospaced = monospaced
  }
}

/// Colours that run into each other.
public struct DisplayGradient: Codable, Equatable, Sendable {
  /// The colours, from the start to the end.
  public var colors: [DisplayColor]
  /// Where each colour stands, from 0 to 1.
  public var locations: [Double]
  /// The start: `[x, y]`, and the radius of the inner circle if it is radial.
  public var start: [Double]
  /// The end: `[x, y]`, and the radius of the outer circle if it is radial.
  public var end: [Double]

  /// Makes a gradient, straight with two numbers a place and radial with three.
  public init(colors: [DisplayColor], locations: [Double], start: [Double], end: [Double]) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }
}
