public import Foundation

/// An affine transform in the plane.
///
/// A point is the row `(x, y, 1)`, multiplied by the matrix with the rows `(a, b, 0)`, `(c, d, 0)`
/// and `(tx, ty, 1)`. With y pointing down, as in UIKit, a positive angle rotates clockwise.
@frozen public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// The translation along x.
  public var tx: CGFloat
  /// The translation along y.
  public var ty: CGFloat

  /// The transform that maps every point to itself.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform of six zeros, which maps every point to the origin.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform from its six numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six numbers, in the order a, b, c, d, tx, ty.
  public init(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
  ) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a rotation about the origin, in radians.
  public init(rotationAngle angle: CGFloat) {
    let sine = sin(angle)
    let cosine = cos(angle)
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Creates a scaling about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Whether the transform is the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that applies this transform and then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c,
      b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c,
      d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx,
      ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse transform, or the transform itself if it can't be inverted.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant)
  }

  /// Returns the transform that rotates first, by an angle in radians, and then applies this
  /// transform.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that scales first and then applies this transform.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that translates first and then applies this transform.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns whether both transforms have the same six numbers.
  public func equalTo(_ t2: CGAffineTransform) -> Bool { self == t2 }
}

extension CGAffineTransform: Codable {
  /// Decodes six numbers in the order a, b, c, d, tx, ty.
  public init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      a: try numbers.decode(CGFloat.self), b: try numbers.decode(CGFloat.self),
      c: try numbers.decode(CGFloat.self), d: try numbers.decode(CGFloat.self),
      tx: try numbers.decode(CGFloat.self), ty: try numbers.decode(CGFloat.self))
  }

  /// Encodes six numbers in the order a, b, c, d, tx, ty.
  public func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [a, b, c, d, tx, ty] { try numbers.encode(number) }
  }
}
