public import Foundation

/// Returns whether the matrix is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns whether both matrices have the same 16 numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
  -> CATransform3D
{
  var result = CATransform3DIdentity
  result.m41 = tx
  result.m42 = ty
  result.m43 = tz
  return result
}

/// Returns a scaling about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3DIdentity
  result.m11 = sx
  result.m22 = sy
  result.m33 = sz
  return result
}

/// Returns a rotation in radians about an axis through the origin, or the identity without an axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let rest = 1 - cosine
  return CATransform3D(
    m11: cosine + x * x * rest, m12: x * y * rest + z * sine, m13: x * z * rest - y * sine, m14: 0,
    m21: x * y * rest - z * sine, m22: cosine + y * y * rest, m23: y * z * rest + x * sine, m24: 0,
    m31: x * z * rest + y * sine, m32: y * z * rest - x * sine, m33: cosine + z * z * rest, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns the transform that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DMakeTranslation(tx, ty, tz).concatenating(t) }

/// Returns the transform that scales first and then applies `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
  -> CATransform3D
{ CATransform3DMakeScale(sx, sy, sz).concatenating(t) }

/// Returns the transform that rotates first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DMakeRotation(angle, x, y, z).concatenating(t) }

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  a.concatenating(b)
}

/// Returns the inverse transform, or `t` itself if it can't be inverted.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a transform in space from a transform in the plane.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Returns whether the transform stays in the plane, so that an affine transform can represent it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of the transform in the plane, without depth and perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
