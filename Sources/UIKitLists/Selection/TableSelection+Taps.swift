internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The selection by the user, with the calls of the delegate.
extension TableSelection {
  /// Performs a tap after the commit of the current frame (statement 782).
  func performAtEndOfFrame(_ tap: RowTap, in table: UITableView) {
    table.ownApplication.loop.atEndOfFrame { [weak table] in
      guard let table else { return }
      table.choice.perform(tap, in: table)
    }
  }

  /// Performs a tap on a row: selects or deselects it, and performs its primary action.
  func perform(_ tap: RowTap, in table: UITableView) {
    defer { finish([tap], in: table) }
    guard let path = livePath(of: tap, in: table) else {
      lastRefusal = .rowGone
      return
    }
    guard table.selectsRowsByTouch else {
      lastRefusal = .selectionOff
      return
    }
    let selectsSeveral = table.selectsSeveralRows
    if selectsSeveral, selected.contains(path) {
      if deselect(tap, in: table) {
        table.recordSelection(by: tap, at: path, selects: false)
      } else if selected.contains(path) {
        lastRefusal = .willDeselectNil
      }
      return
    }
    // A primary action doesn't occur when a tap extends a selection.
    let extends = selectsSeveral && !selected.isEmpty
    select(tap, replacing: !selectsSeveral, in: table)
    if !extends { performPrimaryAction(of: tap, in: table) }
  }

  /// Selects a row because it has got the focus (statement 980).
  func selectFocused(_ tap: RowTap, in table: UITableView) {
    defer { finish([tap], in: table) }
    guard let path = livePath(of: tap, in: table), focused == path, !selected.contains(path),
      table.selectsRowsByTouch
    else { return }
    select(tap, replacing: true, in: table)
  }

  private func finish(_ done: [RowTap], in table: UITableView) {
    for tap in done { tap.isDone = true }
    taps.removeAll { $0.isDone }
    restoreSuspended(in: table)
  }

  /// Returns the row of a tap, or `nil` if it doesn't exist anymore.
  private func livePath(of tap: RowTap, in table: UITableView) -> ListPath? {
    tap.path.flatMap { table.loadedGeometry.contains($0) ? $0 : nil }
  }

  // MARK: Selecting

  /// Selects the row of a tap, or the row that the delegate names instead (statements 783 to 786).
  private func select(_ tap: RowTap, replacing: Bool, in table: UITableView) {
    guard let path = tap.path, let target = target(of: path, in: table) else { return }
    let new = RowTap(target)
    taps.append(new)
    defer { finish([new], in: table) }
    if replacing { deselectOthers(than: new, in: table) }
    guard let path = livePath(of: new, in: table) else { return }
    add(path, animated: false, in: table)
    guard let path = new.path else { return }
    tap.path = path
    table.recordSelection(by: tap, at: path, selects: true)
    table.tableDelegate?.tableView(table, didSelectRowAt: path.indexPath)
    announceSelection(in: table)
  }

  private func target(of path: ListPath, in table: UITableView) -> ListPath? {
    guard let delegate = table.tableDelegate else { return path }
    guard let answer = delegate.tableView(table, willSelectRowAt: path.indexPath) else {
      lastRefusal = .willSelectNil
      return nil
    }
    guard let target = ListPath(at: answer), table.loadedGeometry.contains(target) else {
      lastRefusal = .rowGone
      return nil
    }
    return target
  }

  /// Deselects all rows but one, before that one is selected.
  private func deselectOthers(than new: RowTap, in table: UITableView) {
    let others = selected.filter { $0 != new.path }.map { RowTap($0) }
    guard !others.isEmpty else { return }
    taps += others
    defer { finish(others, in: table) }
    for other in others where other.path != new.path { deselect(other, in: table) }
  }

  // MARK: Deselecting

  /// Deselects a row with the delegate's consent, and returns whether a row was deselected.
  ///
  /// The delegate can name another selected row instead, or keep the selection (statement 787).
  @discardableResult
  private func deselect(_ tap: RowTap, in table: UITableView) -> Bool {
    guard let path = tap.path, selected.contains(path) else { return false }
    var target = path
    if let delegate = table.tableDelegate {
      guard let answer = delegate.tableView(table, willDeselectRowAt: path.indexPath),
        let named = ListPath(at: answer)
      else { return false }
      // A batch in the callback may have moved the row that the delegate was asked for.
      target = named == path ? tap.path ?? named : named
    }
    guard selected.contains(target) else { return false }
    let old = RowTap(target)
    taps.append(old)
    defer { finish([old], in: table) }
    remove(target, animated: false, in: table)
    guard let path = old.path else { return true }
    table.tableDelegate?.tableView(table, didDeselectRowAt: path.indexPath)
    if table.selectsSeveralRows { announceSelection(in: table) }
    return true
  }

  /// Posts the notification of a selection by the user (statement 792).
  private func announceSelection(in table: UITableView) {
    NotificationCenter.default.post(
      name: UITableView.selectionDidChangeNotification, object: table)
  }

  // MARK: Primary action

  /// Performs the primary action, also if the selection didn't change (statement 803).
  private func performPrimaryAction(of tap: RowTap, in table: UITableView) {
    guard let path = livePath(of: tap, in: table), let delegate = table.tableDelegate,
      delegate.tableView(table, canPerformPrimaryActionForRowAt: path.indexPath),
      let path = livePath(of: tap, in: table)
    else { return }
    table.tableDelegate?.tableView(table, performPrimaryActionForRowAt: path.indexPath)
  }
}
