internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The editing state of one row, as the data source and the delegate state it.
struct RowEditing: Equatable {
  /// The sign at the leading edge of a row.
  enum Sign {
    case delete
    case insert
    /// A circle with a check mark if the row is selected.
    case check
  }

  var isEditing = false
  var style = UITableViewCell.EditingStyle.none
  var sign: Sign?
  /// Whether the row keeps the space of the sign, also without a sign.
  var isIndented = false
  var canMove = false

  /// The width of the controls at the leading edge, in points.
  var leadingWidth: CGFloat {
    sign != nil || isIndented ? TableMetrics.inForce.editing.leadingWidth : 0
  }
  /// The width of the control at the trailing edge, in points.
  var trailingWidth: CGFloat { canMove ? TableMetrics.inForce.editing.reorderWidth : 0 }
}

extension UITableView {
  /// Asks about a row in the order of statement 837. A row that can't be edited isn't asked further.
  func askEditing(at path: ListPath) -> RowEditing {
    var row = RowEditing()
    let indexPath = path.indexPath
    guard editor.isEditing, let dataSource,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return row }
    row.isEditing = true
    row.style = tableDelegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
    row.sign = allowsMultipleSelectionDuringEditing ? .check : RowEditing.Sign(row.style)
    if style != .plain {
      row.isIndented =
        tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    }
    row.canMove =
      dataSource.implementsMove && dataSource.tableView(self, canMoveRowAt: indexPath)
    return row
  }
}

extension RowEditing.Sign {
  init?(_ style: UITableViewCell.EditingStyle) {
    switch style {
    case .none: return nil
    case .delete: self = .delete
    case .insert: self = .insert
    }
  }
}
