internal import Foundation
public import Testing
internal import TouchstoneInspector
public import TouchstoneKit
internal import TouchstoneReplay

/// Rows of tables by their index paths.
extension Stage {
  // MARK: Cells

  /// Returns the cell of a row, or fails the test and returns `nil` if the table shows none.
  ///
  /// A table has cells for the rows on the screen only. This method scrolls nothing.
  ///
  ///     #expect(stage.cell(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "Milk")
  ///
  /// If `table` is `nil`, the row is one of the only visible table.
  public func cell(
    at row: IndexPath, in table: UITableView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> UITableViewCell? {
    guard let table = existing(row, table, sourceLocation) else { return nil }
    return run {
      if let cell = table.cellForRow(at: row) { return cell }
      fail(.noCell(row, table), at: sourceLocation)
      return nil
    }
  }

  /// Scrolls until a whole row is visible, or the middle of a row that is higher than the table.
  ///
  /// A row that is visible isn't scrolled. The test fails if the table can't scroll that far.
  public func scroll(
    toRow row: IndexPath, in table: UITableView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    _ = reveal(row, table, sourceLocation)
  }

  // MARK: Taps

  /// Scrolls a row into view if necessary, and taps it.
  ///
  /// The finger touches the middle of the row, or a point next to it if a control is in the middle.
  /// The row is selected when the method returns. The test fails if the row doesn't exist, if no
  /// touch reaches it, if the table or its delegate refuses the selection, or if the tap has no
  /// effect. If that is intended, say so with `expecting`:
  ///
  ///     stage.tap(row: IndexPath(row: 12, section: 0))
  ///     stage.tap(row: IndexPath(row: 0, section: 1), in: settings, expecting: .nothing)
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - table: The table, or `nil` for the only visible table.
  ///   - count: The number of taps.
  ///   - expectation: The expected effect.
  ///   - sourceLocation: The source location for failures.
  public func tap(
    row: IndexPath, in table: UITableView? = nil, count: Int = 1,
    expecting expectation: Expectation = .effect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (cell, point) = touchable(row, table, sourceLocation) else { return }
    let hand = { self.tapRow(at: point, count) }
    guard expectation == .effect else {
      return expect(expectation, on: cell, sourceLocation, of: hand)
    }
    guard let outcome = outcome(of: hand) else { return }
    run {
      guard let account = outcome.vainRowAccount ?? outcome.vainAccount else { return }
      fail(.inVain(cell, account), at: sourceLocation)
    }
  }

  /// Scrolls a row of the table with a name into view if necessary, and taps it.
  public func tap(
    row: IndexPath, in table: String, count: Int = 1,
    expecting expectation: Expectation = .effect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let table = self.table(table, sourceLocation) else { return }
    tap(
      row: row, in: table, count: count, expecting: expectation, sourceLocation: sourceLocation)
  }

  /// Taps a row, and fails the test with the reason if the tap doesn't select or deselect it.
  ///
  /// A row that its app deselects at once, as many do in `tableView(_:didSelectRowAt:)`, counts as
  /// selected.
  public func select(
    row: IndexPath, in table: UITableView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (_, point) = touchable(row, table, sourceLocation),
      let outcome = outcome(of: { tapRow(at: point, 1) })
    else { return }
    run {
      if let account = outcome.rowAccount { fail(.notSelected(account), at: sourceLocation) }
    }
  }

  /// Holds a finger down on a row, which is scrolled into view if necessary.
  public func longPress(
    row: IndexPath, in table: UITableView? = nil, duration: TimeInterval = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (_, point) = touchable(row, table, sourceLocation) else { return }
    longPress(at: point, duration: duration)
  }

  /// Holds a finger down on a row of the table with a name.
  public func longPress(
    row: IndexPath, in table: String, duration: TimeInterval = 0.6,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let table = self.table(table, sourceLocation) else { return }
    longPress(row: row, in: table, duration: duration, sourceLocation: sourceLocation)
  }

  private func tapRow(at point: CGPoint, _ count: Int) {
    tap(at: point, count: count)
    showSelection()
  }

  /// Shows the frame at whose end a table selects the tapped row, without advancing the clock.
  func showSelection() { run { if application.loop.hasUnseen { application.loop.show() } } }

  // MARK: Finding rows

  /// Returns the table with a name, or fails the test and returns `nil`.
  private func table(_ name: String, _ sourceLocation: SourceLocation) -> UITableView? {
    guard let view = view(name, sourceLocation: sourceLocation) else { return nil }
    if let table = view as? UITableView { return table }
    run { fail(.isNoTable(view), at: sourceLocation) }
    return nil
  }

  /// Returns the given table or the only visible one if it has a row, or fails the test.
  func existing(
    _ row: IndexPath, _ table: UITableView?, _ sourceLocation: SourceLocation
  ) -> UITableView? {
    run {
      application.loop.show()
      let tables = ScreenRows.tables(in: application)
      guard let table = table ?? (tables.count == 1 ? tables.first : nil) else {
        fail(.notOneTable(tables), at: sourceLocation)
        return nil
      }
      guard row.count == 2, row.section >= 0, row.section < table.numberOfSections, row.row >= 0,
        row.row < table.numberOfRows(inSection: row.section)
      else {
        fail(.noRow(row, table), at: sourceLocation)
        return nil
      }
      return table
    }
  }

  /// Scrolls a row into view, and returns its table and cell.
  func reveal(
    _ row: IndexPath, _ table: UITableView?, _ sourceLocation: SourceLocation
  ) -> (table: UITableView, cell: UITableViewCell)? {
    guard let table = existing(row, table, sourceLocation) else { return nil }
    // Heights are estimates until the rows are shown, so that one distance may not be enough.
    for _ in 0..<Self.mostScrolls where run({ !ScreenRows.isVisible(row, in: table) }) {
      guard let (place, distance) = run({ scrolling(to: row, in: table) }) else { break }
      scroll(at: place, by: CGVector(dx: 0, dy: distance))
      advance(by: Self.rowRest)
    }
    return run {
      application.loop.show()
      guard ScreenRows.isVisible(row, in: table), let cell = table.cellForRow(at: row) else {
        fail(.rowOutOfReach(row, table), at: sourceLocation)
        return nil
      }
      return (table, cell)
    }
  }

  /// Scrolls a row into view, and returns its cell and the point at which to tap it.
  private func touchable(
    _ row: IndexPath, _ table: UITableView?, _ sourceLocation: SourceLocation
  ) -> (cell: UITableViewCell, point: CGPoint)? {
    guard let (_, cell) = reveal(row, table, sourceLocation) else { return nil }
    if let point = run({ ScreenRows.point(of: cell, in: application) }) { return (cell, point) }
    return reachablePoint(in: cell, sourceLocation).map { (cell, $0) }
  }

  /// The number of times that a table is scrolled toward a row.
  private static let mostScrolls = 4
  /// The time in which overscrolled content bounces back and rows move, in seconds.
  static let rowRest: TimeInterval = 0.6

  /// Returns the screen point and the vertical distance for scrolling a row to the middle.
  private func scrolling(to row: IndexPath, in table: UITableView) -> (CGPoint, CGFloat)? {
    let visible = table.convert(table.bounds, to: nil as UIView?).intersection(window.bounds)
    guard !visible.isNull, !visible.isEmpty else { return nil }
    let distance = table.rectForRow(at: row).midY - ScreenRows.visiblePart(of: table).midY
    return (CGPoint(x: visible.midX, y: visible.midY), distance)
  }
}
