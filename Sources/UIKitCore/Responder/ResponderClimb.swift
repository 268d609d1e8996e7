internal import TouchstoneHitTree

/// The way up the responder chain.
@MainActor
package enum ResponderClimb {
  /// The first responder, from `start` upwards, with an own implementation of `method`.
  ///
  /// Plain views are passed in plain memory; an object is touched only where it answers, belongs to
  /// a controller, or overrides ``UIResponder/next``.
  static func handler(of method: TouchMethod, from view: UIView) -> UIResponder? {
    NodeGraveyard.empty()
    guard let stopped = passPlainViews(from: view.node, method).view else { return nil }
    if stopped.node.overrides.contains(method.nodeOverride) { return stopped }
    return handler(of: method, from: TouchCall.next(of: stopped))
  }

  /// The same from any responder.
  static func handler(of method: TouchMethod, from start: UIResponder?) -> UIResponder? {
    NodeGraveyard.empty()
    var responder = start
    var watch = RingWatch()
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

  /// The whole chain from `start`, itself included, for showing it.
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

  /// Whether `goal` comes after `start`; nothing beyond it is asked.
  package static func leads(from start: UIResponder, to goal: UIResponder) -> Bool {
    // A `LinkWalk` costs several hundred instructions, and each event that nothing handles asks this.
    var responder = TouchCall.next(of: start)
    var watch = RingWatch()
    while let current = responder, current !== goal {
      if watch.hasComeRound(to: current) { return false }
      responder = TouchCall.next(of: current)
    }
    return responder != nil
  }

  /// Goes up from `node` to the first view that answers, or whose `next` is not just its superview.
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
