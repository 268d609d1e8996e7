/// The connection of the indexes before a batch with those after it.
///
/// A search takes the logarithm of the number of changes, whatever the number of elements.
package struct IndexMap: Sendable {
  /// The indexes before the batch that don't keep their order: removed, reloaded and moved ones.
  private let taken: [Int]
  /// The indexes after the batch that aren't filled in order: inserted, reloaded and reached ones.
  private let filled: [Int]
  private let moves: [Int: Int]
  private let origins: [Int: Int]

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - removed: The removed indexes.
  ///   - inserted: The inserted indexes.
  ///   - moves: The old and new indexes of moved elements.
  package init(removed: some Sequence<Int>, inserted: some Sequence<Int>, moves: [(Int, Int)] = [])
  {
    taken = Set(removed).union(moves.map(\.0)).sorted()
    filled = Set(inserted).union(moves.map(\.1)).sorted()
    self.moves = Dictionary(moves, uniquingKeysWith: { one, _ in one })
    origins = Dictionary(moves.map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
  }

  /// Returns the index after the batch, or `nil` if the element is gone.
  package func new(_ old: Int) -> Int? {
    if let moved = moves[old] { return moved }
    let before = Self.count(in: taken, below: old)
    if before < taken.count, taken[before] == old { return nil }
    return Self.free(old - before, without: filled)
  }

  /// Returns the index before the batch, or `nil` if the element is new.
  package func old(_ new: Int) -> Int? {
    if let origin = origins[new] { return origin }
    let before = Self.count(in: filled, below: new)
    if before < filled.count, filled[before] == new { return nil }
    return Self.free(new - before, without: taken)
  }

  /// Returns the number of sorted indexes below a limit.
  private static func count(in indexes: [Int], below limit: Int) -> Int {
    var (low, high) = (0, indexes.count)
    while low < high {
      let middle = (low + high) / 2
      if indexes[middle] < limit { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the index with a rank among the indexes that aren't in a sorted list.
  private static func free(_ rank: Int, without indexes: [Int]) -> Int {
    // The number of listed indexes that come before the wanted one.
    var (low, high) = (0, indexes.count)
    while low < high {
      let middle = (low + high) / 2
      if indexes[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

/// The connection of sections before and after a batch. A reloaded section is a new one.
package struct SectionMap: Sendable {
  private let map: IndexMap
  private let before: Int
  private let after: Int
  private let reloaded: Set<Int>
  private let newReloaded: Set<Int>

  /// Creates the map of a batch, from the numbers of sections before and after it.
  package init(_ update: ListUpdate, before: Int, after: Int) {
    let map = IndexMap(
      removed: update.removedSections, inserted: update.insertedSections,
      moves: update.movedSections.map { ($0.from, $0.to) })
    self.map = map
    self.before = before
    self.after = after
    reloaded = Set(update.reloadedSections)
    newReloaded = Set(update.reloadedSections.compactMap { map.new($0) })
  }

  /// Returns the section after the batch, or `nil` if it is gone or reloaded.
  package func new(_ old: Int) -> Int? { reloaded.contains(old) ? nil : position(old) }

  /// Returns the position of a section after the batch, also of a reloaded one, or `nil` if it is
  /// gone.
  package func position(_ old: Int) -> Int? { map.new(old).flatMap { $0 < after ? $0 : nil } }

  /// Returns the section before the batch, or `nil` if it is new or reloaded.
  package func old(_ new: Int) -> Int? {
    newReloaded.contains(new) ? nil : map.old(new).flatMap { $0 < before ? $0 : nil }
  }
}
