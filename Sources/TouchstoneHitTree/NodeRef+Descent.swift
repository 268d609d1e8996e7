extension NodeRef {
  /// A node that takes a point, with the point in its coordinates.
  package struct Taker {
    package let node: NodeRef
    package let x: Double
    package let y: Double
  }

  /// Where a descent stopped.
  package struct Stop {
    package let taker: Taker
    /// Whether one of the node's children, or the node itself, has to be called to go on.
    package let asks: Bool
  }

  /// Goes down from this node, which accepted the point, as far as plain memory can tell.
  ///
  /// At each level the last child that accepts the point is taken: its subtree answers for sure,
  /// so there is no way back and no recursion. The descent stops where nobody below accepts the
  /// point, or where a child's class overrides something that the walk would read.
  ///
  /// - Complexity: the sum of the numbers of children on the way, where those of wide parents that have
  ///   a ``ChildGrid`` don't count; nothing is allocated but such a grid.
  package func descend(_ x: Double, _ y: Double) -> Stop {
    var taker = Taker(node: self, x: x, y: y)
    while true {
      let node = taker.node.pointer
      if node.pointee.overrides.contains(.subviews)
        || node.pointee.flags.contains(.hasAskedChildren)
      {
        return Stop(taker: taker, asks: true)
      }
      guard let child = taker.node.topmostChild(taker.x, taker.y) else {
        return Stop(taker: taker, asks: false)
      }
      taker = child
    }
  }

  /// The last child that takes a point, which is in this node's coordinates.
  @inline(__always)
  private func topmostChild(_ x: Double, _ y: Double) -> Taker? {
    guard childCount > 0 else { return nil }
    if flags.contains(.hasGrid) { return topmostOfMany(x, y) }
    return topmostByBoxes(x, y)
  }

  /// Looks at the boxes of all children, from the last to the first.
  @inline(__always)
  private func topmostByBoxes(_ x: Double, _ y: Double) -> Taker? {
    let boxes = pointer.pointee.boxes.unsafelyUnwrapped
    let (narrowX, narrowY) = (Float(x), Float(y))
    var index = childCount
    while index > 0 {
      index -= 1
      // Edges are rounded outward by more than the point is to nearest, so equality is inside.
      // The compiler makes one comparison of four numbers of this.
      let box = boxes[index]
      if narrowX >= box.x, narrowY >= box.y, -narrowX >= box.z, -narrowY >= box.w,
        let taker = child(at: index).takes(x, y)
      {
        noteScan(childCount - index)
        return taker
      }
    }
    noteScan(childCount)
    return nil
  }

  /// Looks at the children that lie near the point, in no order.
  @inline(never)
  private func topmostOfMany(_ x: Double, _ y: Double) -> Taker? {
    var best: Taker?
    let isComplete = pointer.pointee.grid.unsafelyUnwrapped.pointee.candidates(Float(x), Float(y)) {
      guard let taker = $0.takes(x, y) else { return }
      if let known = best, isBelow(taker.node, known.node) { return }
      best = taker
    }
    return isComplete ? best : topmostByBoxes(x, y)
  }

  /// The point in this node's coordinates, where the node takes it; the point is in the parent's.
  @inline(__always)
  private func takes(_ x: Double, _ y: Double) -> Taker? {
    guard flags.isDisjoint(with: .refusals) else { return nil }
    let inside = convertFromParent(x, y)
    return contains(inside.x, inside.y) ? Taker(node: self, x: inside.x, y: inside.y) : nil
  }

  /// Whether one child lies below another.
  private func isBelow(_ one: NodeRef, _ other: NodeRef) -> Bool {
    (index(of: one) ?? 0) < (index(of: other) ?? 0)
  }
}
