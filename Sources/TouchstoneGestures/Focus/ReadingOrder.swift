/// The order in which a person reads boxes: row by row from the top, in each row from the side
/// where reading begins.
///
/// A row is begun by the highest box that is left, and holds every box whose middle is above that
/// one's lower edge.
package struct ReadingOrder: Sendable {
  /// Whether rows are read from right to left.
  package let isRightToLeft: Bool

  /// Makes an order.
  package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  /// The places of the boxes in the order of reading; equal ones stay in their order.
  package func sort(_ boxes: [FocusBox]) -> [Int] {
    var left = boxes.indices.sorted { (boxes[$0].minY, $0) < (boxes[$1].minY, $1) }
    var sorted: [Int] = []
    while let first = left.first {
      let row = left.filter { $0 == first || boxes[$0].midY < boxes[first].maxY }
      sorted += row.sorted { (start(boxes[$0]), $0) < (start(boxes[$1]), $1) }
      left.removeAll { $0 == first || boxes[$0].midY < boxes[first].maxY }
    }
    return sorted
  }

  private func start(_ box: FocusBox) -> Double { isRightToLeft ? -box.maxX : box.minX }
}
