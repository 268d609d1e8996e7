/// A vector in space, in a unit that depends on its use.
package struct SpaceVector: Hashable, Sendable {
  /// The component to the right.
  package var x: Double
  /// The component toward the top.
  package var y: Double
  /// The component toward the viewer.
  package var z: Double

  /// Creates a vector from its components.
  package init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// The zero vector.
  package static let zero = SpaceVector(0, 0, 0)

  /// The length.
  package var length: Double { dot(self).squareRoot() }

  /// Whether all components are finite.
  package var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

  /// Returns the dot product, which is negative if the angle between the vectors exceeds 90
  /// degrees.
  package func dot(_ other: SpaceVector) -> Double { x * other.x + y * other.y + z * other.z }

  /// Returns the cross product.
  package func cross(_ other: SpaceVector) -> SpaceVector {
    SpaceVector(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  package static func + (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  package static func - (left: SpaceVector, right: SpaceVector) -> SpaceVector {
    SpaceVector(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  package static func * (vector: SpaceVector, factor: Double) -> SpaceVector {
    SpaceVector(vector.x * factor, vector.y * factor, vector.z * factor)
  }
}
