/// The sublayers of one layer that were marked with work, so that a pass needn't check all the
/// others.
///
/// An entry means that the layer may have work: a layer that has done its work stays until the next
/// pass. If there are too many entries, or an entry is removed from the tree, the list is cleared
/// and marked incomplete. The pass then checks every sublayer.
struct WaitingLayers {
  /// The layers in the order in which they were marked, unretained. All are cleared when a sublayer
  /// leaves.
  private var noted: [Unmanaged<CALayer>] = []
  /// Whether no other sublayer has work.
  private(set) var isComplete = true

  /// The limit of entries is `few` plus a fraction 1/`share` of all sublayers.
  private static let few = 8
  private static let share = 4

  var count: Int { noted.count }
  subscript(index: Int) -> CALayer { noted[index].takeUnretainedValue() }

  /// Records a sublayer. `count` is the number of all sublayers.
  mutating func note(_ layer: CALayer, among count: Int) {
    guard isComplete else { return }
    if noted.count < Self.few + count / Self.share {
      noted.append(.passUnretained(layer))
    } else {
      forgetWho()
    }
  }

  /// Clears the entries and marks the list incomplete, because a sublayer that leaves may be among
  /// them.
  mutating func forgetWho() {
    guard !noted.isEmpty else { return }
    noted.removeAll(keepingCapacity: true)
    isComplete = false
  }

  /// Clears the entries and marks the list complete.
  mutating func removeAll() {
    if !noted.isEmpty { noted.removeAll(keepingCapacity: true) }
    isComplete = true
  }

  mutating func swapAt(_ one: Int, _ other: Int) { noted.swapAt(one, other) }

  /// Removes the entries from `index` on.
  mutating func removeLast(from index: Int) {
    while noted.count > index { noted.removeLast() }
  }
}

/// The sublayers that one pass has yet to visit, of several nested layers.
///
/// The sublayers of the innermost layer come last, and the next one to visit is at the very end.
struct WaitingLine {
  private struct Entry {
    let layer: CALayer
    let place: Int
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// Removes and returns the next sublayer.
  mutating func removeLast() -> CALayer { entries.removeLast().layer }

  /// Inserts a layer by its index among its siblings. Their entries begin at `start`.
  mutating func insert(_ layer: CALayer, at place: Int, from start: Int) {
    var index = entries.count
    while index > start, entries[index - 1].place < place { index -= 1 }
    if index > start, entries[index - 1].place == place { return }
    entries.insert(Entry(layer: layer, place: place), at: index)
  }
}
