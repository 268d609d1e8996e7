internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The batches of changes of a table.
@MainActor
final class TableBatches {
  func begin(in table: UITableView) {}
  func end(in table: UITableView) {}
  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?, in table: UITableView) {}
  func insert(rows: [IndexPath], _ animation: UITableView.RowAnimation, in table: UITableView) {}
  func delete(rows: [IndexPath], _ animation: UITableView.RowAnimation, in table: UITableView) {}
  func reload(rows: [IndexPath], _ animation: UITableView.RowAnimation, in table: UITableView) {}
  func reconfigure(_ rows: [IndexPath], in table: UITableView) {}
  func move(_ row: IndexPath, to new: IndexPath, in table: UITableView) {}
  func insert(sections: IndexSet, _ animation: UITableView.RowAnimation, in table: UITableView) {}
  func delete(sections: IndexSet, _ animation: UITableView.RowAnimation, in table: UITableView) {}
  func reload(sections: IndexSet, _ animation: UITableView.RowAnimation, in table: UITableView) {}
  func move(section: Int, to new: Int, in table: UITableView) {}
}

extension UITableView {
  /// Measures a cell again, because its content has changed.
  func heightMayHaveChanged(of cell: UITableViewCell) {}
}
