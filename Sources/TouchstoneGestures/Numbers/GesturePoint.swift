/// A location or a translation in the plane, in points, with x to the right and y down.
package struct GesturePoint: Hashable, Sendable {
  /// The horizontal component.
  package var x: Double
  /// The vertical component.
  package var y: Double

  /// Creates a point from its coordinates.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, or a translation of zero length.
  package static let zero = GesturePoint(x: 0, y: 0)

  /// The length of the translation.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// Returns the distance to another location.
  package func distance(to other: GesturePoint) -> Double { (other - self).length }

  /// Returns the sum of two translations.
  package static func + (left: GesturePoint, right: GesturePoint) -> GesturePoint {
    GesturePoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// Returns the translation from the right location to the left one.
  package static func - (left: GesturePoint, right: GesturePoint) -> GesturePoint {
    GesturePoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// Returns a translation scaled by a factor.
  package static func * (way: GesturePoint, factor: Double) -> GesturePoint {
    GesturePoint(x: way.x * factor, y: way.y * factor)
  }
}
