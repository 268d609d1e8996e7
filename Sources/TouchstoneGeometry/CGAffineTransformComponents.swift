public import Foundation

/// A mapping of the plane taken apart: scaled first, then sheared, then rotated, then shifted.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The scale along each axis; a reflection shows as a negative height.
  public var scale: CGSize
  /// How far x moves for each unit of y.
  public var horizontalShear: CGFloat
  /// The angle, in radians, between -π and π.
  public var rotation: CGFloat
  /// The shift.
  public var translation: CGVector

  /// Makes components that are all zero.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components from their parts.
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
  /// Puts a mapping together: scale, then shear, then rotation, then translation.
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

  /// Takes the mapping apart, so that putting the parts together gives it back.
  ///
  /// A mapping that flattens the plane onto a line along its second row alone has no scale along x;
  /// one that flattens it along its first row loses its shear.
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
