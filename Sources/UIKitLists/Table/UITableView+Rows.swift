internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The layout of the visible rows.
extension UITableView {
  /// The most passes of one layout. Each measured row can bring others into view.
  private static let mostPasses = 20

  func layOutTable() {
    // A batch lays the table out when it ends.
    guard !batches.holdsLayout else { return }
    guard !content.isLayingOut else { return setNeedsLayout() }
    content.isLayingOut = true
    defer { content.isLayingOut = false }
    placeSurroundings()
    loadIfNeeded()
    if content.measuredWidth != bounds.width { measureAgain() }
    index.prepare(in: self)
    // The data source may have reloaded the table while it was asked for the index titles.
    loadIfNeeded()
    let generation = content.generation
    removeInvisibleRows()
    let span = visibleSpan
    let haveMoved = showVisibleRows()
    guard generation == content.generation else { return setNeedsLayout() }
    if haveMoved || visibleSpan != span { removeInvisibleRows() }
    placeCells()
    placeHeadersAndFooters()
    updateContentSize()
    placeFillers()
    index.place(in: self)
    swipes.place(in: self)
    let ends = visibleEnds
    content.anchor = ends?.first
    prefetcher.follow(first: ends?.first, last: ends?.last, in: self)
  }

  /// Makes and measures the cells of visible rows, until all positions are final, and returns
  /// whether any row has moved.
  private func showVisibleRows() -> Bool {
    let generation = content.generation
    var haveMoved = false
    for _ in 0..<Self.mostPasses {
      let anchor = anchor
      var hasChanged = measureHeadersAndFooters()
      guard generation == content.generation else { return haveMoved }
      hasChanged = showMissingRows() || hasChanged
      guard generation == content.generation, !batches.isPostponed, hasChanged else {
        return haveMoved
      }
      haveMoved = true
      updateContentSize()
      keepInPlace(anchor)
      followAim()
    }
    return haveMoved
  }

  /// Makes and measures the cells that the visible part lacks, from top to bottom, and returns
  /// whether a height differs from its estimate.
  private func showMissingRows() -> Bool {
    let generation = content.generation
    var hasChanged = false
    let span = visibleSpan
    var next = firstRow(from: span.start)
    while let path = next, let row = content.geometry.row(path), row.start < span.end {
      next = content.geometry.row(after: path)
      if let cell = content.cells[path] {
        if isEstimate(path) { hasChanged = measure(cell, at: path) || hasChanged }
      } else if row.length > 0 || isEstimate(path) {
        let old = row.length
        guard showCell(at: path) != nil else { return hasChanged }
        guard generation == content.generation else { return true }
        hasChanged = content.geometry.row(path)?.length != old || hasChanged
        // The data source would be asked by the paths before its change.
        guard !batches.isPostponed else { return hasChanged }
      }
    }
    return hasChanged
  }

  private func isEstimate(_ path: ListPath) -> Bool {
    content.geometry.sections[path.section].rows[path.row].isEstimate
  }

  /// Measures a cell that is already shown, and returns whether its height has changed.
  private func measure(_ cell: UITableViewCell, at path: ListPath) -> Bool {
    content.geometry.setRow(path, measuredExtent(of: cell, at: path)) != 0
  }

  /// The first visible row of the last layout with its position, or `nil` without visible rows.
  var anchor: (path: ListPath, start: Double)? {
    content.anchor.flatMap { path in
      content.geometry.row(path).map { (path: path, start: $0.start) }
    }
  }

  /// Keeps a row at its place on the screen (statement 721).
  func keepInPlace(_ anchor: (path: ListPath, start: Double)?) {
    guard let anchor, let now = content.geometry.row(anchor.path) else { return }
    let way = CGFloat(now.start - anchor.start)
    if way != 0 { shiftOffset(by: way) }
  }

  // MARK: Walking through rows

  /// Returns the first row that ends after a position, or `nil` if there is none.
  private func firstRow(from position: Double) -> ListPath? {
    let geometry = content.geometry
    if let path = geometry.row(at: max(0, position)) { return path }
    let first = geometry.section(at: max(0, position)) ?? 0
    for section in first..<max(first, geometry.sections.count) {
      let path = ListPath(section, 0)
      if let row = geometry.row(path),
        row.end > position || row.length == 0 && row.start >= position
      {
        return path
      }
    }
    return nil
  }

  /// The first and the last visible row, or `nil` if none is visible.
  private var visibleEnds: (first: ListPath, last: ListPath)? {
    var first: ListPath?
    var last: ListPath?
    for (path, cell) in content.cells where isShown(cell) {
      first = min(first ?? path, path)
      last = max(last ?? path, path)
    }
    guard let first, let last else { return nil }
    return (first, last)
  }

  /// Returns whether a part of a cell is in the visible part of the table.
  func isShown(_ cell: UITableViewCell) -> Bool {
    let (frame, bounds) = (cell.frame, bounds)
    return frame.maxY > bounds.minY && frame.minY < bounds.maxY
  }

  /// The rows that are visible since the last layout, from top to bottom.
  var visiblePaths: [ListPath] { content.cells.filter { isShown($0.value) }.keys.sorted() }

  // MARK: Cells

  /// Asks the data source for the cell of a row, measures and positions it, sets its state, and
  /// tells the delegate that it is about to be shown.
  ///
  /// - Returns: The cell, or `nil` if the data source has changed meanwhile or is missing.
  func showCell(at path: ListPath) -> UITableViewCell? {
    let generation = content.generation
    guard let cell = content.reuse.cells.takeKept(for: path) ?? askForCell(at: path),
      generation == content.generation
    else { return nil }
    adopt(cell, at: path)
    // First, because the controls of editing make the content narrower, and so the row higher.
    UIView.performWithoutAnimation { editor.apply(to: cell, at: path, in: self) }
    guard generation == content.generation else { return nil }
    content.geometry.setRow(path, measuredExtent(of: cell, at: path))
    guard generation == content.generation else { return nil }
    UIView.performWithoutAnimation {
      choice.apply(to: cell, at: path, in: self)
      insert(cell, at: path)
    }
    if !prefetcher.isPreparing {
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path.indexPath)
    }
    return generation == content.generation ? cell : nil
  }

  /// Asks the data source for the cell of a row.
  func askForCell(at path: ListPath) -> UITableViewCell? {
    guard let dataSource else { return nil }
    let outer = (content.reuse.asked, content.reuse.hasDequeued)
    content.reuse.asked = path
    content.reuse.hasDequeued = false
    defer { (content.reuse.asked, content.reuse.hasDequeued) = outer }
    return dataSource.tableView(self, cellForRowAt: path.indexPath)
  }

  /// Makes a cell that of a row.
  func adopt(_ cell: UITableViewCell, at path: ListPath) {
    if let other = content.path(of: cell), other != path {
      Fault.report(
        "\(ViewDescription.name(self)): the data source returned the cell of row \(other) for row "
          + "\(path), too; dequeue one cell for each row", about: self)
      content.cells[other] = nil
    }
    content.cells[path] = cell
    if cell.table !== self { cell.table = self }
  }

  private func insert(_ cell: UITableViewCell, at path: ListPath) {
    place(cell, at: path)
    cell.isHidden = false
    if cell.superview !== self {
      insertSubview(cell, at: content.backgroundView?.superview === self ? 1 : 0)
    }
  }

  private func placeCells() {
    for (path, cell) in content.cells { place(cell, at: path) }
  }

  /// Positions a cell, unless the user moves it.
  func place(_ cell: UITableViewCell, at path: ListPath) {
    updateSeparator(of: cell, at: path)
    guard !editor.moves(cell) else { return }
    let frame = rowRect(path).offsetBy(dx: 0, dy: editor.shift(of: path, in: self))
    // A cell that is shifted by a swipe keeps its transform.
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if cell.bounds.size != frame.size { cell.bounds.size = frame.size }
    if cell.center != center { cell.center = center }
    updateCard(of: cell, at: path)
  }

  private func removeInvisibleRows() {
    var gone: [ListPath] = []
    let span = visibleSpan
    for path in content.cells.keys {
      guard let row = content.geometry.row(path) else {
        gone.append(path)
        continue
      }
      let isVisible = row.end > span.start && row.start < span.end && row.length > 0
      if !isVisible, !prefetcher.keeps(path), !choice.keepsForFocus(path, in: self) {
        gone.append(path)
      }
    }
    for path in gone.sorted() {
      guard let cell = content.cells[path], !isNeeded(cell) else { continue }
      content.cells[path] = nil
      recycle(cell, from: path)
    }
  }

  /// Returns whether a cell stays although its row isn't visible, because the user edits its text
  /// or moves it.
  func isNeeded(_ cell: UITableViewCell) -> Bool {
    if editor.moves(cell) { return true }
    guard let responder = window?.firstResponder as? UIView else { return false }
    return responder.isDescendant(of: cell)
  }

  /// Removes the cell of a row, tells the delegate, and keeps the cell for another use.
  func recycle(_ cell: UITableViewCell, from path: ListPath) {
    swipes.release(cell, in: self)
    if let identifier = cell.reuseIdentifier {
      UIView.performWithoutAnimation { cell.isHidden = true }
      content.reuse.cells.add(cell, identifier: identifier, from: path)
    } else {
      cell.removeFromSuperview()
    }
    guard !prefetcher.takeUndisplayed(cell) else { return }
    tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path.indexPath)
  }
}
