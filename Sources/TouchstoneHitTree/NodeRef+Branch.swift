extension NodeRef {
  /// The owners of all nodes below this one whose bounds may hold a point, in the order of the tree:
  /// parents before children, the backmost first. Few of them don't hold it; whoever asks, asks each
  /// again.
  ///
  /// The point is in this node's coordinates. Nil where a class decides itself which subviews a view has,
  /// so that plain memory can't tell.
  ///
  /// - Complexity: proportional to the number of nodes.
  package func ownersBelow(near x: Double, _ y: Double) -> [UnsafeRawPointer]? {
    guard !overrides.contains(.subviews) else { return nil }
    var found: [UnsafeRawPointer] = []
    // The level that is read, and those above it.
    var level = BranchLevel(of: self, x, y)
    var outer: [BranchLevel] = []
    while true {
      guard let (child, box) = level.next() else {
        guard let above = outer.popLast() else { return found }
        level = above
        continue
      }
      if level.isNear(box), let owner = child.pointer.pointee.owner { found.append(owner) }
      // What lies in a view need not lie in its bounds.
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

  /// The next child with its box.
  mutating func next() -> (NodeRef, SIMD4<Float>)? {
    guard parent.childCount > 0, run < parent.runCount else { return nil }
    let children = parent.run(run)
    let next = (children[place], children.boxes[place])
    place += 1
    if place == children.count { (run, place) = (run + 1, 0) }
    return next
  }

  /// Whether a child's box holds the point; with no numbers, and for a box that is turned inside out, it may.
  @inline(__always)
  func isNear(_ box: SIMD4<Float>) -> Bool {
    let isBeyond =
      Float(x) < box.x || Float(y) < box.y || -Float(x) < box.z || -Float(y) < box.w
    return !isBeyond || box.x > -box.z || box.y > -box.w
  }
}
