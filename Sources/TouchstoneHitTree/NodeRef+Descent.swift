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
        if taker.node.childCount <= ChildRun.few {
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
    let run = pointer.pointee.run.unsafelyUnwrapped
    var place = childCount - 1
    while place > 0 {
      place -= 1
      if let taker = run[place].takes(point) { return taker }
    }
    return nil
  }

  /// Looks at the boxes of all children, from the last to the first.
  @inline(__always)
  private func takerByBoxes(_ point: SIMD2<Double>) -> Taker? {
    guard let run = pointer.pointee.run else { return takerInRuns(point) }
    return taker(in: run, childCount, point)
  }

  @inline(never)
  private func takerInRuns(_ point: SIMD2<Double>) -> Taker? {
    for number in (0..<runCount).reversed() {
      let run = run(number)
      if let taker = taker(in: run, run.count, point) { return taker }
    }
    return nil
  }

  /// Looks at the boxes of a run's children, from the last to the first.
  @inline(__always)
  private func taker(in run: ChildRun, _ count: Int, _ point: SIMD2<Double>) -> Taker? {
    let boxes = run.boxes
    let (narrowX, narrowY) = (Float(point.x), Float(point.y))
    var place = count
    while place > 0 {
      place -= 1
      // Edges are rounded outward by more than the point is to nearest, so equality is inside.
      // The compiler makes one comparison of four numbers of this.
      let box = boxes[place]
      if narrowX >= box.x, narrowY >= box.y, -narrowX >= box.z, -narrowY >= box.w,
        let taker = run[place].takes(point)
      {
        noteScan(count - place)
        return taker
      }
    }
    noteScan(count)
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
