/// A place or a way in the plane, in points, x to the right and y down.
package struct GesturePoint: Hashable, Sendable {
  /// The share to the right.
  package var x: Double
  /// The share downwards.
  package var y: Double

  /// A point from its coordinates.
  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// No way at all.
  package static let zero = GesturePoint(x: 0, y: 0)

  /// How long the way is.
  package var length: Double { (x * x + y * y).squareRoot() }

  /// How far another place is.
  package func distance(to other: GesturePoint) -> Double { (other - self).length }

  /// One way after the other.
  package static func + (left: GesturePoint, right: GesturePoint) -> GesturePoint {
    GesturePoint(x: left.x + right.x, y: left.y + right.y)
  }

  /// The way from the right place to the left one.
  package static func - (left: GesturePoint, right: GesturePoint) -> GesturePoint {
    GesturePoint(x: left.x - right.x, y: left.y - right.y)
  }

  /// A way so many times as long.
  package static func * (way: GesturePoint, factor: Double) -> GesturePoint {
    GesturePoint(x: way.x * factor, y: way.y * factor)
  }
}
