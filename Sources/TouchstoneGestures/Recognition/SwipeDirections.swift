/// The directions of a swipe, with the bits of `UISwipeGestureRecognizer.Direction`.
package struct SwipeDirections: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Right.
  package static let right = SwipeDirections(rawValue: 1)
  /// Left.
  package static let left = SwipeDirections(rawValue: 2)
  /// Up.
  package static let up = SwipeDirections(rawValue: 4)
  /// Down.
  package static let down = SwipeDirections(rawValue: 8)

  /// The four directions with their names, in the order of their bits.
  static let all: [(direction: SwipeDirections, name: String)] = [
    (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
  ]

  /// Returns the components of a translation along a direction and across it, both in points.
  static func parts(of way: GesturePoint, along direction: SwipeDirections)
    -> (along: Double, sideways: Double)
  {
    switch direction {
    case .right: (way.x, way.y.magnitude)
    case .left: (-way.x, way.y.magnitude)
    case .up: (-way.y, way.x.magnitude)
    default: (way.y, way.x.magnitude)
    }
  }

  /// Returns the direction closest to a translation. A horizontal direction wins if both components
  /// are equal.
  package static func nearest(to way: GesturePoint) -> SwipeDirections {
    if way.x.magnitude >= way.y.magnitude { return way.x < 0 ? .left : .right }
    return way.y < 0 ? .up : .down
  }
}

extension SwipeDirections: CustomStringConvertible {
  /// The names, joined by "or".
  package var description: String {
    let names = Self.all.filter { contains($0.direction) }.map(\.name)
    return names.isEmpty ? "nowhere" : names.joined(separator: " or ")
  }
}
