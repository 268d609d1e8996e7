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
  /// layout waits for the next pass, so that a layout never runs forever.
  private func layoutSubtree() {
    work(
      .layoutBelow,
      visit: { layer in
        if layer.pending.contains(.layout) {
          layer.pending.remove(.layout)
          layer.layoutSublayers()
        }
        return true
      },
      isLeft: \.needsLayoutHereOrBelow)
  }

  /// Draws what has to be drawn, here and below; what is hidden waits until it is shown.
  package func displayTreeIfNeeded() {
    work(
      .displayBelow,
      visit: { layer in
        guard !layer.isHidden else { return false }
        layer.displayIfNeeded()
        return true
      },
      isLeft: { !$0.isHidden && $0.needsDisplayHereOrBelow })
  }

  /// Visits this layer, and below it those with work below, without recursion.
  ///
  /// - Parameters:
  ///   - below: The mark of layers with work below them; each loses it when it is visited, and gets
  ///     it back where work is left in the end.
  ///   - visit: Does a layer's own work, and answers whether to go below it.
  ///   - isLeft: Whether a layer has work left, in it or below.
  private func work(
    _ below: PendingWork, visit: (CALayer) -> Bool, isLeft: (CALayer) -> Bool
  ) {
    // Work within work finds no room and makes its own.
    var levels = WorkLevel.room
    WorkLevel.room = []
    defer { WorkLevel.room = levels }
    func enter(_ layer: CALayer) {
      guard visit(layer), layer.pending.contains(below) else { return }
      layer.pending.remove(below)
      levels.append(WorkLevel(layer: layer, sublayers: layer.children))
    }
    enter(self)
    while let level = levels.last {
      guard level.next < level.sublayers.count else {
        levels.removeLast()
        if level.layer.children.contains(where: isLeft) { level.layer.markBelow(below) }
        continue
      }
      levels[levels.count - 1].next += 1
      let layer = level.sublayers[level.next]
      if layer.parent === level.layer { enter(layer) }
    }
  }

  /// Draws into a fresh list of commands and keeps it; an empty one is not kept.
  package func recordDrawing() {
    let context = CGContext(clippedTo: bounds)
    delegate?.layerWillDraw(self)
    draw(in: context)
    appearance.contents = nil
    drawing = context.list.commands.isEmpty ? nil : context.list
    drawnBounds = bounds
  }
}

/// A layer whose sublayers do their work.
@MainActor
private struct WorkLevel {
  /// An empty list that is kept for its room only, so that a frame allocates none.
  static var room: [WorkLevel] = []

  let layer: CALayer
  let sublayers: [CALayer]
  var next = 0
}
