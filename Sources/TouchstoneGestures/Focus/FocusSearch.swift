/// Finds the item to which the focus moves in a direction.
///
/// The rules apply in this order:
///
/// 1. *Ahead*: the item begins and ends further in the direction than the focused item.
/// 2. *Projection*: at least a part of the item is in the strip that the focused item would sweep
///    if it were moved in the direction. Touching the edge of the strip isn't enough. Diagonal
///    items are never reached, which is the purpose of focus guides.
/// 3. *Row*: the item with the nearest near edge forms a row with all items whose near edge is
///    before its far edge. One of these items is chosen.
/// 4. *Overlap*: of the row, the item with the longest side in the strip.
/// 5. *Distance*: then the nearest item, then the item with the smallest sideways distance between
///    centers, then the first item.
package struct FocusSearch: Sendable {
  /// The focused item.
  package let origin: FocusBox
  /// The direction of the movement.
  package let direction: FocusDirection

  /// Creates a search.
  package init(from origin: FocusBox, direction: FocusDirection) {
    self.origin = origin
    self.direction = direction
  }

  /// The position of an item relative to the focused item.
  package enum Reach: Equatable, Sendable {
    /// Not in the direction.
    case behind
    /// In the direction, but outside the strip by this distance in points.
    case beside(Double)
    /// In the strip, with a gap and an overlap in points.
    case ahead(gap: Double, overlap: Double)
  }

  /// Returns the position of an item relative to the focused item.
  package func reach(of box: FocusBox) -> Reach {
    let start = origin.seen(along: direction)
    let span = box.seen(along: direction)
    guard span.near > start.near || span.near >= start.far, span.far > start.far else {
      return .behind
    }
    let overlap = min(start.high, span.high) - max(start.low, span.low)
    guard overlap > 0 else { return .beside(-overlap) }
    return .ahead(gap: max(0, span.near - start.far), overlap: overlap)
  }

  /// Returns the index of the item to focus, or `nil` if no item is in the strip. The cost is
  /// linear in the items.
  package func best(of boxes: [FocusBox]) -> Int? {
    var reached: [Reached] = []
    for (index, box) in boxes.enumerated() {
      guard case .ahead(let gap, let overlap) = reach(of: box) else { continue }
      reached.append(
        Reached(index: index, span: box.seen(along: direction), gap: gap, overlap: overlap))
    }
    let first = reached.min { ($0.span.near, $0.span.far) < ($1.span.near, $1.span.far) }
    guard let first else { return nil }
    let middle = origin.seen(along: direction).middle
    return reached.filter { $0.span.near < first.span.far }.min {
      ($1.overlap, $0.gap, abs($0.span.middle - middle), $0.index)
        < ($0.overlap, $1.gap, abs($1.span.middle - middle), $1.index)
    }?.index
  }

  /// An item in the strip.
  private struct Reached {
    let index: Int
    let span: FocusSpan
    let gap: Double
    let overlap: Double
  }
}
