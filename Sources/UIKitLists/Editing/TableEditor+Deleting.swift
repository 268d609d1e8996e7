internal import TouchstoneLists
@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// Deleting and inserting rows by their signs (statement 838).
extension TableEditor {
  /// Shows the button that confirms the deletion of a row, or removes it if it is shown.
  func toggleConfirmation(at path: ListPath, in table: UITableView) {
    guard confirming != path else { return hideConfirmation(animated: true, in: table) }
    showConfirmation(for: path, in: table)
  }

  /// Shows the button that confirms the deletion of a row, after removing that of another row.
  func showConfirmation(for path: ListPath, in table: UITableView) {
    hideConfirmation(animated: true, in: table)
    guard let cell = table.content.cell(at: path) else { return }
    confirming = path
    gestures.watchOutside(of: table)
    showButton(in: cell, at: path, animated: true, in: table)
  }

  func showButton(
    in cell: UITableViewCell, at path: ListPath, animated: Bool, in table: UITableView
  ) {
    let title =
      table.tableDelegate?.tableView(
        table, titleForDeleteConfirmationButtonForRowAt: path.indexPath) ?? "Delete"
    // The delegate may have changed the rows.
    guard confirming == path, table.content.cell(at: path) === cell else { return }
    let button = UIButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemRed
    button.addAction(
      UIAction { [weak self, weak cell, weak table] _ in
        guard let self, let cell, let table, let path = table.content.path(of: cell) else { return }
        commit(.delete, at: path, in: table)
      }, for: .touchUpInside)
    cell.editingControls.confirm(button, in: cell, animated: animated)
    cell.change(
      to: cell.looks.states.union(.showingDeleteConfirmation), animated: animated)
  }

  /// Removes the button that confirms a deletion.
  func hideConfirmation(animated: Bool, in table: UITableView) {
    guard let path = confirming else { return }
    confirming = nil
    guard let cell = table.content.cell(at: path) else { return }
    cell.editingControls.confirm(nil, in: cell, animated: animated)
    cell.change(
      to: cell.looks.states.subtracting(.showingDeleteConfirmation), animated: animated)
  }

  /// Asks the data source to insert or delete a row.
  ///
  /// The data source may change the rows, reload the table or end editing during the call.
  func commit(
    _ style: UITableViewCell.EditingStyle, at path: ListPath, in table: UITableView
  ) {
    if let source = table.dataSource, source.implementsCommit {
      source.tableView(table, commit: style, forRowAt: path.indexPath)
    }
    hideConfirmation(animated: true, in: table)
  }
}
