/// The layers on the screen at one moment, as a host draws them.
///
/// It is a tree laid flat, each node naming its children, so that two moments compare node by
/// node and whoever has one needs only what changed.
public struct DisplayList: Codable, Equatable, Sendable {
  /// The outermost layers, rearmost first: one for each visible window.
  public var roots: [Int]
  /// Every node, each after its parent.
  public var nodes: [DisplayNode]

  /// Makes a list from its parts.
  public init(roots: [Int] = [], nodes: [DisplayNode] = []) {
    self.roots = roots
    self.nodes = nodes
  }

  /// Makes the changes that lead from this list to another.
  ///
  /// For hosts that draw elsewhere and send only differences there. The nodes stand in the order in
  /// which they are painted.
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
      // Taken out, so that no list, however wrong, goes round in circles.
      guard let node = known.removeValue(forKey: id) else { continue }
      nodes.append(node)
      waiting.append(contentsOf: node.children.reversed())
    }
  }
}
