internal import TouchstoneHitTree

/// Walks up the responder chain.
@MainActor
package enum ResponderChainWalk {
  /// Returns the nearest responder, from `view` upward, with its own implementation of `method`.
  ///
  /// Plain views are skipped in plain memory. An object is accessed only if it implements the
  /// method, belongs to a controller, or overrides ``UIResponder/next``.
  static func handler(of method: TouchMethod, from view: UIView) -> UIResponder? {
    DeferredFreeQueue.empty()
    guard let stopped = passPlainViews(from: view.node, method).view else { return nil }
    if stopped.node.overrides.contains(method.nodeOverride) { return stopped }
    return handler(of: method, from: TouchCall.next(of: stopped))
  }

  /// Returns the nearest responder, from `start` upward, with its own implementation of `method`.
  static func handler(of method: TouchMethod, from start: UIResponder?) -> UIResponder? {
    DeferredFreeQueue.empty()
    var responder = start
    var watch = CycleDetector()
    while let current = responder, !watch.hasComeRound(to: current) {
      let overrides = ResponderOverrides.of(type(of: current))
      guard overrides.contains(.view) else {
        if overrides.contains(method.override) { return current }
        responder = TouchCall.next(of: current)
        continue
      }
      let stop = passPlainViews(from: unsafeDowncast(current, to: UIView.self).node, method)
      guard let stopped = stop.view else { return nil }
      if stopped.node.overrides.contains(method.nodeOverride) { return stopped }
      responder = TouchCall.next(of: stopped)
    }
    return nil
  }

  /// Returns the complete chain from `start`, including `start`, for display.
  package static func chain(from start: UIResponder?) -> [UIResponder] {
    var chain: [UIResponder] = []
    var seen: Set<ObjectIdentifier> = []
    var responder = start
    while let current = responder, seen.insert(ObjectIdentifier(current)).inserted {
      chain.append(current)
      responder = TouchCall.next(of: current)
    }
    return chain
  }

  /// Returns whether `goal` is above `start`. Doesn't read `next` beyond `goal`.
  package static func leads(from start: UIResponder, to goal: UIResponder) -> Bool {
    // A `LinkWalk` costs several hundred instructions, and each unhandled event calls this method.
    var responder = TouchCall.next(of: start)
    var watch = CycleDetector()
    while let current = responder, current !== goal {
      if watch.hasComeRound(to: current) { return false }
      responder = TouchCall.next(of: current)
    }
    return responder != nil
  }

  /// Walks up to the first view that implements `method` or has a `next` other than its superview.
  private static func passPlainViews(from node: NodeRef, _ method: TouchMethod) -> NodeRef {
    let stops = NodeOverrides.next.union(.hasController).union(method.nodeOverride)
    var node = node.pointer
    while node.pointee.overrides.isDisjoint(with: stops), let parent = node.pointee.parent {
      node = parent.pointer
    }
    return NodeRef(node)
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
