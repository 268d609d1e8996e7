internal import Synchronization
internal import TouchstoneHitTree

/// Where the nodes of deallocated views wait for the main actor.
///
/// A view may be deallocated on any thread, because no open class here has an isolated `deinit`;
/// its node may only be taken out of the tree on the main actor. A node outside any tree gives its
/// memory back at once. The others wait until somebody makes a view, changes a tree or walks one.
enum NodeGraveyard {
  private static let buried = Mutex<[NodeRef]>([])
  private static let count = Atomic<Int>(0)

  static func bury(_ node: NodeRef) {
    // Inside the lock, because emptying it cuts the ties of nodes that are still in use.
    buried.withLock { nodes in
      guard !node.isAlone else { return node.free() }
      nodes.append(node)
      count.add(1, ordering: .releasing)
    }
  }

  @MainActor
  static func empty() {
    guard count.load(ordering: .acquiring) > 0 else { return }
    buried.withLock { nodes in
      for node in nodes { node.free() }
      count.subtract(nodes.count, ordering: .relaxed)
      nodes = []
    }
  }

  /// How many nodes wait.
  static var waiting: Int { count.load(ordering: .acquiring) }
}
