/// The changes to a display list that one observer hasn't read yet, by node ID.
///
/// A node that was added and removed between two reads leaves no entry. Storage is therefore
/// bounded by the current nodes plus the nodes known to the observer, however rarely it reads.
@MainActor package final class UnreadDisplayChanges {
  /// A weak reference to the changes, which is empty once the observer is released.
  struct Reference {
    private(set) weak var changes: UnreadDisplayChanges?

    init(_ changes: UnreadDisplayChanges) { self.changes = changes }
  }

  private enum Change {
    case added
    case changed(DisplayNode.Fields)
    case removed
  }

  private var areRootsChanged = false
  private var changes: [Int: Change] = [:]
  /// The IDs of changed nodes, in the order of the changes; some no longer have a change.
  private var order: [Int] = []

  /// Records that the root layers were replaced or reordered.
  func rootsChanged() { areRootsChanged = true }

  /// Records that a node was added.
  func added(_ number: Int) {
    // The observer still has the removed node, and its changes weren't recorded: send all fields.
    if case .removed = changes[number] {
      note(.changed(.all), number)
    } else {
      note(.added, number)
    }
  }

  /// Records that fields of a node changed.
  func changed(_ number: Int, _ fields: DisplayNode.Fields) {
    switch changes[number] {
    case .added: break
    case .changed(let known): note(.changed(known.union(fields)), number)
    case .removed, nil: note(.changed(fields), number)
    }
  }

  /// Records that a node was removed.
  func removed(_ number: Int) {
    if case .added = changes[number] {
      changes[number] = nil
    } else {
      note(.removed, number)
    }
  }

  /// Stores a change in place of the previous change of the node.
  private func note(_ change: Change, _ number: Int) {
    if changes.updateValue(change, forKey: number) != nil { return }
    if order.count >= Self.leastTidied, order.count >= 2 * changes.count {
      var seen: Set<Int> = [number]
      order.removeAll { changes[$0] == nil || !seen.insert($0).inserted }
    }
    order.append(number)
  }

  /// The number of IDs that are stored before outdated IDs are removed.
  private static let leastTidied = 64

  /// Returns all changes, and clears them.
  ///
  /// - Parameters:
  ///   - roots: The IDs of the root layers.
  ///   - node: A function that returns the current node with an ID.
  /// - Returns: All changes since the last call.
  func take(roots: [Int], _ node: (Int) -> DisplayNode?) -> DisplayListDifference {
    guard areRootsChanged || !changes.isEmpty else { return DisplayListDifference() }
    var difference = DisplayListDifference(roots: areRootsChanged ? roots : nil)
    for number in order {
      switch changes.removeValue(forKey: number) {
      case .added:
        if let node = node(number) { difference.changed.append(node) }
      case .changed(let fields):
        guard let node = node(number) else { break }
        if fields == .all {
          difference.changed.append(node)
        } else {
          difference.updated.append(DisplayNodeUpdate(node, fields))
        }
      case .removed: difference.removed.append(number)
      case nil: break
      }
    }
    areRootsChanged = false
    changes.removeAll(keepingCapacity: true)
    order.removeAll(keepingCapacity: true)
    return difference
  }
}
