/// One step of painting a layer, in the layer's own coordinates.
///
/// Paths are SVG path data, which a browser's canvas accepts unchanged.
public struct DisplayStep: Codable, Equatable, Sendable {
  /// The operation of a step.
  public enum Operation: String, Codable, Sendable, CaseIterable {
    /// Saves transform, clip, alpha, blend mode and shadow for a later restore.
    case save = "save"
    /// Restores the state that was saved last.
    case restore = "restore"
    /// Transforms the following steps by `matrix`.
    case transform = "transform"
    /// Clips the following steps to `path`.
    case clip = "clip"
    /// Fills `path` with `color`.
    case fill = "fill"
    /// Strokes the outline of `path` in `color`.
    case stroke = "stroke"
    /// Draws `text`, scaled to the width of `rectangle`, with the start of its baseline at the
    /// rectangle's origin.
    case text = "text"
    /// Draws the image `key` in `rectangle`.
    case image = "image"
    /// Makes `rectangle` transparent.
    case clear = "clear"
    /// Sets the opacity of the following steps to `value`.
    case alpha = "alpha"
    /// Sets the blend mode of the following steps to `text`, a name that a canvas uses.
    case blend = "blend"
    /// Sets `shadow` as the shadow of the following steps, or removes the shadow if `shadow` is
    /// `nil`.
    case shadow = "shadow"
    /// Fills the clip with `gradient`.
    case gradient = "gradient"
    /// Begins a group: the following steps are painted separately, with default alpha and blend
    /// mode, and without a shadow.
    case group = "group"
    /// Ends the group, and paints its result with the alpha, blend mode and shadow from before the
    /// group.
    case groupEnd = "groupEnd"
  }

  /// The operation.
  public var operation: Operation
  /// The shape, as SVG path data.
  public var path: String?
  /// Whether the even-odd rule determines which points are inside the shape.
  public var evenOdd: Bool?
  /// The color.
  public var color: DisplayColor?
  /// The pattern that replaces the color, or `nil` for a plain color.
  public var pattern: DisplayPattern?
  /// The pen of an outline.
  public var pen: DisplayPen?
  /// The text to draw, or the name of the blend mode.
  public var text: String?
  /// The font of the text.
  public var font: DisplayFont?
  /// The location of a text or an image.
  public var rectangle: DisplayRectangle?
  /// The positions of a text's characters in points from the left edge of the rectangle, or `nil` if
  /// the host's font determines them.
  public var positions: [Double]?
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

  /// Creates a step; set the properties that its operation uses.
  public init(_ operation: Operation) {
    self.operation = operation
  }

  private enum CodingKeys: String, CodingKey {
    case path = "path"
    case evenOdd = "evenOdd"
    case color = "color"
    case pattern = "pattern"
    case pen = "pen"
    case text = "text"
    case font = "font"
    case rectangle = "rectangle"
    case positions = "positions"
    case key = "key"
    case matrix = "matrix"
    case value = "value"
    case shadow = "shadow"
    case gradient = "gradient"
    case operation = "do"
  }
}

/// The attributes of an outline, with the names that a canvas uses.
public struct DisplayPen: Codable, Equatable, Sendable {
  /// The width of the line, in points.
  public var width: Double
  /// The line cap: `butt`, `round` or `square`.
  public var cap: String
  /// The line join: `miter`, `round` or `bevel`.
  public var join: String
  /// The maximum length of a miter, in line widths.
  public var miterLimit: Double
  /// The lengths of dashes and gaps, or an empty array for a solid line.
  public var dash: [Double]
  /// The offset into the dashes at which the line starts, in points.
  public var phase: Double

  /// Creates a pen with Core Graphics' defaults.
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

  private enum CodingKeys: String, CodingKey {
    case width = "width"
    case cap = "cap"
    case join = "join"
    case miterLimit = "miterLimit"
    case dash = "dash"
    case phase = "phase"
  }
}

/// The font of a text.
public struct DisplayFont: Codable, Equatable, Sendable {
  /// The size, in points.
  public var size: Double
  /// The weight from 100 to 900, as in CSS.
  public var weight: Int
  /// Whether the characters are italic.
  public var italic: Bool
  /// Whether all characters have the same width.
  public var monospaced: Bool
  /// Whether the characters are measured as those of iOS's system font.
  ///
  /// If this is `false`, they are measured as those of Liberation Sans or Liberation Mono.
  public var system: Bool
  /// The number of the app's own font file, or `nil` for a font that the app doesn't carry.
  ///
  /// A host reads the file with `ApplicationHost.font(_:)`. The weight and the slant are in the file.
  public var file: Int?

  /// Creates a font.
  public init(
    size: Double, weight: Int = 400, italic: Bool = false, monospaced: Bool = false,
    system: Bool = false, file: Int? = nil
  ) {
    self.system = system
    self.file = file
    self.size = size
    self.weight = weight
    self.italic = italic
    self.monospaced = monospaced
  }

  private enum CodingKeys: String, CodingKey {
    case size = "size"
    case weight = "weight"
    case italic = "italic"
    case monospaced = "monospaced"
    case system = "system"
    case file = "file"
  }
}

/// A gradient between colors.
public struct DisplayGradient: Codable, Equatable, Sendable {
  /// The colors, from the start to the end.
  public var colors: [DisplayColor]
  /// The location of each color, from 0 to 1.
  public var locations: [Double]
  /// The start: `[x, y]`, and the radius of the inner circle if it is radial.
  public var start: [Double]
  /// The end: `[x, y]`, and the radius of the outer circle if it is radial.
  public var end: [Double]

  /// Creates a gradient: linear if `start` and `end` have two numbers, radial if they have three.
  public init(colors: [DisplayColor], locations: [Double], start: [Double], end: [Double]) {
    self.colors = colors
    self.locations = locations
    self.start = start
    self.end = end
  }

  private enum CodingKeys: String, CodingKey {
    case colors = "colors"
    case locations = "locations"
    case start = "start"
    case end = "end"
  }
}
