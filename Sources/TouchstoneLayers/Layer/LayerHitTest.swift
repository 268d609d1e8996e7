internal import TouchstoneGeometry
internal import TouchstoneHitTree

/// Finds the frontmost layer at a point without calling other layers, except classes that override
/// `hitTest`.
@MainActor
enum LayerHitTest {
  /// The maximum number of nested calls of `hitTest` overrides, the same as for views, because they
  /// use the same stack.
  static let mostNested = 2_000
  private static var calls = NestedCalls(most: mostNested)

  /// Finds a layer as ``CALayer/hitTest(_:)`` does if it isn't overridden.
  static func run(_ root: CALayer, _ point: CGPoint) -> CALayer? {
    var open = [Visit(root, point)].compactMap(\.self)
    while let last = open.indices.last {
      let inside = open[last].point
      guard let sublayer = open[last].waiting.popLast() else {
        let visit = open.removeLast()
        if visit.isWithin { return visit.layer }
        continue
      }
      if isOverridden(in: type(of: sublayer)) {
        if let hit = ask(sublayer, inside) { return hit }
      } else if let visit = Visit(sublayer, inside) {
        open.append(visit)
      }
    }
    return nil
  }

  /// A layer whose sublayers are tested before the layer itself.
  @MainActor
  private struct Visit {
    let layer: CALayer
    /// The location in the layer's coordinates.
    let point: CGPoint
    let isWithin: Bool
    /// The sublayers left to test, the next one last.
    var waiting: [CALayer]

    /// Fails if neither the layer nor a descendant can be hit. `outer` is in the superlayer's
    /// coordinates.
    init?(_ layer: CALayer, _ outer: CGPoint) {
      guard !layer.isHidden else { return nil }
      self.layer = layer
      point = layer.planeToSuper.inverse.apply(outer)
      isWithin = layer.contains(point)
      guard isWithin || !layer.masksToBounds else { return nil }
      waiting = layer.paintOrder
    }
  }

  private static func ask(_ layer: CALayer, _ point: CGPoint) -> CALayer? {
    switch calls.begin() {
    case .goes:
      defer { calls.end() }
      return layer.hitTest(point)
    case .reachesBound:
      NumberCheck.tell(
        "\(mostNested) overrides of hitTest(_:) called each other, so this layer isn't hit-tested",
        layer)
      return nil
    case .refused: return nil
    }
  }

  // MARK: Overrides

  private static var known: [ObjectIdentifier: Bool] = [:]

  private static func isOverridden(in type: CALayer.Type) -> Bool {
    if type == CALayer.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = slot.isOverridden(in: type, comparedWith: CALayer.self)
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  static let slot = MemberSlot(base: CALayer.self, neutral: Neutral.self, probe: Probe.self)

  // The probes are never instantiated. Only their method tables are read.
  private final class Neutral: CALayer {}
  private final class Probe: CALayer {
    override func hitTest(_ point: CGPoint) -> CALayer? { superlayer }
  }
}
