/// The children's boxes, which stand in the children's order when a walk reads them.
///
/// They are the larger part of what a removal would have to move. Among many children it moves none, and
/// who reads them next puts all in their places: so to remove all of 10,000 children in any order moves
/// 24 bytes for each that stands behind, of 40.
extension NodeRef {
  /// How many children are so many that a removal moves no boxes. To find a box by its child takes about
  /// as long as to move fifty.
  private static let manyChildren = 1_024

  /// The boxes, all in their places; there must be children.
  @inline(__always)
  var settledBoxes: UnsafeMutablePointer<SIMD4<Float>> {
    if flags.contains(.hasLooseBoxes) { settleBoxes() }
    return pointer.pointee.boxes.unsafelyUnwrapped
  }

  /// Moves boxes up as one is put in among them, with so many behind.
  func openBoxes(at index: Int, _ behind: Int) {
    let boxes = pointer.pointee.boxes.unsafelyUnwrapped
    (boxes + index + 1).update(from: boxes + index, count: behind)
    if flags.contains(.hasLooseBoxes), index <= Int(truncatingIfNeeded: pointer.pointee.looseFrom) {
      pointer.pointee.looseFrom += 1
    }
  }

  /// The box at an index goes, and so many behind it move down, or will.
  func closeBoxes(over index: Int, _ behind: Int) {
    let first = Int32(truncatingIfNeeded: index)
    if flags.contains(.hasLooseBoxes) {
      pointer.pointee.looseFrom = min(first, pointer.pointee.looseFrom)
    } else if childCount >= Self.manyChildren {
      pointer.pointee.looseFrom = first
      setFlag(.hasLooseBoxes, true)
    } else {
      let boxes = pointer.pointee.boxes.unsafelyUnwrapped
      (boxes + index).update(from: boxes + index + 1, count: behind)
    }
  }

  @inline(never)
  private func settleBoxes() {
    let boxes = pointer.pointee.boxes.unsafelyUnwrapped
    let first = min(Int(truncatingIfNeeded: pointer.pointee.looseFrom), childCount)
    for index in first..<childCount { boxes[index] = child(at: index).box }
    setFlag(.hasLooseBoxes, false)
  }
}
