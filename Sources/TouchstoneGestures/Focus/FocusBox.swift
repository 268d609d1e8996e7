/// A rectangle as the choice of the next focused item sees it, in points of the window.
package struct FocusBox: Hashable, Sendable {
  /// The left edge.
  package var minX: Double
  /// The upper edge.
  package var minY: Double
  /// The right edge.
  package var maxX: Double
  /// The lower edge.
  package var maxY: Double

  /// Makes a box of its origin and size.
  package init(x: Double, y: Double, width: Double, height: Double) {
    minX = x
    minY = y
    maxX = x + width
    maxY = y + height
  }

  /// The height of its middle.
  package var midY: Double { (minY + maxY) / 2 }

  /// The box seen along a direction, so that "ahead" is always the way numbers grow.
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
  /// To the top.
  case up
  /// To the bottom.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
}

/// A box turned so that the direction of the move points the way numbers grow.
struct FocusSpan {
  /// The edge that is met first.
  let near: Double
  /// The edge that is met last.
  let far: Double
  /// One side.
  let low: Double
  /// The other side.
  let high: Double

  /// Where its middle is, sideways.
  var middle: Double { (low + high) / 2 }
}
