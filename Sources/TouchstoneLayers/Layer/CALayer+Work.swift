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
    // Where there is work below it, those above know of this layer.
    let isKnown = pending.contains(below)
    pending.insert(work)
    if !isKnown { parent?.markBelow(below, from: self) }
  }

  /// Notes on the way up who has work, there or below, and stops where that is known.
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

  /// Which sublayers have work of one kind, there or below.
  fileprivate subscript(waiting below: PendingWork) -> WaitingLayers {
    get { below == .layoutBelow ? waitingForLayout : waitingForDisplay }
    _modify {
      if below == .layoutBelow { yield &waitingForLayout } else { yield &waitingForDisplay }
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
  /// Sublayers come in their order; one that gets work while one before it does its own is visited in the
  /// same pass, any other in the next.
  ///
  /// - Parameters:
  ///   - below: The mark of layers with work below them; each loses it when it is visited, and gets
  ///     it back where work is left in the end.
  ///   - visit: Does a layer's own work, and answers whether to go below it.
  ///   - isLeft: Whether a layer has work left, in it or below.
  /// - Complexity: O(k log k) for k layers with work, if they are few among their siblings.
  private func work(
    _ below: PendingWork, visit: (CALayer) -> Bool, isLeft: (CALayer) -> Bool
  ) {
    // Work within work finds no room and makes its own.
    var pass = WorkPass.room
    WorkPass.room = WorkPass()
    defer { WorkPass.room = pass }
    func enter(_ layer: CALayer) {
      guard visit(layer) else { return }
      // One that asks again in its own work counted as known to those above, which forget it now.
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

  /// Keeps the mark of this layer only where sublayers have work left.
  private func finish(_ below: PendingWork, isLeft: (CALayer) -> Bool) {
    let noted = self[waiting: below]
    self[waiting: below].removeAll()
    // Sublayers that did work may have marked others, which have done theirs meanwhile.
    pending.remove(below)
    if noted.isComplete {
      for index in 0..<noted.count where isLeft(noted[index]) {
        markBelow(below, from: noted[index])
      }
    } else {
      for layer in children where isLeft(layer) { markBelow(below, from: layer) }
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

/// The layers whose sublayers do their work, the outermost first.
@MainActor
private struct WorkPass {
  struct Level {
    let layer: CALayer
    /// Whether it is known which sublayers have work.
    let isKnown: Bool
    /// How many more may be visited: no more than there were, so that what adds others ends.
    var budget: Int
    /// Where those of the layer begin in the line.
    let start: Int
    /// The latest that was visited, and the place after it.
    var latest: CALayer?
    var next = 0
    /// How many of the noted ones came too late for this pass.
    var late = 0
  }

  /// An empty one that is kept for its room only, so that a frame allocates none.
  static var room = WorkPass()

  var levels: [Level] = []
  private var line = WaitingLine()

  /// Begins with the sublayers of a layer.
  mutating func enter(_ layer: CALayer, _ below: PendingWork) {
    let isKnown = layer[waiting: below].isComplete
    if !isKnown { layer[waiting: below].removeAll() }
    levels.append(
      Level(
        layer: layer, isKnown: isKnown, budget: layer.sublayerList.count, start: line.count))
  }

  /// The sublayer of the innermost layer that is to be visited next.
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

  /// Puts those into the line that were noted and whose turn has not passed.
  private mutating func takeNoted(_ below: PendingWork) {
    let level = levels.count - 1
    let layer = levels[level].layer
    let noted = layer[waiting: below].count
    // One of them left, and it is forgotten who they are: all are looked at in the end.
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
