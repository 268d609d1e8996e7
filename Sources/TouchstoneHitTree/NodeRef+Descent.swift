extension NodeRef {
  /// A node that contains a point, with the point in its coordinates.
  package struct HitCandidate {
    package let node: NodeRef
    package let point: SIMD2<Double>
  }

  /// The result of a descent.
  package struct Stop {
    package let taker: HitCandidate
    /// Whether the node or one of its children has to be called to continue.
    package let asks: Bool
  }

  /// Descends from this node, which contains the point, as far as nodes can determine the result.
  ///
  /// Each step takes the last child that contains the point. The result is certain to be in its
  /// subtree, so no backtracking and no recursion is needed. The descent stops if no child contains
  /// the point, or if a class overrides a member that the descent would read.
  ///
  /// - Complexity: The sum of the numbers of children along the path, without those of wide parents
  ///   with a ``ChildGrid``. Nothing is allocated except such a grid.
  package func descend(_ point: SIMD2<Double>) -> Stop {
    var taker = HitCandidate(node: self, point: point)
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

  /// Tests all children, from the last to the first.
  @inline(__always)
  private func takerOfFew(_ point: SIMD2<Double>) -> HitCandidate? {
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

  /// Compares the boxes of all children, from the last to the first.
  @inline(__always)
  private func takerByBoxes(_ point: SIMD2<Double>) -> HitCandidate? {
    guard let run = pointer.pointee.run else { return takerInRuns(point) }
    return taker(in: run, childCount, point)
  }

  @inline(never)
  private func takerInRuns(_ point: SIMD2<Double>) -> HitCandidate? {
    for number in (0..<runCount).reversed() {
      let run = run(number)
      if let taker = taker(in: run, run.count, point) { return taker }
    }
    return nil
  }

  /// Compares the boxes of a chunk's children, from the last to the first.
  @inline(__always)
  private func taker(in run: ChildRun, _ count: Int, _ point: SIMD2<Double>) -> HitCandidate? {
    let boxes = run.boxes
    let (narrowX, narrowY) = (Float(point.x), Float(point.y))
    var place = count
    while place > 0 {
      place -= 1
      // Edges are rounded outward by more than the error of rounding the point, so equality counts
      // as inside.
      // The compiler turns this into one comparison of four numbers.
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

  /// Tests the children near the point, in no particular order.
  @inline(never)
  private func takerOfMany(_ point: SIMD2<Double>) -> HitCandidate? {
    var best: HitCandidate?
    let isComplete = pointer.pointee.grid.unsafelyUnwrapped.pointee.candidates(
      Float(point.x), Float(point.y)
    ) {
      guard let taker = $0.takes(point) else { return }
      if let known = best, isBelow(taker.node, known.node) { return }
      best = taker
    }
    return isComplete ? best : takerByBoxes(point)
  }

  /// Returns the point in this node's coordinates if the node contains it. `point` is in the
  /// parent's coordinates.
  @inline(__always)
  private func takes(_ point: SIMD2<Double>) -> HitCandidate? {
    let inside: SIMD2<Double>
    if flags.isDisjoint(with: .refusalsOrTurned) {
      inside = point + pointer.pointee.shift
    } else if flags.isDisjoint(with: .refusals) {
      inside = convertFromParent(point)
    } else {
      return nil
    }
    return contains(inside) ? HitCandidate(node: self, point: inside) : nil
  }

  /// Returns whether child `one` is behind child `other`.
  private func isBelow(_ one: NodeRef, _ other: NodeRef) -> Bool {
    (index(of: one) ?? 0) < (index(of: other) ?? 0)
  }
}
