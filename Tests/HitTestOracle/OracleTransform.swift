/// An affine transform, as in Core Graphics: `(a·x + c·y + tx, b·x + d·y + ty)`.
package struct OracleTransform: Equatable, Sendable {
  package var a = 1.0
  package var b = 0.0
  package var c = 0.0
  package var d = 1.0
  package var tx = 0.0
  package var ty = 0.0

  package init(
    a: Double = 1, b: Double = 0, c: Double = 0, d: Double = 1, tx: Double = 0, ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package func apply(_ point: OraclePoint) -> OraclePoint {
    OraclePoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the point that is mapped to `point`, or NaN coordinates if the transform isn't
  /// invertible.
  package func undo(_ point: OraclePoint) -> OraclePoint {
    let determinant = a * d - b * c
    guard determinant != 0 else { return OraclePoint(.nan, .nan) }
    let x = point.x - tx
    let y = point.y - ty
    return OraclePoint((d * x - c * y) / determinant, (a * y - b * x) / determinant)
  }
}

/// A point.
package struct OraclePoint: Equatable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle.
package struct OracleRect: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}
