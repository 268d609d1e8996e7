public import Foundation

/// The components of an affine transform that scales, then shears, then rotates, then translates.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale along each axis, with a negative height for a reflection.
  public var scale: CGSize
  /// The movement along x for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle, in radians, between -π and π.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components that are all zero.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Creates components from their values.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform that applies scale, then shear, then rotation, then translation.
  public init(_ components: CGAffineTransformComponents) {
    let sine = sin(components.rotation)
    let cosine = cos(components.rotation)
    let sheared = components.scale.height * components.horizontalShear
    self.init(
      a: components.scale.width * cosine,
      b: components.scale.width * sine,
      c: sheared * cosine - components.scale.height * sine,
      d: sheared * sine + components.scale.height * cosine,
      tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// Returns the components of the transform, from which it can be composed again.
  ///
  /// If `a` and `b` are 0, the scale along x is 0. If they aren't and the determinant is 0, the
  /// shear is lost.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: hypot(c, d)), horizontalShear: 0,
        rotation: c == 0 && d == 0 ? 0 : atan2(-c, d), translation: translation)
    }
    let height = (a * d - b * c) / width
    let along = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : along / height,
      rotation: atan2(b, a), translation: translation)
  }
}
