// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Public for inlining only. See NodeRef.

/// A mapping of the plane that combines a view's position, transform and bounds origin.
///
/// As in Core Animation, a point `(x, y, 1)` is a row vector that is multiplied by the matrix. The
/// third column is `(0, 0, 1)` unless a perspective transform is flattened into the plane.
public struct PlaneTransform: Equatable, Sendable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double
  /// The perspective column: `w = px * x + py * y + pw`.
  public var px: Double
  public var py: Double
  public var pw: Double

  public static let identity = PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double,
    px: Double = 0, py: Double = 0, pw: Double = 1
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
    self.px = px
    self.py = py
    self.pw = pw
  }

  @inlinable public var isAffine: Bool { px == 0 && py == 0 && pw == 1 }

  @inlinable public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 && isAffine }

  @inlinable
  public func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    let mappedX = a * x + c * y + tx
    let mappedY = b * x + d * y + ty
    if px == 0 && py == 0 && pw == 1 { return (mappedX, mappedY) }
    let w = px * x + py * y + pw
    return (mappedX / w, mappedY / w)
  }

  /// The inverse mapping.
  ///
  /// If there is no inverse, every mapped coordinate is NaN. A view that is flattened to a line
  /// therefore never contains a point.
  public var inverse: PlaneTransform {
    if isTranslation {
      return PlaneTransform(a: 1, b: 0, c: 0, d: 1, tx: -tx, ty: -ty)
    }
    let determinant = a * (d * pw - ty * py) - b * (c * pw - tx * py) + px * (c * ty - d * tx)
    guard determinant != 0, determinant.isFinite else {
      return PlaneTransform(a: .nan, b: .nan, c: .nan, d: .nan, tx: .nan, ty: .nan)
    }
    let inverted = PlaneTransform(
      a: (d * pw - ty * py) / determinant,
      b: (px * ty - b * pw) / determinant,
      c: (tx * py - c * pw) / determinant,
      d: (a * pw - px * tx) / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant,
      px: (b * py - d * px) / determinant,
      py: (c * px - a * py) / determinant,
      pw: (a * d - b * c) / determinant)
    guard isAffine else { return inverted }
    return PlaneTransform(
      a: inverted.a, b: inverted.b, c: inverted.c, d: inverted.d, tx: inverted.tx, ty: inverted.ty)
  }
}
