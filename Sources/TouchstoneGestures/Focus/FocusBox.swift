/// A rectangle for focus searches, in points of the window.
package struct FocusBox: Hashable, Sendable {
  /// The left edge.
  package var minX: Double
  /// The upper edge.
  package var minY: Double
  /// The right edge.
  package var maxX: Double
  /// The lower edge.
  package var maxY: Double

  /// Creates a box from its origin and size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    maxX = x + width
    maxY = y + height
  }

  /// The vertical position of the center.
  package var midY: Double { (minY + maxY) / 2 }

  /// Returns the box relative to a direction, with coordinates that increase in that direction.
  func seen(along direction: FocusDirection) -> FocusSpan {
    switch direction {
    case .right: FocusSpan(near: minX, far: maxX, low: minY, high: maxY)
    case .left: FocusSpan(near: -maxX, far: -minX, low: minY, high: maxY)
    case .down: FocusSpan(near: minY, far: maxY, low: minX, high: maxX)
    case .up: FocusSpan(near: -maxY, far: -minY, low: minX, high: maxX)
    }
  }
}

/// The four directions in which the focus moves.
package enum FocusDirection: String, CaseIterable, Sendable {
  /// Up.
  case up
  /// Down.
  case down
  /// Left.
  case left
  /// Right.
  case right
}

/// A box in coordinates that increase in the direction of the movement.
struct FocusSpan {
  /// The edge that the movement meets first.
  let near: Double
  /// The edge that the movement meets last.
  let far: Double
  /// The lower edge across the direction.
  let low: Double
  /// The upper edge across the direction.
  let high: Double

  /// The center across the direction.
  var middle: Double { (low + high) / 2 }
}
