internal import TouchstoneGeometry
package import TouchstoneLayers

/// Lists layers for display, and keeps the list right by reading again what has changed.
///
/// It remembers the numbers of layers and what it has read of them, so that one maker should take all
/// lists of an application.
@MainActor package final class DisplayListMaker {
  private let log = LayerChangeLog()
  /// Memory for the log's next numbers.
  private var room: [Int] = []
  private var reader: LayerReader
  private var numbers = LayerNumbers()
  /// The numbers of the outermost layers.
  private var roots: [Int] = []
  /// What is shown, by its number.
  private var shown: [Int: ShownLayer] = [:]
  /// The layers that were in the midst of an animation when they were read.
  private var animated: Set<Int> = []
  /// What those who follow have not heard yet.
  private var followers: [FollowedChanges.Reference] = []

  /// A layer that is shown, and what was read of it.
  private final class ShownLayer {
    let entry: LayerNumbers.Entry
    var reading: LayerReader.Reading
    /// How often it is shown: once, or on the way from one place to another.
    var places = 1

    init(_ entry: LayerNumbers.Entry, _ reading: LayerReader.Reading) {
      self.entry = entry
      self.reading = reading
    }
  }

  /// Makes a maker that asks whose each layer is.
  package init(owner: @escaping (CALayer) -> LayerOwner) {
    reader = LayerReader(owner: owner)
  }

  // MARK: Asking

  /// Lists layers and all in them, rearmost first.
  package func displayList(of roots: [CALayer]) -> DisplayList {
    update(to: roots)
    return displayList()
  }

  /// The list as of the last update.
  ///
  /// - Complexity: O(n) in the number of layers, which are not looked at.
  package func displayList() -> DisplayList {
    listed(roots) { shown[$0]?.reading.node }
  }

  /// Lists layers as if nothing were known of them but their numbers: what changes must lead to.
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

  /// The number of a layer, if a list has shown it.
  package func number(of layer: CALayer) -> Int? { numbers.known(layer)?.number }

  /// The image of a name that a list has used lately.
  package func image(_ key: String) -> CGImage? { reader.images.image(key) }

  // MARK: Following

  /// Collects what changes from now on; everything there is counts as new.
  func follow() -> FollowedChanges {
    let changes = FollowedChanges()
    changes.rootsChanged()
    for node in displayList().nodes { changes.added(node.id) }
    followers.append(FollowedChanges.Reference(changes))
    return changes
  }

  /// What somebody who follows has not heard yet.
  func take(_ changes: FollowedChanges) -> DisplayListDifference {
    changes.take(roots: roots) { shown[$0]?.reading.node }
  }

  private func tell(_ news: (FollowedChanges) -> Void) {
    var isGone = false
    for follower in followers {
      if let changes = follower.changes { news(changes) } else { isGone = true }
    }
    if isGone { followers.removeAll { $0.changes == nil } }
  }

  // MARK: Updating

  /// Reads again what has changed since the last time.
  ///
  /// - Returns: Whether anything had.
  /// - Complexity: constant where nothing did; else proportional to the number of layers that did or are
  ///   in the midst of an animation, and of those inside of a layer into which one came, or from which
  ///   one went, or whose order is another.
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

  /// Asks again whose every layer is, since somebody may be called something else.
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

  /// Reads a layer again, and adds the layers that were inside before where others may be now.
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

  /// Reads a layer that is watched already, so that what changes meanwhile is written down.
  private func read(
    _ layer: CALayer, _ number: Int, _ known: LayerReader.Reading? = nil
  ) -> LayerReader.Reading {
    layer.mask?.watch(by: log, as: number)
    let reading = reader.read(layer, number: number, known: known)
    reader.images.exchange(known?.images ?? [], for: reading.images)
    if layer.isAnimated { animated.insert(number) } else { animated.remove(number) }
    return reading
  }

  /// Takes in a layer with all in it, parents before children, and answers its number; what is known
  /// already is in one place more.
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

  /// Lets go of what was somewhere and is there no more, with all in it, unless it is somewhere else.
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
