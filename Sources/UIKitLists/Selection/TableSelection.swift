internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The selected and touched rows of a table, and the row with the focus.
///
/// Every callback may change the table: reload it, remove rows or change its delegate. A touch or
/// tap in progress therefore stores its row in a ``RowContact`` or ``RowTap``, which batches update
/// and which is read again after each callback.
@MainActor
final class TableSelection {
  /// The selected rows, in the order of their selection.
  var selected = PathSelection()
  /// The selected rows that don't look selected while another row looks touched (statement 778).
  var suspended: [ListPath] = []
  /// The touch or press that is down on a row, or `nil`.
  var contact: RowContact?
  /// The taps that wait for the end of the frame or are being performed.
  var taps: [RowTap] = []
  /// The row that has the focus, or `nil`.
  var focused: ListPath?
  /// The row that had the focus last, or `nil`.
  var lastFocused: ListPath?
  /// The row outside the visible part whose cell was made so that it can get the focus, or `nil`.
  var awaited: ListPath?
  /// The reason that the last touch selected nothing, or `nil`.
  var lastRefusal: SelectionRefusal?

  var first: ListPath? { selected.first }
  var all: [IndexPath]? { selected.isEmpty ? nil : selected.paths.map(\.indexPath) }
  /// The row that looks touched, or `nil`.
  var highlighted: ListPath? { contact?.isHighlighted == true ? contact?.path : nil }

  // MARK: Appearance

  /// Sets the selected and touched look on a cell that is about to be shown (statement 770).
  ///
  /// The setters are called even if nothing changes, because overrides of them configure cells.
  func apply(to cell: UITableViewCell, at path: ListPath, in table: UITableView) {
    cell.setSelected(showsSelection(at: path), animated: false)
    cell.setHighlighted(highlighted == path, animated: false)
  }

  /// Returns whether a row looks selected or touched.
  func looksSelected(_ path: ListPath) -> Bool { highlighted == path || showsSelection(at: path) }

  private func showsSelection(at path: ListPath) -> Bool {
    selected.contains(path) && !suspended.contains(path)
  }

  /// Sets the selected look on all cells whose look differs from it.
  func updateLooks(animated: Bool, in table: UITableView) {
    for (path, cell) in table.content.cells.sorted(by: { $0.key < $1.key }) {
      let isSelected = showsSelection(at: path)
      if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: animated) }
    }
    table.updateSeparators()
  }

  /// Takes the selected look from all rows but the touched one (statement 778).
  func suspendOthers(of path: ListPath, in table: UITableView) {
    guard !table.selectsSeveralRows else { return }
    for other in selected where other != path && !suspended.contains(other) {
      suspended.append(other)
      table.content.cell(at: other)?.setSelected(false, animated: false)
    }
  }

  /// Gives the selected look back, unless a row is still touched or about to be selected.
  func restoreSuspended(in table: UITableView) {
    guard !suspended.isEmpty, taps.isEmpty, highlighted == nil else { return }
    let paths = suspended
    suspended = []
    for path in paths where selected.contains(path) {
      table.content.cell(at: path)?.setSelected(true, animated: false)
    }
    table.updateSeparators()
  }

  // MARK: Changes without the delegate

  /// Adds a row to the selection.
  func add(_ path: ListPath, animated: Bool, in table: UITableView) {
    selected.insert(path)
    suspended.removeAll { $0 == path }
    table.content.cell(at: path)?.setSelected(true, animated: animated)
    table.updateSeparators()
  }

  /// Removes a row from the selection.
  func remove(_ path: ListPath, animated: Bool, in table: UITableView) {
    selected.remove(path)
    suspended.removeAll { $0 == path }
    if let cell = table.content.cell(at: path), cell.isSelected {
      cell.setSelected(false, animated: animated)
    }
    table.updateSeparators()
  }

  /// Forgets the selection and the touched row, because the data is reloaded (statements 709 and
  /// 800).
  ///
  /// A tap whose finger was lifted before still selects the row at its path, if there is one.
  func reset(in table: UITableView) {
    selected.removeAll()
    suspended = []
    if contact?.path != nil {
      contact?.path = nil
      lastRefusal = .rowGone
    }
    focused = nil
    awaited = nil
  }

  /// Moves the selection to the rows after a batch, without calls (statement 856).
  ///
  /// A reloaded row is no longer selected or touched, as in collection views (statement 889).
  func follow(_ map: ListMap, in table: UITableView) {
    func kept(_ path: ListPath) -> ListPath? {
      map.new(path).flatMap { map.reloaded.contains($0) ? nil : $0 }
    }
    selected.follow(kept)
    suspended = suspended.compactMap(kept)
    if let path = contact?.path {
      contact?.path = kept(path)
      if contact?.path == nil { lastRefusal = .rowGone }
    }
    for tap in taps { tap.path = tap.path.flatMap(map.new) }
    focused = focused.flatMap(map.new)
    lastFocused = lastFocused.flatMap(map.new)
    awaited = awaited.flatMap(map.new)
  }
}
