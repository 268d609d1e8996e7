extension NodeRef {
  /// Returns the owners of all descendants that may contain a point, or `nil` if nodes can't
  /// determine them.
  ///
  /// Parents come before children, and siblings from back to front. A few of the owners don't
  /// contain the point, so the caller has to test each of them. The point is in this node's
  /// coordinates. The result is `nil` if a class overrides `subviews`.
  ///
  /// - Complexity: Proportional to the number of nodes.
  package func ownersBelow(near x: Double, _ y: Double) -> [UnsafeRawPointer]? {
    guard !overrides.contains(.subviews) else { return nil }
    var found: [UnsafeRawPointer] = []
    // The level that is being read. `outer` contains the levels above it.
    var level = BranchLevel(of: self, x, y)
    var outer: [BranchLevel] = []
    while true {
      guard let (child, box) = level.next() else {
        guard let above = outer.popLast() else { return found }
        level = above
        continue
      }
      if level.isNear(box), let owner = child.pointer.pointee.owner { found.append(owner) }
      // The content of a view isn't necessarily within its bounds.
      if child.overrides.contains(.subviews) { return nil }
      guard child.pointer.pointee.childCount > 0 else { continue }
      let inside = child.convertFromParent(SIMD2(level.x, level.y))
      outer.append(level)
      level = BranchLevel(of: child, inside.x, inside.y)
    }
  }
}

/// A node whose children are being read, with a point in its coordinates.
private struct BranchLevel {
  let parent: NodeRef
  let x: Double
  let y: Double
  private var run = 0
  private var place = 0

  init(of parent: NodeRef, _ x: Double, _ y: Double) {
    self.parent = parent
    self.x = x
    self.y = y
  }

  /// Returns the next child with its box, or `nil` at the end.
  mutating func next() -> (NodeRef, SIMD4<Float>)? {
    guard parent.childCount > 0, run < parent.runCount else { return nil }
    let children = parent.run(run)
    let next = (children[place], children.boxes[place])
    place += 1
    if place == children.count { (run, place) = (run + 1, 0) }
    return next
  }

  /// Returns whether a child's box may contain the point. True for NaN and for an inverted box.
  @inline(__always)
  func isNear(_ box: SIMD4<Float>) -> Bool {
    let isBeyond =
      Float(x) < box.x || Float(y) < box.y || -Float(x) < box.z || -Float(y) < box.w
    return !isBeyond || box.x > -box.z || box.y > -box.w
  }
}
