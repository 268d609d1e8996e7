internal import TouchstoneGeometry

/// The components of a transform of space, which Core Animation interpolates.
///
/// The transform applies scale first, then shear, rotation and translation, and perspective last.
struct TransformParts {
  var scale = SIMD3<Double>(1, 1, 1)
  /// The shear of y by x, of z by x, and of z by y.
  var shear = SIMD3<Double>()
  /// The rotation as a unit quaternion, its real part last.
  var rotation = SIMD4<Double>(0, 0, 0, 1)
  var translation = SIMD3<Double>()
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Decomposes a transform. Fails if it can't be decomposed.
  init?(_ transform: CATransform3D) {
    var m = transform
    guard m.m44 != 0, m.m44.isFinite else { return nil }
    if m.m44 != 1 { m = CATransform3D(elements: m.elements.map { $0 / transform.m44 }) }
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      var plain = m
      plain.m14 = 0
      plain.m24 = 0
      plain.m34 = 0
      guard let inverse = plain.inverse else { return nil }
      let column = [m.m14, m.m24, m.m34, 1]
      let rows = inverse.elements
      for row in 0..<4 {
        perspective[row] = (0..<4).reduce(0) { $0 + Double(rows[row * 4 + $1] * column[$1]) }
      }
    }
    translation = SIMD3(Double(m.m41), Double(m.m42), Double(m.m43))
    takeApart([
      SIMD3(Double(m.m11), Double(m.m12), Double(m.m13)),
      SIMD3(Double(m.m21), Double(m.m22), Double(m.m23)),
      SIMD3(Double(m.m31), Double(m.m32), Double(m.m33)),
    ])
  }

  /// Makes the three rows orthonormal one after the other, and stores the scale, shear and rotation
  /// found.
  private mutating func takeApart(_ given: [SIMD3<Double>]) {
    var rows = given
    scale.x = Self.length(rows[0])
    rows[0] = scale.x > 0 ? rows[0] / scale.x : Self.perpendicular(rows[1], rows[2], [1, 0, 0])
    shear.x = Self.dot(rows[0], rows[1])
    rows[1] -= rows[0] * shear.x
    scale.y = Self.length(rows[1])
    rows[1] = scale.y > 0 ? rows[1] / scale.y : Self.perpendicular(rows[2], rows[0], [0, 1, 0])
    shear.x = scale.y > 0 ? shear.x / scale.y : 0
    shear.y = Self.dot(rows[0], rows[2])
    rows[2] -= rows[0] * shear.y
    shear.z = Self.dot(rows[1], rows[2])
    rows[2] -= rows[1] * shear.z
    scale.z = Self.length(rows[2])
    rows[2] = scale.z > 0 ? rows[2] / scale.z : Self.perpendicular(rows[0], rows[1], [0, 0, 1])
    if scale.z > 0 { (shear.y, shear.z) = (shear.y / scale.z, shear.z / scale.z) }
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 {
      // A reflection: flip it along the axis that then needs the smaller rotation.
      let axis = rows[0].x < rows[1].y ? 0 : 1
      rows[axis] = -rows[axis]
      scale[axis] = -scale[axis]
      if axis == 0 { (shear.x, shear.y) = (-shear.x, -shear.y) } else { shear.z = -shear.z }
      if axis == 1 { shear.x = -shear.x }
    }
    rotation = Self.quaternion(rows)
  }

  /// The transform composed of these components.
  var transform: CATransform3D {
    let rows = Self.rows(rotation)
    let first = rows[0] * scale.x
    let second = (rows[1] + rows[0] * shear.x) * scale.y
    let third = (rows[2] + rows[0] * shear.y + rows[1] * shear.z) * scale.z
    let plain = CATransform3D(
      elements: [
        first.x, first.y, first.z, 0, second.x, second.y, second.z, 0,
        third.x, third.y, third.z, 0, translation.x, translation.y, translation.z, 1,
      ].map { CGFloat($0) })
    if perspective == SIMD4(0, 0, 0, 1) { return plain }
    var last = CATransform3DIdentity
    last.m14 = CGFloat(perspective.x)
    last.m24 = CGFloat(perspective.y)
    last.m34 = CGFloat(perspective.z)
    last.m44 = CGFloat(perspective.w)
    return plain.concatenating(last)
  }

  /// Returns the components at a fraction of the way to `other`. The rotation follows the shorter
  /// arc.
  func mixed(with other: TransformParts, _ fraction: Double) -> TransformParts {
    var result = self
    result.scale += (other.scale - scale) * fraction
    result.shear += (other.shear - shear) * fraction
    result.translation += (other.translation - translation) * fraction
    result.perspective += (other.perspective - perspective) * fraction
    var target = other.rotation
    var cosine = (rotation * target).sum()
    if cosine < 0 {
      target = -target
      cosine = -cosine
    }
    if cosine > 1 - 1e-12 { return result }
    let angle = acos(min(1, cosine))
    let near = sin((1 - fraction) * angle) / sin(angle)
    let far = sin(fraction * angle) / sin(angle)
    result.rotation = rotation * near + target * far
    return result
  }

  // MARK: Angles

  /// The rotation as three angles, applied about x, then y, then z.
  var angles: SIMD3<Double> {
    get {
      let rows = Self.rows(rotation)
      return SIMD3(
        atan2(rows[1].z, rows[2].z), asin(max(-1, min(1, -rows[0].z))),
        atan2(rows[0].y, rows[0].x))
    }
    set {
      let turns =
        CATransform3DMakeRotation(CGFloat(newValue.x), 1, 0, 0)
        .concatenating(CATransform3DMakeRotation(CGFloat(newValue.y), 0, 1, 0))
        .concatenating(CATransform3DMakeRotation(CGFloat(newValue.z), 0, 0, 1))
      rotation = Self.quaternion([
        SIMD3(Double(turns.m11), Double(turns.m12), Double(turns.m13)),
        SIMD3(Double(turns.m21), Double(turns.m22), Double(turns.m23)),
        SIMD3(Double(turns.m31), Double(turns.m32), Double(turns.m33)),
      ])
    }
  }

  // MARK: Vectors

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  /// Returns a unit vector perpendicular to two others, or `otherwise` if they are parallel.
  private static func perpendicular(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ otherwise: SIMD3<Double>
  ) -> SIMD3<Double> {
    let product = cross(a, b)
    let size = length(product)
    return size > 1e-12 ? product / size : otherwise
  }

  private static func quaternion(_ r: [SIMD3<Double>]) -> SIMD4<Double> {
    let trace = r[0].x + r[1].y + r[2].z
    var q: SIMD4<Double>
    if trace > 0 {
      q = SIMD4(r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x, 1 + trace)
    } else if r[0].x >= r[1].y, r[0].x >= r[2].z {
      q = SIMD4(
        1 + r[0].x - r[1].y - r[2].z, r[0].y + r[1].x, r[2].x + r[0].z, r[1].z - r[2].y)
    } else if r[1].y >= r[2].z {
      q = SIMD4(
        r[0].y + r[1].x, 1 - r[0].x + r[1].y - r[2].z, r[1].z + r[2].y, r[2].x - r[0].z)
    } else {
      q = SIMD4(
        r[2].x + r[0].z, r[1].z + r[2].y, 1 - r[0].x - r[1].y + r[2].z, r[0].y - r[1].x)
    }
    let size = (q * q).sum().squareRoot()
    q = size > 0 ? q / size : SIMD4(0, 0, 0, 1)
    return q
  }

  private static func rows(_ q: SIMD4<Double>) -> [SIMD3<Double>] {
    [
      SIMD3(
        1 - 2 * (q.y * q.y + q.z * q.z), 2 * (q.x * q.y + q.z * q.w),
        2 * (q.x * q.z - q.y * q.w)),
      SIMD3(
        2 * (q.x * q.y - q.z * q.w), 1 - 2 * (q.x * q.x + q.z * q.z),
        2 * (q.y * q.z + q.x * q.w)),
      SIMD3(
        2 * (q.x * q.z + q.y * q.w), 2 * (q.y * q.z - q.x * q.w),
        1 - 2 * (q.x * q.x + q.y * q.y)),
    ]
  }
}
