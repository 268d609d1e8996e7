internal import Synchronization

/// Whether anything in the process used the network, which a stage asks in every frame.
package enum NetworkUse {
  private static let flag = Atomic<Bool>(false)

  /// Whether a session made a request, or a test defined an answer.
  package static var hasBegun: Bool { flag.load(ordering: .acquiring) }

  /// Notes that a session made a request, or that a test defined an answer.
  static func begin() { flag.store(true, ordering: .releasing) }
}
