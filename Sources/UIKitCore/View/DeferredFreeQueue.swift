internal import Synchronization
internal import TouchstoneHitTree

/// Nodes of deallocated views, queued until the main actor can free them.
///
/// Views may be deallocated on any thread, because no open class here has an isolated `deinit`.
/// Only the main actor may unlink a node from its tree. Nodes outside a tree are freed immediately.
/// The rest are freed the next time a view is created, or a tree is changed or traversed.
enum DeferredFreeQueue {
  private static let buried = Mutex<[NodeRef]>([])
  private static let count = Atomic<Int>(0)

  static func bury(_ node: NodeRef) {
    // Inside the lock, because `empty()` unlinks nodes that are still in use.
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

  /// The number of queued nodes.
  static var waiting: Int { count.load(ordering: .acquiring) }
}
