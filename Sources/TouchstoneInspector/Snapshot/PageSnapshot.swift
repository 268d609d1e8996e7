/// The layers of the stage at one moment, as the page draws them.
///
/// It is a tree laid flat, each node naming its children, so that two moments compare node by
/// node and a page that has one needs only what changed.
package struct PageSnapshot: Codable, Equatable, Sendable {
  /// The outermost layers, rearmost first: one for each visible window.
  package var roots: [Int]
  /// Every node, each after its parent.
  package var nodes: [PageNode]

  /// Makes a snapshot from its parts.
  package init(roots: [Int] = [], nodes: [PageNode] = []) {
    self.roots = roots
    self.nodes = nodes
  }
}

/// What a page has to change to get from one snapshot to another.
package struct SnapshotDifference: Codable, Equatable, Sendable {
  /// The outermost layers, rearmost first; nothing if they are the same as before.
  package var roots: [Int]?
  /// The nodes that are new or different, each whole.
  package var changed: [PageNode]
  /// The nodes that are gone, in the old snapshot's order.
  package var removed: [Int]

  /// Whether the two snapshots are the same.
  package var isEmpty: Bool { roots == nil && changed.isEmpty && removed.isEmpty }

  /// Compares two snapshots; without an old one everything is new.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package init(from old: PageSnapshot?, to new: PageSnapshot) {
    roots = old?.roots == new.roots ? nil : new.roots
    guard let old else {
      changed = new.nodes
      removed = []
      return
    }
    if old.nodes == new.nodes {
      changed = []
      removed = []
      return
    }
    var known: [Int: PageNode] = [:]
    known.reserveCapacity(old.nodes.count)
    for node in old.nodes { known[node.id] = node }
    changed = new.nodes.filter { known.removeValue(forKey: $0.id) != $0 }
    removed = old.nodes.lazy.map(\.id).filter { known[$0] != nil }
  }
}
