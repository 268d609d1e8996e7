extension NodeRef {
  /// A node that takes a point, with the point in its coordinates.
  package struct Taker {
    package let node: NodeRef
    package let point: SIMD2<Double>
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
  package func descend(_ point: SIMD2<Double>) -> Stop {
    var taker = Taker(node: self, point: point)
    while true {
      let flags = taker.node.flags
      if !flags.isDisjoint(with: .asksChildren) { return Stop(taker: taker, asks: true) }
      let next =
        if taker.node.childCount <= Self.fewChildren {
          taker.node.takerOfFew(taker.point)
        } else if flags.contains(.hasGrid) {
          taker.node.takerOfMany(taker.point)
        } else {
          taker.node.takerByBoxes(taker.point)
        }
      guard let next else { return Stop(taker: taker, asks: false) }
      taker = next
    }
  }

  /// Looks at all children, from the last to the first.
  @inline(__always)
  private func takerOfFew(_ point: SIMD2<Double>) -> Taker? {
    guard let topmost = pointer.pointee.topmost else { return nil }
    if let taker = topmost.takes(point) { return taker }
    var index = childCount - 1
    while index > 0 {
      index -= 1
      if let taker = child(at: index).takes(point) { return taker }
    }
    return nil
  }

  /// Looks at the boxes of all children, from the last to the first.
  @inline(__always)
  private func takerByBoxes(_ point: SIMD2<Double>) -> Taker? {
    let boxes = settledBoxes
    let (narrowX, narrowY) = (Float(point.x), Float(point.y))
    var index = childCount
    while index > 0 {
      index -= 1
      // Edges are rounded outward by more than the point is to nearest, so equality is inside.
      // The compiler makes one comparison of four numbers of this.
      let box = boxes[index]
      if narrowX >= box.x, narrowY >= box.y, -narrowX >= box.z, -narrowY >= box.w,
        let taker = child(at: index).takes(point)
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
  private func takerOfMany(_ point: SIMD2<Double>) -> Taker? {
    var best: Taker?
    let isComplete = pointer.pointee.grid.unsafelyUnwrapped.pointee.candidates(
      Float(point.x), Float(point.y)
    ) {
      guard let taker = $0.takes(point) else { return }
      if let known = best, isBelow(taker.node, known.node) { return }
      best = taker
    }
    return isComplete ? best : takerByBoxes(point)
  }

  /// The point in this node's coordinates, where the node takes it; the point is in the parent's.
  @inline(__always)
  private func takes(_ point: SIMD2<Double>) -> Taker? {
    let inside: SIMD2<Double>
    if flags.isDisjoint(with: .refusalsOrTurned) {
      inside = point + pointer.pointee.shift
    } else if flags.isDisjoint(with: .refusals) {
      inside = convertFromParent(point)
    } else {
      return nil
    }
    return contains(inside) ? Taker(node: self, point: inside) : nil
  }

  /// Whether one child lies below another.
  private func isBelow(_ one: NodeRef, _ other: NodeRef) -> Bool {
    (index(of: one) ?? 0) < (index(of: other) ?? 0)
  }
}
