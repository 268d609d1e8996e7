internal import TouchstoneGeometry

extension CALayer {
  var currentSublayers: [CALayer]? {
    if let modelLayer {
      let copies = modelLayer.children.compactMap { $0.presentation() }
      return copies.isEmpty ? nil : copies
    }
    return children.isEmpty ? nil : children
  }

  /// The sublayers from back to front as they are drawn: by depth, then by their order.
  package var paintOrder: [CALayer] {
    let layers = sublayers ?? []
    if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Whether the layer is this one or inside of it.
  func isSelfOrAncestor(of layer: CALayer) -> Bool {
    var current: CALayer? = layer
    while let here = current {
      if here === self { return true }
      current = here.parent
    }
    return false
  }

  /// Puts the layer in; a layer is never put into itself.
  func insert(_ layer: CALayer, at index: Int) {
    guard modelLayer == nil, layer.modelLayer == nil, !layer.isSelfOrAncestor(of: self) else {
      return
    }
    var index = max(0, index)
    if layer.parent === self, let old = children.firstIndex(where: { $0 === layer }) {
      children.remove(at: old)
      if old < index { index -= 1 }
    } else {
      layer.leaveParent()
    }
    children.insert(layer, at: min(index, children.count))
    layer.parent = self
    layer.mirrorGeometry()
    if !layer.pending.isDisjoint(with: [.layout, .layoutBelow]) { markBelow(.layoutBelow) }
    if !layer.pending.isDisjoint(with: [.display, .displayBelow]) { markBelow(.displayBelow) }
    setNeedsLayout()
    layer.runOrderAction(kCAOnOrderIn)
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    if let sibling, let index = children.firstIndex(where: { $0 === sibling }) {
      insert(layer, at: index + offset)
    } else {
      insert(layer, at: offset == 0 ? 0 : children.count)
    }
  }

  /// Puts each of two sublayers in the place of the other; all others keep theirs.
  package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
    guard let first = children.firstIndex(where: { $0 === one }),
      let second = children.firstIndex(where: { $0 === other })
    else { return }
    children.swapAt(first, second)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }),
      !new.isSelfOrAncestor(of: self)
    else { return }
    insert(new, at: index)
    old.leaveParent()
  }

  func replaceSublayers(with layers: [CALayer]) {
    guard modelLayer == nil else { return }
    for child in children where !layers.contains(where: { $0 === child }) { child.leaveParent() }
    for (index, layer) in layers.enumerated()
    where index >= children.count || children[index] !== layer {
      insert(layer, at: index)
    }
  }

  func leaveParent() {
    guard modelLayer == nil, let parent else { return }
    self.parent = nil
    if parent.mask === self {
      parent.mask = nil
      return
    }
    parent.children.removeAll { $0 === self }
    parent.setNeedsLayout()
    mirrorGeometry()
    runOrderAction(kCAOnOrderOut)
  }

  /// Coming and going have actions too, but no value that changes.
  private func runOrderAction(_ event: String) {
    guard delegate != nil || actions != nil, !isWithoutActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}
