internal import TouchstoneGeometry

/// The work that a layer has to do before the next frame.
struct PendingWork: OptionSet {
  let rawValue: UInt8

  static let layout = PendingWork(rawValue: 1 << 0)
  /// A descendant needs layout.
  static let layoutBelow = PendingWork(rawValue: 1 << 1)
  static let display = PendingWork(rawValue: 1 << 2)
  /// A descendant needs to be drawn.
  static let displayBelow = PendingWork(rawValue: 1 << 3)
}

extension CALayer {
  /// Records work for this layer, and marks all ancestors as having work below them.
  func mark(_ work: PendingWork, _ below: PendingWork) {
    guard !pending.contains(work) else { return }
    // If there is work below this layer, its ancestors are marked already.
    let isKnown = pending.contains(below)
    pending.insert(work)
    if !isKnown { parent?.markBelow(below, from: self) }
  }

  /// Marks this layer and its ancestors as having work below, and records the sublayer that leads
  /// to it.
  ///
  /// Stops at the first ancestor that is marked already.
  func markBelow(_ below: PendingWork, from sublayer: CALayer) {
    var marked = sublayer
    var current: CALayer? = self
    while let layer = current {
      if layer.mask !== marked {
        layer[waiting: below].note(marked, among: layer.sublayerList.count)
      }
      if layer.pending.contains(below) { return }
      layer.pending.insert(below)
      marked = layer
      current = layer.parent
    }
  }

  /// The sublayers that have, or contain, work of one kind.
  fileprivate subscript(waiting below: PendingWork) -> WaitingLayers {
    get { below == .layoutBelow ? waitingForLayout : waitingForDisplay }
    _modify {
      if below == .layoutBelow { yield &waitingForLayout } else { yield &waitingForDisplay }
    }
  }

  /// Whether this layer or a descendant needs layout.
  package var needsLayoutHereOrBelow: Bool {
    !pending.isDisjoint(with: [.layout, .layoutBelow])
  }

  /// Whether this layer or a descendant needs to be drawn.
  package var needsDisplayHereOrBelow: Bool {
    !pending.isDisjoint(with: [.display, .displayBelow])
  }

  /// Lays out the subtree of the highest ancestor in the unbroken chain of ancestors that need
  /// layout.
  func layoutFromTop() {
    var top = self
    while let parent = top.parent, parent.pending.contains(.layout) { top = parent }
    top.layoutSubtree()
  }

  /// Lays out this layer, then its descendants, each at most once.
  ///
  /// A layer that requests layout during its own layout waits for the next pass, so layout always
  /// terminates.
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

  /// Draws this layer and its descendants if needed. Hidden layers wait until they are shown.
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

  /// Visits this layer and the descendants that lead to work, without recursion.
  ///
  /// Sublayers are visited in order. A sublayer that gets work while an earlier sibling is at work
  /// is visited in the same pass, any other in the next pass.
  ///
  /// - Parameters:
  ///   - below: The mark of layers with work below them. A layer loses the mark when it is visited,
  ///     and gets it back if work is left at the end.
  ///   - visit: Does a layer's own work, and returns whether to visit its sublayers.
  ///   - isLeft: Returns whether a layer or its descendants have work left.
  /// - Complexity: O(k log k) for k layers with work, if they are few among their siblings.
  private func work(
    _ below: PendingWork, visit: (CALayer) -> Bool, isLeft: (CALayer) -> Bool
  ) {
    // Reuse the shared pass for its storage. A nested call finds an empty one and allocates its
    // own.
    var pass = WorkPass.room
    WorkPass.room = WorkPass()
    defer { WorkPass.room = pass }
    func enter(_ layer: CALayer) {
      guard visit(layer) else { return }
      // A layer that requests work during its own work counted as recorded in its parent, which
      // forgets it now.
      if layer.asksAgain(below) { layer.parent?.markBelow(below, from: layer) }
      guard layer.pending.contains(below) else { return }
      layer.pending.remove(below)
      pass.enter(layer, below)
    }
    enter(self)
    while let level = pass.levels.last {
      if let layer = pass.next(below) {
        if layer.parent === level.layer { enter(layer) }
      } else {
        pass.levels.removeLast()
        level.layer.finish(below, isLeft: isLeft)
      }
    }
  }

  private func asksAgain(_ below: PendingWork) -> Bool {
    pending.contains(below == .layoutBelow ? .layout : .display)
  }

  /// Restores the mark of this layer if sublayers have work left.
  private func finish(_ below: PendingWork, isLeft: (CALayer) -> Bool) {
    let noted = self[waiting: below]
    self[waiting: below].removeAll()
    // Sublayers may have marked siblings that have done their work since.
    pending.remove(below)
    if noted.isComplete {
      for index in 0..<noted.count where isLeft(noted[index]) {
        markBelow(below, from: noted[index])
      }
    } else {
      for layer in children where isLeft(layer) { markBelow(below, from: layer) }
    }
  }

  /// Draws into a new list of commands and stores it, or stores `nil` if the list is empty.
  package func recordDrawing() {
    let context = CGContext(clippedTo: bounds)
    delegate?.layerWillDraw(self)
    draw(in: context)
    appearance.contents = nil
    drawing = context.list.commands.isEmpty ? nil : context.finishedList
    drawnBounds = bounds
  }
}

/// The state of one pass: the layers whose sublayers are being visited, outermost first.
@MainActor
private struct WorkPass {
  struct Level {
    let layer: CALayer
    /// Whether the sublayers with work are known.
    let isKnown: Bool
    /// The number of visits left. It starts at the number of sublayers, so adding sublayers can't
    /// prolong the pass.
    var budget: Int
    /// The index in `line` at which the sublayers of this layer begin.
    let start: Int
    /// The sublayer visited last. `next` is the slot after it.
    var latest: CALayer?
    var next = 0
    /// The number of recorded sublayers that came too late for this pass.
    var late = 0
  }

  /// An empty pass that is stored only for its capacity, so that a frame doesn't allocate one.
  static var room = WorkPass()

  var levels: [Level] = []
  private var line = WaitingLine()

  /// Begins to visit the sublayers of a layer.
  mutating func enter(_ layer: CALayer, _ below: PendingWork) {
    let isKnown = layer[waiting: below].isComplete
    if !isKnown { layer[waiting: below].removeAll() }
    levels.append(
      Level(
        layer: layer, isKnown: isKnown, budget: layer.sublayerList.count, start: line.count))
  }

  /// Returns the sublayer of the innermost layer to visit next, or `nil` at the end of the pass.
  mutating func next(_ below: PendingWork) -> CALayer? {
    let level = levels.count - 1
    let layer = levels[level].layer
    layer.sublayerList.closePlaces()
    if let place = levels[level].latest.flatMap({ layer.place(of: $0) }) {
      levels[level].next = place + 1
    }
    guard levels[level].budget > 0 else {
      while line.count > levels[level].start {
        layer[waiting: below].note(line.removeLast(), among: layer.sublayerList.count)
      }
      return nil
    }
    levels[level].budget -= 1
    if levels[level].isKnown {
      takeNoted(below)
      guard line.count > levels[level].start else { return nil }
      levels[level].latest = line.removeLast()
    } else {
      let next = levels[level].next
      guard next < layer.sublayerList.count else { return nil }
      levels[level].latest = layer.children[next]
    }
    return levels[level].latest
  }

  /// Moves recorded sublayers that are still ahead in this pass into `line`.
  private mutating func takeNoted(_ below: PendingWork) {
    let level = levels.count - 1
    let layer = levels[level].layer
    let noted = layer[waiting: below].count
    // A recorded sublayer was removed, which clears the record. All sublayers are checked at the
    // end.
    guard noted >= levels[level].late else { return }
    for index in levels[level].late..<noted {
      let sublayer = layer[waiting: below][index]
      guard let place = layer.place(of: sublayer) else { continue }
      if place >= levels[level].next {
        line.insert(sublayer, at: place, from: levels[level].start)
      } else {
        layer[waiting: below].swapAt(index, levels[level].late)
        levels[level].late += 1
      }
    }
    layer[waiting: below].removeLast(from: levels[level].late)
  }
}
