@_spi(Kit) internal import UIKitCore

/// The tables of an application that prepare rows, one in each frame.
///
/// A table is listed from a change of its visible rows until all cells ahead of them are made, so
/// that an application at rest runs no frames.
@MainActor
final class PrefetchFrames: FollowsLayout, NeedsFrames {
  private struct Waiting {
    weak var table: UITableView?
  }

  private var waiting: [Waiting] = []

  /// Prepares rows of a table after the layout of the next frames.
  static func wake(_ table: UITableView) {
    let frames = table.ownApplication.parts.part { PrefetchFrames() }
    guard !frames.waiting.contains(where: { $0.table === table }) else { return }
    frames.waiting.append(Waiting(table: table))
  }

  var isIdle: Bool { waiting.isEmpty }

  func layoutDidEnd() {
    guard !waiting.isEmpty else { return }
    let tables = waiting.compactMap(\.table)
    waiting.removeAll(keepingCapacity: true)
    for table in tables where table.prefetcher.prepare(in: table) { Self.wake(table) }
  }
}
