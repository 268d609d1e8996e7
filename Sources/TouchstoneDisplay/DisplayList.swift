/// The layers on the screen at one time, as a host draws them.
///
/// The list is a flattened tree in which each node names its children. Two lists can therefore be
/// compared node by node, and an observer that has one list needs only the changes.
public struct DisplayList: Codable, Equatable, Sendable {
  /// The IDs of the root layers, from back to front: one for each visible window.
  public var roots: [Int]
  /// All nodes, each after its parent.
  public var nodes: [DisplayNode]

  /// Creates a list from its roots and nodes.
  public init(roots: [Int] = [], nodes: [DisplayNode] = []) {
    self.roots = roots
    self.nodes = nodes
  }

  /// Applies the changes that lead from this list to another one.
  ///
  /// For hosts that draw elsewhere and send only differences to the renderer. The resulting nodes
  /// are in painting order.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public mutating func apply(_ difference: DisplayListDifference) {
    if let roots = difference.roots { self.roots = roots }
    var known: [Int: DisplayNode] = [:]
    known.reserveCapacity(nodes.count + difference.changed.count)
    for node in nodes { known[node.id] = node }
    for id in difference.removed { known[id] = nil }
    for node in difference.changed { known[node.id] = node }
    for update in difference.updated {
      guard var node = known[update.id] else { continue }
      update.apply(to: &node)
      known[update.id] = node
    }
    nodes.removeAll(keepingCapacity: true)
    var waiting = Array(roots.reversed())
    while let id = waiting.popLast() {
      // Remove the node, so that an invalid list with a cycle can't cause an endless loop.
      guard let node = known.removeValue(forKey: id) else { continue }
      nodes.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
  }

  private enum CodingKeys: String, CodingKey {
    case roots = "roots"
    case nodes = "nodes"
  }
}
