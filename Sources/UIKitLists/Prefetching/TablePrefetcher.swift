internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The rows that a table prepares before they are visible.
///
/// The prepared rows are those next to the visible part in the direction of movement. They are
/// announced to the prefetching data source when the visible rows have changed, the nearest first,
/// and then get their cells, one in each frame. Both happen after the layout of a frame, so that
/// layouts cost nothing more.
@MainActor
final class TablePrefetcher {
  /// The length of the prepared part in screens. Apple states none (statement 877).
  static let reach: Double = 1
  /// The most rows that are prepared at a time, which limits rows without a height. Chosen.
  static let mostAhead = 100

  /// The visible rows, or `nil` if there are none.
  private var visible: (first: ListPath, last: ListPath)?
  private var movesUp = false
  /// The offset when ``visible`` was noted.
  private var offset: CGFloat = 0
  /// The announced row that is farthest from the visible part, or `nil` if there is none.
  private var end: ListPath?
  /// The visible rows when ``end`` was determined.
  private var announced: (first: ListPath, last: ListPath)?
  /// The cells that were made ahead and haven't been visible.
  private var undisplayed: [UITableViewCell] = []
  /// Whether a cell is being made ahead.
  private(set) var isPreparing = false
  private weak var table: UITableView?
  /// The data source to which the rows were announced.
  private weak var informed: (any UITableViewDataSourcePrefetching)?

  /// Notes the rows that are visible after a layout.
  func follow(first: ListPath?, last: ListPath?, in table: UITableView) {
    guard first != visible?.first || last != visible?.last else { return }
    self.table = table
    guard let first, let last else { return visible = nil }
    let old = visible
    let isHigher = table.contentOffset.y < offset
    visible = (first, last)
    offset = table.contentOffset.y
    if !undisplayed.isEmpty { display(in: table) }
    let wasUp = movesUp
    // Fewer rows are visible, too, if they are higher than estimated.
    if let old {
      movesUp = first < old.first || first == old.first && last < old.last && isHigher
    }
    // The rows ahead change only with the row at the edge that moves forward.
    let isSame = movesUp == wasUp && (movesUp ? first == old?.first : last == old?.last)
    if !isSame, table.window != nil { PrefetchFrames.wake(table) }
  }

  /// Returns whether the cell of a row that isn't visible is prepared.
  func keeps(_ path: ListPath) -> Bool {
    guard let end, let announced, table?.isPrefetchingEnabled == true else { return false }
    return movesUp
      ? path >= end && path < announced.first : path > announced.last && path <= end
  }

  /// Forgets the announced rows, because the data is reloaded or changed by a batch.
  ///
  /// Cells that were never visible return to the reuse queue without notice.
  func reset(in table: UITableView) {
    (visible, announced, end, movesUp) = (nil, nil, nil, false)
    dropUnneeded(in: table)
    undisplayed = []
  }

  /// Gives cells back that were made ahead and are no longer next to the visible rows.
  private func dropUnneeded(in table: UITableView) {
    let cells = undisplayed
    for cell in cells where !table.isShown(cell) {
      guard let path = table.content.path(of: cell), !keeps(path) else { continue }
      table.content.cells[path] = nil
      table.recycle(cell, from: path)
    }
  }

  /// Returns whether a cell was made ahead and never visible, and forgets it.
  func takeUndisplayed(_ cell: UITableViewCell) -> Bool {
    guard !undisplayed.isEmpty, let index = undisplayed.firstIndex(where: { $0 === cell }) else {
      return false
    }
    undisplayed.remove(at: index)
    return true
  }

  /// Notifies the delegate of prepared cells that are visible now.
  private func display(in table: UITableView) {
    let shown = undisplayed.compactMap { cell in
      table.isShown(cell) ? table.content.path(of: cell).map { (path: $0, cell: cell) } : nil
    }
    guard !shown.isEmpty else { return }
    undisplayed.removeAll { cell in shown.contains { $0.cell === cell } }
    for (path, cell) in shown.sorted(by: { $0.path < $1.path }) {
      table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: path.indexPath)
    }
  }

  // MARK: After the layout of a frame

  /// Announces rows and makes one cell, and returns whether more cells are to be made.
  func prepare(in table: UITableView) -> Bool {
    guard let visible, table.window != nil, table.content.isLoaded else { return false }
    guard table.isPrefetchingEnabled else {
      (announced, end) = (nil, nil)
      dropUnneeded(in: table)
      return false
    }
    let generation = table.content.generation
    if announced.map({ $0 != visible }) ?? true { announce(visible, in: table) }
    guard generation == table.content.generation, let path = nextToMake(in: table) else {
      return false
    }
    make(path, in: table)
    guard generation == table.content.generation else { return false }
    return nextToMake(in: table) != nil
  }

  /// Announces the rows that are new in the prepared part, and withdraws those that left it.
  private func announce(_ visible: (first: ListPath, last: ListPath), in table: UITableView) {
    let source = table.prefetchDataSource
    // A new source doesn't know the rows that were announced to another one.
    let old = source == nil || source !== informed ? [] : announcedRows(in: table)
    informed = source
    let new = rowsAhead(of: visible, in: table)
    announced = visible
    end = new.last
    dropUnneeded(in: table)
    guard let source else { return }
    let added = new.filter { !old.contains($0) }
    let left = old.filter { row in
      !new.contains(row) && !(row >= visible.first && row <= visible.last)
    }
    if !left.isEmpty {
      source.tableView(table, cancelPrefetchingForRowsAt: left.map(\.indexPath))
    }
    if !added.isEmpty { source.tableView(table, prefetchRowsAt: added.map(\.indexPath)) }
  }

  /// The rows that were announced last, the nearest first.
  private func announcedRows(in table: UITableView) -> [ListPath] {
    guard let announced, let end else { return [] }
    // The direction may have changed since then.
    let wasUp = end < announced.first
    var rows: [ListPath] = []
    var next = wasUp ? announced.first : announced.last
    while next != end, rows.count < Self.mostAhead,
      let row = neighbor(of: next, up: wasUp, in: table)
    {
      rows.append(row)
      next = row
    }
    return rows
  }

  /// Returns the rows next to the visible ones in the direction of movement, the nearest first.
  private func rowsAhead(of visible: (first: ListPath, last: ListPath), in table: UITableView)
    -> [ListPath]
  {
    let span = table.visibleSpan
    let length = span.length * Self.reach
    var rows: [ListPath] = []
    var next = movesUp ? visible.first : visible.last
    while rows.count < Self.mostAhead, let row = neighbor(of: next, up: movesUp, in: table),
      let place = table.content.geometry.row(row),
      movesUp ? place.end > span.start - length : place.start < span.end + length
    {
      rows.append(row)
      next = row
    }
    return rows
  }

  private func neighbor(of path: ListPath, up: Bool, in table: UITableView) -> ListPath? {
    up ? table.content.geometry.row(before: path) : table.content.geometry.row(after: path)
  }

  /// Returns the nearest prepared row without a cell, or `nil` if all have one.
  private func nextToMake(in table: UITableView) -> ListPath? {
    guard let announced, let end else { return nil }
    let content = table.content
    var next = movesUp ? announced.first : announced.last
    while next != end, let row = neighbor(of: next, up: movesUp, in: table), keeps(row) {
      if content.cells[row] == nil, content.geometry.row(row)?.length != 0 { return row }
      next = row
    }
    return nil
  }

  /// Makes the cell of a row, and keeps the visible rows in place if its height differs from the
  /// estimate.
  private func make(_ path: ListPath, in table: UITableView) {
    let top = visible?.first
    let start = top.flatMap { table.content.geometry.row($0)?.start }
    let length = table.content.geometry.row(path)?.length
    isPreparing = true
    let cell = table.showCell(at: path)
    isPreparing = false
    guard let cell else { return }
    if !table.isShown(cell) { undisplayed.append(cell) }
    guard table.content.geometry.row(path)?.length != length else { return }
    table.updateContentSize()
    table.setNeedsLayout()
    let now = top.flatMap { table.content.geometry.row($0)?.start }
    guard let start, let now, start != now else { return }
    table.shiftOffset(by: CGFloat(now - start))
    table.followAim()
    // The frame shows the rows and the offset at the same time.
    table.layoutIfNeeded()
  }
}
