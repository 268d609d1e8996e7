extension NodeRef {
  /// Where a descent stopped: at a node, with the point in its coordinates.
  package struct Stop {
    package var node: NodeRef
    package var x: Double
    package var y: Double
    /// Whether one of the node's children, or the node itself, has to be called to go on.
    package var asks: Bool
  }

  /// Goes down from this node, which accepted the point, as far as plain memory can tell.
  ///
  /// At each level the last child that accepts the point is taken: its subtree answers for sure,
  /// so there is no way back and no recursion. The descent stops where nobody below accepts the
  /// point, or where a child's class overrides something that the walk would read.
  ///
  /// - Complexity: the sum of the numbers of children on the way; nothing is allocated.
  package func descend(_ x: Double, _ y: Double) -> Stop {
    var stop = Stop(node: self, x: x, y: y, asks: false)
    descending: while true {
      let node = stop.node.pointer
      if node.pointee.overrides.contains(.subviews) || node.pointee.askedChildren > 0 {
        stop.asks = true
        return stop
      }
      var index = Int(truncatingIfNeeded: node.pointee.childCount) - 1
      guard index >= 0 else { return stop }
      let children = node.pointee.children.unsafelyUnwrapped
      let boxes = node.pointee.boxes.unsafelyUnwrapped
      let x = Float(stop.x)
      let y = Float(stop.y)
      while index >= 0 {
        // Edges are rounded outward by more than the point is to nearest, so equality is inside.
        // The compiler makes one comparison of four numbers of this.
        let box = boxes[index]
        if x >= box.x, y >= box.y, -x >= box.z, -y >= box.w {
          let child = children[index]
          if child.flags.isDisjoint(with: .refusals) {
            let inChild = child.convertFromParent(stop.x, stop.y)
            if child.contains(inChild.x, inChild.y) {
              stop = Stop(node: child, x: inChild.x, y: inChild.y, asks: false)
              continue descending
            }
          }
        }
        index -= 1
      }
      return stop
    }
  }
}
