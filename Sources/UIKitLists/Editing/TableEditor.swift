internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// The editing mode of a table.
@MainActor
final class TableEditor {
  var isEditing = false
  var isReordering: Bool { false }
  var menuInteraction: UIContextMenuInteraction? { nil }

  func allows(_ recognizer: UIGestureRecognizer, in table: UITableView) -> Bool { true }
  /// Sets the editing state on a cell that is about to be shown (statement 767).
  func apply(to cell: UITableViewCell, at path: ListPath, in table: UITableView) {}
  /// Returns whether the user moves a cell.
  func moves(_ cell: UITableViewCell) -> Bool { false }
  /// Ends a reordering without moving the row.
  func cancelMove(in table: UITableView) {}
  /// Follows the moved row to its place after a batch.
  func follow(_ map: ListMap, in table: UITableView) {}
}

extension UITableView {
  func edit(_ editing: Bool, animated: Bool) { editor.isEditing = editing }
}
