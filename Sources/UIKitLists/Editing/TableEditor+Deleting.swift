internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// Deleting and inserting rows by their signs and swipe actions (statements 831 and 838).
extension TableEditor {
  /// Asks the data source to insert or delete a row, and returns whether it implements that.
  ///
  /// The data source may change the rows, reload the table or end editing during the call.
  @discardableResult
  func commit(
    _ style: UITableViewCell.EditingStyle, at path: ListPath, in table: UITableView
  ) -> Bool {
    guard let source = table.dataSource, source.implementsCommit else { return false }
    source.tableView(table, commit: style, forRowAt: path.indexPath)
    return true
  }
}
