/// The selected rows of a list, in the order of their selection.
///
/// Membership, insertion and removal cost constant time on average: a removed row leaves an empty
/// slot, and the slots are compacted when more than half of them are empty.
package struct PathSelection: Sequence, Sendable {
  private var slots: [ListPath?] = []
  private var indexes: [ListPath: Int] = [:]
  /// The first slot that can be in use. Slots only empty from here on until they are compacted.
  private var start = 0

  /// The number of slots below which compacting isn't worth its cost.
  private static let fewSlots = 32

  package init() {}

  package init(_ paths: some Sequence<ListPath>) {
    for path in paths { insert(path) }
  }

  package var count: Int { indexes.count }
  package var isEmpty: Bool { indexes.isEmpty }
  /// The row that was selected first, or `nil`.
  package var first: ListPath? { start < slots.count ? slots[start] : nil }
  package func contains(_ path: ListPath) -> Bool { indexes[path] != nil }
  /// The rows in the order of their selection.
  package var paths: [ListPath] { slots.compactMap { $0 } }
  package func makeIterator() -> IndexingIterator<[ListPath]> { paths.makeIterator() }

  /// Adds a row behind the others, and returns whether it is new.
  @discardableResult
  package mutating func insert(_ path: ListPath) -> Bool {
    guard indexes[path] == nil else { return false }
    indexes[path] = slots.count
    slots.append(path)
    return true
  }

  /// Removes a row, and returns whether it was selected.
  @discardableResult
  package mutating func remove(_ path: ListPath) -> Bool {
    guard let index = indexes.removeValue(forKey: path) else { return false }
    slots[index] = nil
    while start < slots.count, slots[start] == nil { start += 1 }
    if slots.count > Self.fewSlots, slots.count > 2 * indexes.count { self = Self(paths) }
    return true
  }

  package mutating func removeAll() { self = Self() }

  /// Replaces each row by its position after a batch. A row without one leaves the selection.
  package mutating func follow(_ new: (ListPath) -> ListPath?) {
    guard !isEmpty else { return }
    self = Self(paths.compactMap(new))
  }
}
