internal import Synchronization
internal import TouchstoneHitTree

/// Where the nodes of deallocated views wait for the main actor.
///
/// A view may be deallocated on any thread, because no open class here has an isolated `deinit`;
/// its node may only be taken out of the tree on the main actor. Every walk empties the graveyard
/// before it begins.
enum NodeGraveyard {
  private static let buried = Mutex<[NodeRef]>([])
  private static let count = Atomic<Int>(0)

  static func bury(_ node: NodeRef) {
    buried.withLock { $0.append(node) }
    count.add(1, ordering: .releasing)
  }

  @MainActor
  static func empty() {
    guard count.load(ordering: .acquiring) > 0 else { return }
    let nodes = buried.withLock { nodes in
      defer { nodes = [] }
      return nodes
    }
    count.subtract(nodes.count, ordering: .relaxed)
    for node in nodes { node.free() }
  }
}
