internal import TouchstoneLists
@_spi(Kit) package import UIKitCore
internal import UIKitFocus
internal import UIKitScroll

/// The focus of rows (statements 980 and 981).
extension UITableView {
  /// Returns whether a cell can get the focus. The delegate's answer counts before the table's.
  func allowsFocus(of cell: UITableViewCell) -> Bool {
    guard let path = content.path(of: cell) else { return false }
    guard let delegate = tableDelegate else {
      return isEditing ? allowsFocusDuringEditing : allowsFocus
    }
    return delegate.tableView(self, canFocusRowAt: path.indexPath)
  }

  /// The cell that should get the focus when it enters the table, or `nil` for the first one.
  ///
  /// The delegate's row counts unless the table remembers a row.
  var preferredFocusCell: UITableViewCell? {
    if remembersLastFocusedIndexPath, let path = choice.lastFocused, loadedGeometry.contains(path) {
      return cellForFocus(at: path)
    }
    let preferred = tableDelegate?.indexPathForPreferredFocusedView(in: self)
    guard let path = preferred.flatMap({ ListPath(at: $0) }), loadedGeometry.contains(path) else {
      return nil
    }
    return cellForFocus(at: path)
  }

  /// Returns the cell of a row, and makes it if the row isn't visible.
  private func cellForFocus(at path: ListPath) -> UITableViewCell? {
    if let cell = content.cell(at: path) { return cell }
    guard !content.isLayingOut else { return nil }
    choice.awaited = path
    let cell = showCell(at: path)
    setNeedsLayout()
    return cell
  }

  /// Makes the cells of the rows around the row with the focus, so that an arrow key finds them
  /// outside the visible part.
  func showRowsAroundFocus() {
    guard content.isLoaded, !content.isLayingOut, let focused = choice.focused,
      let old = content.geometry.row(focused)
    else { return }
    let geometry = content.geometry
    let missing = [geometry.row(before: focused), geometry.row(after: focused)]
      .compactMap { $0 }.filter { content.cell(at: $0) == nil }
    guard !missing.isEmpty else { return }
    for path in missing { _ = showCell(at: path) }
    // The row above may be higher than its estimate. What is visible stays in place.
    if let new = choice.focused.flatMap({ content.geometry.row($0) }), new.start != old.start {
      shiftOffset(by: CGFloat(new.start - old.start))
    }
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Movements

  private func row(of view: UIView?) -> ListPath? {
    view.flatMap { row(containing: $0)?.path }
  }

  private func tableContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
    UITableViewFocusUpdateContext(
      context, from: choice.focused?.indexPath,
      to: row(of: context.nextFocusedView)?.indexPath)
  }

  func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
    guard let delegate = tableDelegate else { return true }
    return delegate.tableView(self, shouldUpdateFocusIn: tableContext(context))
  }

  func focusDidUpdate(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let own = tableContext(context)
    let next = row(of: context.nextFocusedView)
    choice.focused = next
    choice.awaited = nil
    if let next {
      choice.lastFocused = next
      // The focus system doesn't know that a floating header covers the top.
      if isScrollEnabled, style == .plain {
        scrollToRow(at: next.indexPath, at: .none, animated: true)
      }
    }
    tableDelegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
    if let next = choice.focused, context.nextFocusedView is UITableViewCell {
      selectIfSelectionFollowsFocus(next)
    }
  }

  private func selectIfSelectionFollowsFocus(_ path: ListPath) {
    let follows =
      tableDelegate?.tableView(self, selectionFollowsFocusForRowAt: path.indexPath)
      ?? selectionFollowsFocus
    guard follows else { return }
    let tap = RowTap(path)
    choice.taps.append(tap)
    ownApplication.loop.atEndOfFrame { [weak self] in
      guard let self else { return }
      choice.selectFocused(tap, in: self)
    }
  }
}

extension UITableView: FocusEntryChoosing {
  /// The preferred cell of a table that remembers its row, also for the first time.
  package var focusEntry: (any UIFocusItem)? {
    remembersLastFocusedIndexPath ? preferredFocusCell : nil
  }
}

extension TableSelection {
  /// Returns whether a row keeps its cell outside the visible part: the row with the focus, the
  /// rows next to it, and a row that is about to get the focus.
  func keepsForFocus(_ path: ListPath, in table: UITableView) -> Bool {
    if path == awaited { return true }
    guard let focused else { return false }
    let geometry = table.content.geometry
    return path == focused || path == geometry.row(before: focused)
      || path == geometry.row(after: focused)
  }
}
