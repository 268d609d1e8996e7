internal import Synchronization
internal import TouchstoneGestures

/// The requirements that programs set up with `require(toFail:)`, for all recognizers there are.
@MainActor
enum FailureRequirements {
  private(set) static var graph = FailureGraph()
  private nonisolated static let gone = Mutex<[Int]>([])

  /// Adds a requirement; one that would close a cycle is ignored, and the cycle is named.
  static func require(_ dependent: UIGestureRecognizer, _ requirement: UIGestureRecognizer) {
    sweep()
    guard dependent !== requirement else {
      Fault.report(
        "\(ViewDescription.name(dependent)) can't require itself to fail; ignored",
        about: dependent)
      return
    }
    let edge = FailureEdge(dependent: dependent.id, requirement: requirement.id)
    if case .closesCycle = graph.insert(edge) {
      Fault.report(
        "\(ViewDescription.name(dependent)) can't require \(ViewDescription.name(requirement)) to "
          + "fail: they would wait for each other forever; the new requirement is ignored",
        about: dependent)
    }
  }

  /// A recognizer is gone, on whatever thread.
  nonisolated static func bury(_ id: Int) { gone.withLock { $0.append(id) } }

  /// Forgets the requirements of recognizers that are gone.
  static func sweep() {
    let ids = gone.withLock { ids in
      defer { ids = [] }
      return ids
    }
    guard !graph.edges.isEmpty else { return }
    for id in ids { graph.remove(id) }
  }
}
