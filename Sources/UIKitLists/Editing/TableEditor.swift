internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitMenus

/// The editing mode of a table, with the row that the user moves and the menus of rows.
@MainActor
final class TableEditor {
  var isEditing = false
  /// The row that the user moves, or `nil`.
  var move: RowMove?
  /// The moved row on its way to its place after the lift, or `nil`.
  var landing: RowMove?
  /// The rows that two fingers select, or `nil`.
  var range: RowRange? {
    didSet { if range == nil, !isReordering { scroller.stop() } }
  }
  let scroller = EdgeScroller()
  let gestures = EditingGestures()
  let menus = RowMenus()
  /// The number of changes of the editing mode, so that a loop through cells notices the next one.
  var version = 0

  var isReordering: Bool { move != nil }
  var menuInteraction: UIContextMenuInteraction? { menus.interaction }

  /// Returns whether a recognizer of the table may begin. A lifted row keeps the table from being
  /// dragged.
  func allows(_ recognizer: UIGestureRecognizer, in table: UITableView) -> Bool {
    !(isReordering && recognizer === table.panGestureRecognizer)
  }

  /// Returns whether the user moves a cell.
  func moves(_ cell: UITableViewCell) -> Bool { move?.cell === cell }

  /// Sets the editing state on a cell that is about to be shown (statement 767).
  func apply(to cell: UITableViewCell, at path: ListPath, in table: UITableView) {
    if landing?.cell === cell { endLanding() }
    // A cell that never showed anything of editing has nothing to reset.
    guard isEditing || cell.looks.isEditing || cell.editingControls.isUsed else { return }
    cell.showRow(table.askEditing(at: path), animated: false)
  }

  /// Follows the rows to their places after a batch. A row that the user moves returns.
  func follow(_ map: ListMap, in table: UITableView) {
    range = range.flatMap { $0.following(map) }
    menus.follow(map)
    abandonMove(in: table)
  }

  /// Ends a reordering without moving the row, and forgets all rows, because the data is reloaded.
  func cancelMove(in table: UITableView) {
    abandonMove(in: table)
    endLanding()
    range = nil
    menus.forgetRow()
  }

  func windowDidChange(in table: UITableView) {
    if table.window == nil {
      // Recognizers that leave the window send no action.
      abandonMove(in: table)
      range = nil
    }
    prepareInteractions(of: table)
  }

  /// Adds the recognizers and the menus of rows to a table with a delegate that is in a window.
  func prepareInteractions(of table: UITableView) {
    guard table.window != nil, table.tableDelegate != nil else { return }
    gestures.prepare(table)
    menus.prepare(table)
  }

  // MARK: The mode

  /// Begins or ends editing, and passes the state to all cells (statement 836).
  func set(_ editing: Bool, animated: Bool, in table: UITableView) {
    table.swipes.close(animated: animated, in: table)
    guard editing != isEditing else { return }
    if !editing {
      abandonMove(in: table)
      range = nil
    }
    isEditing = editing
    table.selectionRulesDidChange()
    askAgain(animated: animated, in: table)
    if isEditing == editing { table.batches.invalidateShownHeights(animated: animated, in: table) }
  }

  /// Asks about all rows that have cells again, and shows the answers.
  func askAgain(animated: Bool = false, in table: UITableView) {
    version += 1
    let version = version
    for (path, cell) in table.content.cells.sorted(by: { $0.key < $1.key }) {
      // App code may end editing or change the rows while it is asked.
      guard table.content.cells[path] === cell else { continue }
      guard isEditing || cell.looks.isEditing || cell.editingControls.isUsed else { continue }
      let row = table.askEditing(at: path)
      guard version == self.version else { return }
      guard table.content.cells[path] === cell else { continue }
      cell.showRow(row, animated: animated)
      guard version == self.version else { return }
    }
  }
}

extension UITableView {
  func edit(_ editing: Bool, animated: Bool) {
    editor.set(editing, animated: animated, in: self)
  }
}
