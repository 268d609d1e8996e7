@_spi(Kit) internal import UIKitCore

/// The index at the trailing edge of a table.
@MainActor
final class TableIndex {
  func reload(in table: UITableView) {}
  func updateColors(in table: UITableView) {}
  /// Positions the index after the layout of the table.
  func place(in table: UITableView) {}
}
