/// The reading order of boxes: row by row from the top, and in each row from the side where reading
/// begins.
///
/// The highest remaining box begins a row, which contains every box whose center is above the lower
/// edge of that box.
package struct ReadingOrder: Sendable {
  /// Whether rows are read from right to left.
  package let isRightToLeft: Bool

  /// Creates a reading order.
  package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  /// Returns the indices of the boxes in reading order. Boxes with equal positions stay in their
  /// order.
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
