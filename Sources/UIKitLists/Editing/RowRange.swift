internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The rows that the user selects with two fingers, or with one along the check marks.
struct RowRange {
  var first: ListPath
  var last: ListPath
  /// The rows that were selected before.
  var before: Set<ListPath>

  /// Returns the range after a batch, or `nil` if its first row is gone.
  func following(_ map: ListMap) -> RowRange? {
    guard let first = map.new(first) else { return nil }
    return RowRange(
      first: first, last: map.new(last) ?? first, before: Set(before.compactMap { map.new($0) }))
  }

  /// Returns the rows between the first and the last one, in the order of the list.
  func rows(in geometry: ListGeometry) -> [ListPath] {
    let (start, end) = (min(first, last), max(first, last))
    var rows: [ListPath] = []
    for section in start.section...end.section {
      let count = geometry.rowCount(in: section)
      let from = section == start.section ? start.row : 0
      let to = section == end.section ? min(end.row + 1, count) : count
      for row in from..<max(from, to) { rows.append(ListPath(section, row)) }
    }
    return rows
  }
}

extension TableEditor {
  /// Returns whether a pan may begin to select rows (statement 844).
  func mayBeginRange(_ pan: UIPanGestureRecognizer, in table: UITableView) -> Bool {
    // A table that scrolls along both axes offers no such selection.
    guard table.allowsMultipleSelectionDuringEditing, !isReordering, table.dragDirection != nil,
      let path = start(of: pan, in: table), let delegate = table.tableDelegate
    else { return false }
    return delegate.tableView(
      table, shouldBeginMultipleSelectionInteractionAt: path.indexPath)
  }

  func beginRange(_ pan: UIPanGestureRecognizer, in table: UITableView) {
    guard let path = start(of: pan, in: table) else { return }
    range = RowRange(first: path, last: path, before: Set(table.choice.selected))
    if !isEditing {
      table.setEditing(true, animated: true)
      range?.before = Set(table.choice.selected)
    }
    table.tableDelegate?.tableView(
      table, didBeginMultipleSelectionInteractionAt: path.indexPath)
    guard let range, table.loadedGeometry.contains(range.first) else { return }
    show(range.rows(in: table.content.geometry), insteadOf: [], in: table)
    extendRange(pan, in: table)
    scrollAtEdges(with: pan, in: table)
  }

  /// Scrolls the table while the fingers are near an edge, and selects the rows that come.
  private func scrollAtEdges(with pan: UIPanGestureRecognizer, in table: UITableView) {
    guard range != nil else { return }
    scroller.start(
      table, following: pan,
      didScroll: { [weak self, weak table, weak pan] in
        if let self, let table, let pan { extendRange(pan, in: table) }
      })
  }

  func extendRange(_ pan: UIPanGestureRecognizer, in table: UITableView) {
    guard var range, let path = table.row(at: pan.location(in: table)), path != range.last
    else { return }
    let old = range.rows(in: table.content.geometry)
    range.last = path
    self.range = range
    show(range.rows(in: table.content.geometry), insteadOf: old, in: table)
  }

  /// Ends the selection. The table stays in editing mode.
  func endRange(in table: UITableView) {
    range = nil
    table.tableDelegate?.tableViewDidEndMultipleSelectionInteraction(table)
  }

  private func start(of pan: UIPanGestureRecognizer, in table: UITableView) -> ListPath? {
    let (place, way) = (pan.location(in: table), pan.translation(in: table))
    return table.row(at: CGPoint(x: place.x - way.x, y: place.y - way.y))
  }

  private func show(_ rows: [ListPath], insteadOf old: [ListPath], in table: UITableView) {
    let before = range?.before ?? []
    let (now, then) = (Set(rows), Set(old))
    for path in old where !now.contains(path) && !before.contains(path) {
      table.deselectRow(at: path.indexPath, animated: true)
    }
    let selected = Set(table.choice.selected)
    for path in rows where !then.contains(path) && !selected.contains(path) {
      table.selectRow(at: path.indexPath, animated: true, scrollPosition: .none)
    }
  }
}
