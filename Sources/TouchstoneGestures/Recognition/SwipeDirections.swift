/// The ways a swipe may go; the bits are those of UISwipeGestureRecognizer.Direction.
package struct SwipeDirections: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// To the right.
  package static let right = SwipeDirections(rawValue: 1)
  /// To the left.
  package static let left = SwipeDirections(rawValue: 2)
  /// Upwards.
  package static let up = SwipeDirections(rawValue: 4)
  /// Downwards.
  package static let down = SwipeDirections(rawValue: 8)

  /// The four, with their names, in the order of their bits.
  static let all: [(direction: SwipeDirections, name: String)] = [
    (.right, "right"), (.left, "left"), (.up, "up"), (.down, "down"),
  ]

  /// The way along one direction and the way off it, both in points.
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

  /// The direction that a way has most of; right for a way that goes as much right as down.
  package static func nearest(to way: GesturePoint) -> SwipeDirections {
    if way.x.magnitude >= way.y.magnitude { return way.x < 0 ? .left : .right }
    return way.y < 0 ? .up : .down
  }
}

extension SwipeDirections: CustomStringConvertible {
  /// The names, joined by or.
  package var description: String {
    let names = Self.all.filter { contains($0.direction) }.map(\.name)
    return names.isEmpty ? "nowhere" : names.joined(separator: " or ")
  }
}
