/// A rectangle in points; in JSON the array `[x, y, width, height]`.
public struct DisplayRectangle: Equatable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The distance from left to right.
  public var width: Double
  /// The distance from top to bottom.
  public var height: Double

  /// Creates a rectangle; by default, an empty one at the origin.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A plane transform, x′ = ax + cy + tx and y′ = bx + dy + ty; in JSON `[a, b, c, d, tx, ty]`.
public struct DisplayMatrix: Equatable, Sendable {
  /// The factor from x to x′.
  public var a: Double
  /// The factor from x to y′.
  public var b: Double
  /// The factor from y to x′.
  public var c: Double
  /// The factor from y to y′.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// Creates a transform; by default, the identity.
  public init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}

/// A color in sRGB with straight alpha; in JSON `"#rrggbbaa"`.
public struct DisplayColor: Equatable, Sendable {
  /// The four components in a byte each, red in the highest and alpha in the lowest byte.
  public var bytes: UInt32

  /// Creates a color from components between 0 and 1; values outside that range are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    bytes = [red, green, blue, alpha].reduce(0) { bytes, part in
      bytes << 8 | UInt32(clamping: (min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    }
  }

  /// The opacity, from 0 to 1.
  public var alpha: Double { Double(bytes & 0xFF) / 255 }
}

/// A shadow behind a layer.
public struct DisplayShadow: Codable, Equatable, Sendable {
  /// The color with its opacity.
  public var color: DisplayColor
  /// The offset to the right, in points.
  public var dx: Double
  /// The offset downward, in points.
  public var dy: Double
  /// The blur radius, as CALayer's shadowRadius defines it.
  public var radius: Double

  /// Creates a shadow.
  public init(color: DisplayColor, dx: Double, dy: Double, radius: Double) {
    self.color = color
    self.dx = dx
    self.dy = dy
    self.radius = radius
  }

  private enum CodingKeys: String, CodingKey {
    case color = "color"
    case dx = "dx"
    case dy = "dy"
    case radius = "radius"
  }
}

/// The image in a layer's rectangle.
public struct DisplayImage: Codable, Equatable, Sendable {
  /// The name under which the host serves the image.
  public var key: String
  /// The position of the image in the rectangle, as in CALayer's contentsGravity.
  public var gravity: String
  /// The image's width, in points.
  public var width: Double
  /// The image's height, in points.
  public var height: Double
  /// The color that replaces the image's own colors, for a template image.
  public var tint: DisplayColor?
  /// Whether an enlarged image shows its pixels as squares, or `nil` if colors change gradually.
  public var nearest: Bool?

  /// Creates an image, which fills the rectangle by default.
  public init(
    key: String, gravity: String = "resize", width: Double, height: Double,
    tint: DisplayColor? = nil
  ) {
    self.key = key
    self.gravity = gravity
    self.width = width
    self.height = height
    self.tint = tint
  }

  private enum CodingKeys: String, CodingKey {
    case key = "key"
    case gravity = "gravity"
    case width = "width"
    case height = "height"
    case tint = "tint"
    case nearest = "nearest"
  }
}
