/// Where things are on the screen, which a node says in its parent's coordinates only.
extension DisplayMatrix {
  /// The transform that does this one first and then another.
  ///
  /// A node's way to the screen is its own matrix followed by that of its parent.
  public func followed(by other: DisplayMatrix) -> DisplayMatrix {
    DisplayMatrix(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }
}

extension DisplayRectangle {
  /// The smallest upright rectangle around this one after a transform.
  public func transformed(by matrix: DisplayMatrix) -> DisplayRectangle {
    let corners = [(x, y), (x + width, y), (x, y + height), (x + width, y + height)]
    let across = corners.map { matrix.a * $0.0 + matrix.c * $0.1 + matrix.tx }
    let down = corners.map { matrix.b * $0.0 + matrix.d * $0.1 + matrix.ty }
    let (left, top) = (across.reduce(across[0], min), down.reduce(down[0], min))
    return DisplayRectangle(
      x: left, y: top, width: across.reduce(left, max) - left, height: down.reduce(top, max) - top)
  }
}
