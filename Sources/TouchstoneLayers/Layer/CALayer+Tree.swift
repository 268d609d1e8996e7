internal import TouchstoneGeometry
internal import TouchstoneHitTree

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
    if children.isEmpty, mask == nil { return layer === self }
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
    if let old = place(of: layer) {
      takeOut(at: old)
      if old < index { index -= 1 }
    } else {
      layer.leaveParent()
    }
    putIn(layer, at: min(index, children.count))
    layer.parent = self
    layer.mirrorGeometry()
    if !layer.pending.isDisjoint(with: [.layout, .layoutBelow]) {
      markBelow(.layoutBelow, from: layer)
    }
    if !layer.pending.isDisjoint(with: [.display, .displayBelow]) {
      markBelow(.displayBelow, from: layer)
    }
    setNeedsLayout()
    layer.runOrderAction(kCAOnOrderIn)
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    if let sibling, let index = place(of: sibling) {
      insert(layer, at: index + offset)
    } else {
      insert(layer, at: offset == 0 ? 0 : children.count)
    }
  }

  /// Puts each of two sublayers in the place of the other; all others keep theirs.
  package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
    guard let first = place(of: one), let second = place(of: other) else { return }
    children.swapAt(first, second)
    one.knownPlace = second
    other.knownPlace = first
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = place(of: old), !new.isSelfOrAncestor(of: self)
    else { return }
    insert(new, at: index)
    old.leaveParent()
  }

  func replaceSublayers(with layers: [CALayer]) {
    guard modelLayer == nil else { return }
    let staying = Set(layers.map { ObjectIdentifier($0) })
    for child in children where !staying.contains(ObjectIdentifier(child)) { child.leaveParent() }
    for (index, layer) in layers.enumerated()
    where index >= children.count || children[index] !== layer {
      insert(layer, at: index)
    }
  }

  func leaveParent() {
    guard modelLayer == nil, let parent else { return }
    if parent.mask === self {
      self.parent = nil
      parent.mask = nil
      return
    }
    if let place = parent.place(of: self) { parent.takeOut(at: place) }
    self.parent = nil
    parent.setNeedsLayout()
    mirrorGeometry()
    runOrderAction(kCAOnOrderOut)
  }

  /// Leaves the superlayer, among whose sublayers it is probably at a place: a view's is where the view is.
  package func leaveSuperlayer(probablyAt place: Int) {
    if let parent, place < parent.children.count, parent.children[place] === self {
      knownPlace = place
    }
    removeFromSuperlayer()
  }

  // MARK: Places

  /// Where a sublayer is among the sublayers; nil for a layer that is none.
  func place(of layer: CALayer) -> Int? {
    // A mask has this layer above it, too.
    guard layer.parent === self, layer !== mask else { return nil }
    let known = layer.knownPlace
    if known < children.count, children[known] === layer { return known }
    let found = drift.find(from: known, count: children.count) {
      children[$0] === layer
    } writeDown: {
      for (index, child) in children.enumerated() { child.knownPlace = index }
      return layer.knownPlace
    }
    if let found { layer.knownPlace = found }
    return found
  }

  private func putIn(_ layer: CALayer, at index: Int) {
    if index < children.count { drift.grow() }
    children.insert(layer, at: index)
    layer.knownPlace = index
  }

  private func takeOut(at index: Int) {
    children.remove(at: index)
    waitingForLayout.forgetWho()
    waitingForDisplay.forgetWho()
    if index < children.count { drift.grow() }
  }

  /// Coming and going have actions too, but no value that changes.
  private func runOrderAction(_ event: String) {
    guard delegate != nil || actions != nil, !isWithoutActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}
