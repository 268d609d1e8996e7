internal import TouchstoneGeometry
package import TouchstoneLayers

/// Creates display lists from layers, and updates them by reading only changed layers.
///
/// A maker stores the IDs of layers and the content it has read. Therefore, use one maker for all
/// lists of an application.
@MainActor package final class DisplayListMaker {
  private let log = LayerChangeLog()
  /// Reusable storage for the next IDs from the log.
  private var room: [Int] = []
  private var reader: LayerReader
  private var numbers = LayerIDs()
  /// The IDs of the root layers.
  private var roots: [Int] = []
  /// The visible layers by ID.
  private var shown: [Int: ShownLayer] = [:]
  /// The IDs of the layers that were being animated when they were read.
  private var animated: Set<Int> = []
  /// The changes that each observer hasn't read yet.
  private var followers: [UnreadDisplayChanges.Reference] = []

  /// A visible layer and the content that was read from it.
  private final class ShownLayer {
    let entry: LayerIDs.Entry
    var reading: LayerReader.Reading
    /// The number of parents that show the layer: one, or more while it moves from one parent to
    /// another.
    var places = 1

    init(_ entry: LayerIDs.Entry, _ reading: LayerReader.Reading) {
      self.entry = entry
      self.reading = reading
    }
  }

  /// Creates a maker that calls `owner` for the owner of each layer.
  package init(owner: @escaping (CALayer) -> LayerOwner) {
    reader = LayerReader(owner: owner)
  }

  // MARK: Asking

  /// Updates the maker, and returns the display list of `roots` and their descendants, from back to
  /// front.
  package func displayList(of roots: [CALayer]) -> DisplayList {
    update(to: roots)
    return displayList()
  }

  /// Returns the list as of the last update.
  ///
  /// - Complexity: O(n) in the number of layers, which aren't read.
  package func displayList() -> DisplayList {
    listed(roots) { shown[$0]?.reading.node }
  }

  /// Returns the display list read again from all layers, using only their known IDs; following the
  /// changes must lead to the same list.
  package func listFromNothing(of roots: [CALayer]) -> DisplayList {
    var nodes: [Int: DisplayNode] = [:]
    var waiting = roots
    while let layer = waiting.popLast() {
      let number = numbers.entry(of: layer).number
      let inside = layer.paintOrder
      nodes[number] = reader.read(layer, number: number).node
      nodes[number]?.children = inside.map { numbers.entry(of: $0).number }
      waiting += inside
    }
    return listed(roots.map { numbers.entry(of: $0).number }) { nodes[$0] }
  }

  private func listed(_ roots: [Int], _ node: (Int) -> DisplayNode?) -> DisplayList {
    var list = DisplayList(roots: roots)
    var waiting = Array(roots.reversed())
    while let number = waiting.popLast() {
      guard let node = node(number) else { continue }
      list.nodes.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
    return list
  }

  /// Returns the ID of a layer, or `nil` if no list has contained it.
  package func number(of layer: CALayer) -> Int? { numbers.known(layer)?.number }

  /// Returns the image with a name that a list contained recently.
  package func image(_ key: String) -> CGImage? { reader.images.image(key) }

  // MARK: Following

  /// Starts collecting changes for an observer; all current nodes count as added.
  package func follow() -> UnreadDisplayChanges {
    let changes = UnreadDisplayChanges()
    changes.rootsChanged()
    for node in displayList().nodes { changes.added(node.id) }
    followers.append(UnreadDisplayChanges.Reference(changes))
    return changes
  }

  /// Returns and clears the changes that an observer hasn't read yet.
  package func take(_ changes: UnreadDisplayChanges) -> DisplayListDifference {
    changes.take(roots: roots) { shown[$0]?.reading.node }
  }

  private func tell(_ news: (UnreadDisplayChanges) -> Void) {
    var isGone = false
    for follower in followers {
      if let changes = follower.changes { news(changes) } else { isGone = true }
    }
    if isGone { followers.removeAll { $0.changes == nil } }
  }

  // MARK: Updating

  /// Reads the layers that have changed since the last update.
  ///
  /// - Returns: Whether any layer may have changed.
  /// - Complexity: Constant if nothing changed. Otherwise proportional to the number of layers that
  ///   changed or are being animated, plus the sublayers of each layer to which a sublayer was
  ///   added, from which one was removed, or whose sublayers were reordered.
  @discardableResult
  package func update(to layers: [CALayer]) -> Bool {
    reader.images.begin()
    guard !log.isEmpty || !animated.isEmpty || !areRoots(layers) else { return false }
    var left: [Int] = []
    if log.hasGap {
      _ = log.take()
      for number in shown.keys.sorted() { readAgain(number, isAllNew: true, &left) }
    } else {
      let changed = log.take(leaving: room)
      for number in changed { readAgain(number, &left) }
      room = changed
      if !animated.isEmpty { for number in animated.sorted() { readAgain(number, &left) } }
    }
    if !areRoots(layers) {
      left += roots
      roots = layers.map(show)
      tell { $0.rootsChanged() }
    }
    leave(left)
    return true
  }

  /// Reads the owners of all layers again, because names may have changed.
  package func readOwners() {
    for number in shown.keys.sorted() {
      guard let known = shown[number], let layer = known.entry.layer.object else { continue }
      let old = known.reading.node
      reader.owner(layer).describe(&known.reading.node)
      let fields = known.reading.node.fields(otherThanIn: old)
      if !fields.isEmpty { tell { $0.changed(number, fields) } }
    }
  }

  private func areRoots(_ layers: [CALayer]) -> Bool {
    layers.elementsEqual(roots) { shown[$1]?.entry.layer.object === $0 }
  }

  /// Reads a layer again, and adds its previous sublayers to `left` if its sublayers may have
  /// changed.
  private func readAgain(_ number: Int, isAllNew: Bool = false, _ left: inout [Int]) {
    guard let known = shown[number], let layer = known.entry.layer.object,
      !layer.isMask
    else { return }
    let old = known.reading
    let hasSameOrder = layer.watch(by: log, as: number)
    known.reading = read(layer, number, old)
    if hasSameOrder, !isAllNew {
      known.reading.node.children = old.node.children
    } else {
      left += old.node.children
      known.reading.node.children = layer.paintOrder.map(show)
    }
    let fields = known.reading.node.fields(otherThanIn: old.node)
    if !fields.isEmpty { tell { $0.changed(number, fields) } }
  }

  /// Reads a layer that is already being watched, so that changes during the call are logged.
  private func read(
    _ layer: CALayer, _ number: Int, _ known: LayerReader.Reading? = nil
  ) -> LayerReader.Reading {
    layer.mask?.watch(by: log, as: number)
    let reading = reader.read(layer, number: number, known: known)
    reader.images.exchange(known?.images ?? [], for: reading.images)
    if layer.isAnimated { animated.insert(number) } else { animated.remove(number) }
    return reading
  }

  /// Adds a layer and its descendants, parents before children, and returns the layer's ID.
  ///
  /// A layer that is already known counts one more parent instead.
  private func show(_ root: CALayer) -> Int {
    var waiting: [(layer: CALayer, parent: Int?)] = [(root, nil)]
    while let (layer, parent) = waiting.popLast() {
      let entry = numbers.entry(of: layer)
      if let parent { shown[parent]?.reading.node.children.append(entry.number) }
      if let known = shown[entry.number] {
        known.places += 1
        continue
      }
      layer.watch(by: log, as: entry.number)
      shown[entry.number] = ShownLayer(entry, read(layer, entry.number))
      tell { $0.added(entry.number) }
      waiting += layer.paintOrder.reversed().map { ($0, entry.number) }
    }
    return numbers.entry(of: root).number
  }

  /// Removes layers from one of their parents, and forgets each layer that has no other parent,
  /// with its descendants.
  private func leave(_ numbers: [Int]) {
    var waiting = numbers
    while let number = waiting.popLast() {
      guard let known = shown[number] else { continue }
      known.places -= 1
      guard known.places == 0 else { continue }
      shown[number] = nil
      animated.remove(number)
      reader.images.exchange(known.reading.images, for: [])
      tell { $0.removed(number) }
      waiting += known.reading.node.children
    }
  }
}
