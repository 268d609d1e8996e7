/// The sublayers of one layer that were marked with work, so that a pass need not look at all others.
///
/// It says who may have work: one that has done it meanwhile stays until the next pass. Where it would
/// hold too many, or one that is gone, it forgets who they are, and the pass looks at every sublayer.
struct WaitingLayers {
  /// In the order in which they were marked. None is kept alive, as each is forgotten when it leaves.
  private var noted: [Unmanaged<CALayer>] = []
  /// Whether nobody else has work.
  private(set) var isComplete = true

  /// So many are noted in any case; beyond that a share of all.
  private static let few = 8
  private static let share = 4

  var count: Int { noted.count }
  subscript(index: Int) -> CALayer { noted[index].takeUnretainedValue() }

  /// Notes one of so many sublayers.
  mutating func note(_ layer: CALayer, among count: Int) {
    guard isComplete else { return }
    if noted.count < Self.few + count / Self.share {
      noted.append(.passUnretained(layer))
    } else {
      forgetWho()
    }
  }

  /// A sublayer leaves: it may be noted here.
  mutating func forgetWho() {
    guard !noted.isEmpty else { return }
    noted.removeAll(keepingCapacity: true)
    isComplete = false
  }

  /// Begins again with nobody.
  mutating func removeAll() {
    if !noted.isEmpty { noted.removeAll(keepingCapacity: true) }
    isComplete = true
  }

  mutating func swapAt(_ one: Int, _ other: Int) { noted.swapAt(one, other) }

  /// Drops those from a place in the list on.
  mutating func removeLast(from index: Int) {
    while noted.count > index { noted.removeLast() }
  }
}

/// The sublayers that one pass has yet to visit, of several layers that lie in each other: those of the
/// innermost stand last, the one to be visited next at the very end.
struct WaitingLine {
  private struct Entry {
    let layer: CALayer
    let place: Int
  }

  private var entries: [Entry] = []

  var count: Int { entries.count }

  /// Takes the next one out.
  mutating func removeLast() -> CALayer { entries.removeLast().layer }

  /// Puts one where its place among its siblings says, of which the line holds those from `start` on.
  mutating func insert(_ layer: CALayer, at place: Int, from start: Int) {
    var index = entries.count
    while index > start, entries[index - 1].place < place { index -= 1 }
    if index > start, entries[index - 1].place == place { return }
    entries.insert(Entry(layer: layer, place: place), at: index)
  }
}
