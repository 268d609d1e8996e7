internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The rows that a table prepares before they are visible.
@MainActor
final class TablePrefetcher {
  /// Announces rows and makes cells after a layout, for the rows that are visible then.
  func follow(first: ListPath?, last: ListPath?, in table: UITableView) {}
  /// Returns whether the cell of a row that isn't visible is prepared.
  func keeps(_ path: ListPath) -> Bool { false }
  /// Forgets the announced rows, because the data is reloaded or changed by a batch.
  func reset(in table: UITableView) {}
}
