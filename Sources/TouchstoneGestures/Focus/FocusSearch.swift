/// Finds the item to which the focus moves in a direction.
///
/// The rule, in this order:
///
/// 1. *Ahead*: the item begins and ends further on in the direction than the focused one.
/// 2. *Projection*: it lies, at least in part, in the strip that the focused item would sweep if it
///    were pushed in the direction. An item that only touches the strip's edge does not. What lies
///    diagonally is never reached; that is what focus guides are for.
/// 3. *Row*: the item whose near edge is nearest, and all whose near edge comes before that one's
///    far edge, stand in one row, and one of these is taken.
/// 4. *Overlap*: in the row, the item with the most of its side in the strip.
/// 5. *Distance*: then the nearest; then the one whose middle is least to the side; then the one
///    that comes first.
package struct FocusSearch: Sendable {
  /// Where the focus is.
  package let origin: FocusBox
  /// Where it is to go.
  package let direction: FocusDirection

  /// Makes a search.
  package init(from origin: FocusBox, direction: FocusDirection) {
    self.origin = origin
    self.direction = direction
  }

  /// How an item lies to the focused one.
  package enum Reach: Equatable, Sendable {
    /// Not in the direction at all.
    case behind
    /// In the direction, but this many points beside the strip.
    case beside(Double)
    /// In the strip, after a gap, with so many points of overlap.
    case ahead(gap: Double, overlap: Double)
  }

  /// How an item lies.
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

  /// The place of the item to take; nil where none is in the strip. Linear in the items.
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
