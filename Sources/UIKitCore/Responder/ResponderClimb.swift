internal import TouchstoneHitTree

/// The way up the responder chain.
@MainActor
enum ResponderClimb {
  /// The first responder, from `start` upwards, with an own implementation of `method`.
  ///
  /// Plain views are passed in plain memory; an object is touched only where it answers, belongs to
  /// a controller, or overrides ``UIResponder/next``.
  static func handler(of method: TouchMethod, from start: UIResponder?) -> UIResponder? {
    NodeGraveyard.empty()
    var responder = start
    var steps = 0
    while let current = responder, steps < longestChain {
      steps += 1
      guard let view = current as? UIView else {
        if ResponderOverrides.of(type(of: current)).contains(method.override) { return current }
        responder = current.next
        continue
      }
      let stop = passPlainViews(from: view.node, method)
      guard let stopped: UIView = stop.owner() else { return nil }
      if stop.overrides.contains(method.nodeOverride) { return stopped }
      responder = stopped.next
    }
    return nil
  }

  /// The whole chain from `start`, itself included, for showing it.
  static func chain(from start: UIResponder?) -> [UIResponder] {
    var chain: [UIResponder] = []
    var responder = start
    while let current = responder, chain.count < longestChain {
      guard !chain.contains(where: { $0 === current }) else { break }
      chain.append(current)
      responder = current.next
    }
    return chain
  }

  /// A chain longer than this is a loop made by an override of `next`, and is given up.
  static let longestChain = 10_000

  /// Goes up from `node` to the first view that answers, or whose `next` is not just its superview.
  private static func passPlainViews(from node: NodeRef, _ method: TouchMethod) -> NodeRef {
    var node = node
    let stops = NodeOverrides.next.union(method.nodeOverride)
    while node.overrides.isDisjoint(with: stops), !node.flags.contains(.hasController),
      let parent = node.parent
    {
      node = parent
    }
    return node
  }
}

extension TouchMethod {
  var nodeOverride: NodeOverrides {
    switch self {
    case .began: .touchesBegan
    case .moved: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}
