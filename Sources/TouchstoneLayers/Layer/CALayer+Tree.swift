internal import TouchstoneGeometry
internal import TouchstoneHitTree

extension CALayer {
  var currentSublayers: [CALayer]? {
    if let modelLayer {
      let copies = modelLayer.children.compactMap { $0.presentation() }
      return copies.isEmpty ? nil : copies
    }
    return sublayerList.isEmpty ? nil : children
  }

  /// The sublayers in painting order, from back to front: by `zPosition`, then by index.
  package var paintOrder: [CALayer] {
    let layers = sublayers ?? []
    if layers.allSatisfy({ $0.zPosition == 0 }) { return layers }
    return layers.enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }.map(\.element)
  }

  /// Returns whether `layer` is this layer or one of its descendants.
  func isSelfOrAncestor(of layer: CALayer) -> Bool {
    if sublayerList.isEmpty, mask == nil { return layer === self }
    var current: CALayer? = layer
    while let here = current {
      if here === self { return true }
      current = here.parent
    }
    return false
  }

  /// Inserts `layer` at `index`. If `layer` is a sublayer already, `index` counts it too.
  func insert(_ layer: CALayer, at index: Int) {
    sublayerList.closeManyPlaces()
    guard index < sublayerList.count else { return insert(layer, before: .max) }
    sublayerList.closePlaces()
    insert(layer, before: max(0, index))
  }

  /// Inserts `layer` in the slot `place`, and shifts the layers from there on. Does nothing if this
  /// layer is inside `layer` or is `layer` itself.
  private func insert(_ layer: CALayer, before place: Int) {
    guard modelLayer == nil, layer.modelLayer == nil, !layer.isSelfOrAncestor(of: self) else {
      return
    }
    if let old = self.place(of: layer) { takeOut(at: old) } else { layer.leaveParent() }
    sublayerList.insert(layer, at: min(place, sublayerList.end))
    hasOtherOrder()
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
    sublayerList.closeManyPlaces()
    if let sibling, let place = place(of: sibling) {
      insert(layer, before: place + offset)
    } else {
      insert(layer, before: offset == 0 ? 0 : .max)
    }
  }

  /// Exchanges the indices of two sublayers. All other sublayers keep theirs.
  package func exchangeSublayers(_ one: CALayer, _ other: CALayer) {
    guard let first = place(of: one), let second = place(of: other) else { return }
    sublayerList.exchange(first, second)
    hasOtherOrder()
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new, let place = place(of: old), !new.isSelfOrAncestor(of: self)
    else { return }
    insert(new, before: place)
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
    parent.sublayerList.closeManyPlaces()
    if let place = parent.place(of: self) { parent.takeOut(at: place) }
    self.parent = nil
    parent.setNeedsLayout()
    mirrorGeometry()
    runOrderAction(kCAOnOrderOut)
  }

  /// Returns the slot of `layer` in the list of sublayers, or `nil` if it isn't a sublayer.
  func place(of layer: CALayer) -> Int? {
    // A mask has this layer as its parent, too.
    layer.parent === self && layer !== mask ? sublayerList.place(of: layer) : nil
  }

  private func takeOut(at place: Int) {
    sublayerList.remove(at: place)
    hasOtherOrder()
    waitingForLayout.forgetWho()
    waitingForDisplay.forgetWho()
  }

  /// Runs the action for entering or leaving the tree. No property value changes with it.
  private func runOrderAction(_ event: String) {
    guard delegate != nil || actions != nil, !isWithoutActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}
