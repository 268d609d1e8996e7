internal import TouchstoneGeometry

/// What a layer still has to do before the next frame.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  static let layout = PendingWork(rawValue: 1 << 0)
  /// Somewhere below something has to be laid out.
  static let layoutBelow = PendingWork(rawValue: 1 << 1)
  static let display = PendingWork(rawValue: 1 << 2)
  /// Somewhere below something has to be drawn.
  static let displayBelow = PendingWork(rawValue: 1 << 3)
}

extension CALayer {
  /// Notes work for this layer, and for all above that there is work below them.
  func mark(_ work: PendingWork, _ below: PendingWork) {
    guard !pending.contains(work) else { return }
    pending.insert(work)
    parent?.markBelow(below)
  }

  /// Notes on the way up that there is work below, and stops where that is known.
  func markBelow(_ below: PendingWork) {
    var current: CALayer? = self
    while let layer = current, !layer.pending.contains(below) {
      layer.pending.insert(below)
      current = layer.parent
    }
  }

  /// Whether this layer or one below has to be laid out.
  package var needsLayoutHereOrBelow: Bool {
    !pending.isDisjoint(with: [.layout, .layoutBelow])
  }

  /// Whether this layer or one below has to be drawn.
  package var needsDisplayHereOrBelow: Bool {
    !pending.isDisjoint(with: [.display, .displayBelow])
  }

  /// Lays out from the highest layer of the unbroken line above that has to be laid out.
  func layoutFromTop() {
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    top.layoutSubtree()
  }

  /// Lays out this layer, then those inside, each at most once: what asks again during its own
  /// layout waits for the next pass, so that a layout never runs for ever.
  private func layoutSubtree() {
    if pending.contains(.layout) {
      pending.remove(.layout)
      layoutSublayers()
    }
    guard pending.contains(.layoutBelow) else { return }
    pending.remove(.layoutBelow)
    let layers = children
    for child in layers where child.parent === self { child.layoutSubtree() }
    if children.contains(where: \.needsLayoutHereOrBelow) { markBelow(.layoutBelow) }
  }

  /// Draws what has to be drawn, here and below; what is hidden waits until it is shown.
  package func displayTreeIfNeeded() {
    guard !isHidden else { return }
    displayIfNeeded()
    guard pending.contains(.displayBelow) else { return }
    pending.remove(.displayBelow)
    let layers = children
    for child in layers where child.parent === self { child.displayTreeIfNeeded() }
    if children.contains(where: { !$0.isHidden && $0.needsDisplayHereOrBelow }) {
      markBelow(.displayBelow)
    }
  }

  /// Draws into a fresh list of commands and keeps it; an empty one is not kept.
  package func recordDrawing() {
    let context = CGContext()
    delegate?.layerWillDraw(self)
    draw(in: context)
    appearance.contents = nil
    drawing = context.list.commands.isEmpty ? nil : context.list
    drawnBounds = bounds
  }
}
