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

  /// Makes a rectangle, an empty one at the origin by default.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// A plane transform, x′ = ax + cy + tx and y′ = bx + dy + ty; in JSON `[a, b, c, d, tx, ty]`.
public struct DisplayMatrix: Equatable, Sendable {
  /// How much x adds to x.
  public var a: Double
  /// How much x adds to y.
  public var b: Double
  /// How much y adds to x.
  public var c: Double
  /// How much y adds to y.
  public var d: Double
  /// The shift along x, in points.
  public var tx: Double
  /// The shift along y, in points.
  public var ty: Double

  /// Makes a transform, the one that changes nothing by default.
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

/// A colour in sRGB with straight alpha; in JSON `"#rrggbbaa"`.
public struct DisplayColor: Equatable, Sendable {
  /// The four parts in a byte each, red highest and alpha lowest.
  public var bytes: UInt32

  /// Makes a colour from parts between 0 and 1; what lies outside is brought inside.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    bytes = [red, green, blue, alpha].reduce(0) { bytes, part in
      bytes << 8 | UInt32(clamping: (min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    }
  }

  /// How opaque the colour is, from 0 to 1.
  public var alpha: Double { Double(bytes & 0xFF) / 255 }
}

/// A shadow behind a layer.
public struct DisplayShadow: Codable, Equatable, Sendable {
  /// The colour with its opacity.
  public var color: DisplayColor
  /// How far to the right it falls, in points.
  public var dx: Double
  /// How far down it falls, in points.
  public var dy: Double
  /// How soft its edge is, as CALayer's shadowRadius says it.
  public var radius: Double

  /// Makes a shadow.
  public init(color: DisplayColor, dx: Double, dy: Double, radius: Double) {
    self.color = color
    self.dx = dx
    self.dy = dy
    self.radius = radius
  }
}

/// The image in a layer's rectangle.
public struct DisplayImage: Codable, Equatable, Sendable {
  /// The name under which the host serves the image.
  public var key: String
  /// Where the image goes in the rectangle, as CALayer's contentsGravity says it.
  public var gravity: String
  /// The image's width, in points.
  public var width: Double
  /// The image's height, in points.
  public var height: Double
  /// The colour that replaces the image's own, for a template image.
  public var tint: DisplayColor?

  /// Makes an image that fills the rectangle unless a gravity says otherwise.
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
}
