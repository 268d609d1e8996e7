internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The selected and touched rows of a table.
@MainActor
final class TableSelection {
  /// The selected rows, in the order of their selection.
  var selected: [ListPath] = []
  /// The row that looks touched, or `nil`.
  var highlighted: ListPath?

  var first: ListPath? { selected.first }
  var all: [IndexPath]? { selected.isEmpty ? nil : selected.map(\.indexPath) }

  func begin(_ touches: Set<UITouch>, in table: UITableView) -> Bool { false }
  func move(_ touches: Set<UITouch>, in table: UITableView) -> Bool { false }
  func end(_ touches: Set<UITouch>, in table: UITableView) -> Bool { false }
  func cancel(_ touches: Set<UITouch>, in table: UITableView) -> Bool { false }
  /// Sets the selected and touched look on a cell that is about to be shown (statement 770).
  func apply(to cell: UITableViewCell, at path: ListPath, in table: UITableView) {}
  /// Returns whether a row looks selected or touched.
  func looksSelected(_ path: ListPath) -> Bool { highlighted == path || selected.contains(path) }
  /// Forgets the selection and the touched row, because the data is reloaded.
  func reset(in table: UITableView) {}
  /// Moves the selection to the rows after a batch.
  func follow(_ map: ListMap, in table: UITableView) {}
}

extension UITableView {
  func selectionRulesDidChange() {}
  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {}
  func deselect(_ path: IndexPath, animated: Bool) {}
  func takesSelectionKey(_ press: UIPress) -> Bool { false }
  func allowsFocus(of cell: UITableViewCell) -> Bool { false }
}
