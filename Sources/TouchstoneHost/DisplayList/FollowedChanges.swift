/// What somebody who follows a display list has not heard yet, by the numbers of nodes.
///
/// What came and went meanwhile is in none of it, so that it never grows beyond what is there and what was
/// heard of, however long nobody asks.
@MainActor final class FollowedChanges {
  /// A reference that lets go of what nobody follows any more.
  struct Reference {
    private(set) weak var changes: FollowedChanges?

    init(_ changes: FollowedChanges) { self.changes = changes }
  }

  private enum Change {
    case added
    case changed(DisplayNode.Fields)
    case removed
  }

  private var areRootsChanged = false
  private var changes: [Int: Change] = [:]
  /// The numbers of what changed, in the order in which it did; some no longer have a change.
  private var order: [Int] = []

  /// The outermost layers are others, or stand in another order.
  func rootsChanged() { areRootsChanged = true }

  /// A node is there that was not.
  func added(_ number: Int) {
    // Whoever follows has one that had left meanwhile; what of it is different, nobody has noted.
    if case .removed = changes[number] {
      note(.changed(.all), number)
    } else {
      note(.added, number)
    }
  }

  /// A node is not what it was.
  func changed(_ number: Int, _ fields: DisplayNode.Fields) {
    switch changes[number] {
    case .added: break
    case .changed(let known): note(.changed(known.union(fields)), number)
    case .removed, nil: note(.changed(fields), number)
    }
  }

  /// A node has left.
  func removed(_ number: Int) {
    if case .added = changes[number] {
      changes[number] = nil
    } else {
      note(.removed, number)
    }
  }

  /// Keeps a change in the place of the one that was known.
  private func note(_ change: Change, _ number: Int) {
    if changes.updateValue(change, forKey: number) != nil { return }
    if order.count >= Self.leastTidied, order.count >= 2 * changes.count {
      var seen: Set<Int> = [number]
      order.removeAll { changes[$0] == nil || !seen.insert($0).inserted }
    }
    order.append(number)
  }

  /// How many numbers are kept without a look at which of them still mean something.
  private static let leastTidied = 64

  /// Hands out all that there is, and begins again.
  ///
  /// - Parameters:
  ///   - roots: The numbers of the outermost layers.
  ///   - node: A node as it is now.
  /// - Returns: All that has changed since the last call.
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
