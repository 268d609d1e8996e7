/// Conversion to screen coordinates; a node's own geometry is in its parent's coordinates.
extension DisplayMatrix {
  /// Returns the transform that applies this transform first, and then another.
  ///
  /// The transform from a node to the screen is its own matrix followed by its parent's.
  public func followed(by other: DisplayMatrix) -> DisplayMatrix {
    DisplayMatrix(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}

extension DisplayRectangle {
  /// Returns the smallest axis-aligned rectangle that contains this rectangle after a transform.
  public func transformed(by matrix: DisplayMatrix) -> DisplayRectangle {
    let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    let across = corners.map { matrix.a * $0.0 + matrix.c * $0.1 + matrix.tx }
    let down = corners.map { matrix.b * $0.0 + matrix.d * $0.1 + matrix.ty }
    let (left, top) = (across.reduce(across[0], min), down.reduce(down[0], min))
    return DisplayRectangle(
      x: left, y: top, width: across.reduce(left, max) - left, height: down.reduce(top, max) - top)
  }
}
