/// A direction with a size in space, in whatever unit its owner names.
package struct SpaceVector: Hashable, Sendable {
  /// The share to the right.
  package var x: Double
  /// The share to the top.
  package var y: Double
  /// The share towards whoever looks at it.
  package var z: Double

  /// A vector from its shares.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Nothing in no direction.
  package static let zero = SpaceVector(0, 0, 0)

  /// The size.
  package var length: Double { dot(self).squareRoot() }

  /// Whether all three shares are numbers.
  package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  /// The product of the sizes and of the cosine of the angle between: negative when they oppose.
  package func dot(_ other: SpaceVector) -> Double { x * other.x + y * other.y + z * other.z }

  /// The vector at right angles to both, as long as the area between them.
  package func cross(_ other: SpaceVector) -> SpaceVector {
    SpaceVector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  /// One after the other.
  package static func + (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  /// What is left of one without the other.
  package static func - (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  /// The same direction, so many times the size.
  package static func * (vector: SpaceVector, factor: Double) -> SpaceVector {
    SpaceVector(vector.x * factor, vector.y * factor, vector.z * factor)
  }
}
