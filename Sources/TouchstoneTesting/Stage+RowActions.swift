internal import Foundation
public import Testing
internal import TouchstoneInspector
public import TouchstoneKit
internal import TouchstoneReplay

/// Swipe actions and reordering of rows.
extension Stage {
  /// A side of a row, with its swipe actions.
  public enum RowSide: Sendable {
    /// The side at which a line of text begins: the left side, unless the layout is mirrored.
    case leading
    /// The side at which a line of text ends.
    case trailing
  }

  // MARK: Swipes

  /// Swipes a row to show the actions of a side, or to perform the first of them.
  ///
  /// The row is scrolled into view if necessary. When the method returns, the row has come to rest.
  /// The test fails if the swipe isn't full and no actions appear.
  ///
  ///     stage.swipe(row: IndexPath(row: 2, section: 0))                    // shows Delete
  ///     stage.swipe(row: IndexPath(row: 2, section: 0), isFull: true)      // deletes
  ///     stage.swipe(row: IndexPath(row: 2, section: 0), toShow: .leading)
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - table: The table, or `nil` for the only visible table.
  ///   - side: The side of the actions. The finger moves away from it.
  ///   - isFull: Whether the finger moves as far as the other side, which performs the first action.
  ///   - sourceLocation: The source location for failures.
  public func swipe(
    row: IndexPath, in table: UITableView? = nil, toShow side: RowSide = .trailing,
    isFull: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (table, cell) = reveal(row, table, sourceLocation) else { return }
    let (start, end) = run { swipe(over: cell, side, isFull) }
    drag(from: start, to: end, duration: isFull ? Self.fullSwipe : Self.partialSwipe)
    advance(by: Self.rowRest)
    guard !isFull else { return }
    run {
      guard !table.hasOpenRow, !cell.showingDeleteConfirmation else { return }
      fail(.noRowActions(cell, side), at: sourceLocation)
    }
  }

  /// The durations of a swipe across a part of a row and across the whole row, in seconds.
  private static let partialSwipe: TimeInterval = 0.2
  private static let fullSwipe: TimeInterval = 0.4
  /// The distance of a swipe that shows actions, in points, and its largest share of the row's width.
  ///
  /// A longer swipe may perform the first action.
  private static let swipeDistance: CGFloat = 100
  private static let swipeShare: CGFloat = 0.4
  /// The distances of a full swipe's ends from the sides of the row, in points.
  private static let swipeStart: CGFloat = 24
  private static let swipeEnd: CGFloat = 4

  /// Returns the screen points between which the finger moves.
  private func swipe(
    over cell: UITableViewCell, _ side: RowSide, _ isFull: Bool
  ) -> (start: CGPoint, end: CGPoint) {
    let row = cell.convert(cell.bounds, to: nil as UIView?)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let fromRight = (side == .trailing) != isMirrored
    let start = isFull ? Self.swipeStart : row.width / 4
    let distance =
      isFull
      ? row.width - Self.swipeStart - Self.swipeEnd
      : min(Self.swipeDistance, row.width * Self.swipeShare)
    let x = fromRight ? row.maxX - start : row.minX + start
    return (
      CGPoint(x: x, y: row.midY), CGPoint(x: fromRight ? x - distance : x + distance, y: row.midY)
    )
  }

  /// Taps an action of a row, such as one that a swipe shows.
  ///
  /// If the row shows no such action yet, it is swiped first: to its trailing actions, then to its
  /// leading ones. The test fails if neither side has the action.
  ///
  ///     stage.tap(action: "Delete", ofRow: IndexPath(row: 2, section: 0))
  public func tap(
    action title: String, ofRow row: IndexPath, in table: UITableView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (table, cell) = reveal(row, table, sourceLocation) else { return }
    var titles: [String] = []
    for side in [nil, RowSide.trailing, .leading] {
      if let side {
        closeOpenRow(of: table)
        let (start, end) = run { swipe(over: cell, side, false) }
        drag(from: start, to: end, duration: Self.partialSwipe)
        advance(by: Self.rowRest)
      }
      let shown = run { actions(of: cell, in: table) }
      titles += shown.map(\.title).filter { !titles.contains($0) }
      guard let button = shown.first(where: { $0.title == title })?.button else { continue }
      guard let point = reachablePoint(in: button, sourceLocation) else { return }
      tap(at: point)
      advance(by: Self.rowRest)
      return
    }
    run { fail(.noRowAction(title, cell, there: titles), at: sourceLocation) }
  }

  /// Closes the row that shows its actions, by a touch on another row.
  private func closeOpenRow(of table: UITableView) {
    guard run({ table.hasOpenRow }) else { return }
    let place = run {
      table.visibleCells.last { !$0.showingDeleteConfirmation }.flatMap {
        ScreenRows.point(of: $0, in: application)
      }
    }
    guard let place else { return }
    tap(at: place)
    advance(by: Self.rowRest)
  }

  /// Returns the visible buttons on the same height as a row, with their titles.
  private func actions(
    of cell: UITableViewCell, in table: UITableView
  ) -> [(title: String, button: UIView)] {
    let row = cell.convert(cell.bounds, to: table)
    return table.subviewsInTreeOrder.compactMap { view in
      guard let control = view as? UIControl, !control.isDescendant(of: cell.contentView),
        let title = control.accessibilityLabel ?? (control as? UIButton)?.currentTitle
      else { return nil }
      let frame = control.convert(control.bounds, to: table)
      return frame.width > 0 && row.contains(CGPoint(x: row.midX, y: frame.midY))
        ? (title, control) : nil
    }
  }

  // MARK: Reordering

  /// Moves a row by its reorder control, so that it has the index path of another one.
  ///
  /// The table must be in editing mode, and both rows must fit on the screen.
  ///
  ///     tableController.setEditing(true, animated: false)
  ///     stage.reorder(row: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
  public func reorder(
    row: IndexPath, to destination: IndexPath, in table: UITableView? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let (table, cell) = reveal(row, table, sourceLocation),
      existing(destination, table, sourceLocation) != nil
    else { return }
    let ends: (start: CGPoint, end: CGPoint)? = run {
      guard table.isEditing else {
        fail(.notEditing(cell, table), at: sourceLocation)
        return nil
      }
      guard ScreenRows.isVisible(destination, in: table) else {
        fail(.rowsTooFarApart(row, destination, table), at: sourceLocation)
        return nil
      }
      let start = handle(of: cell)
      var target = table.convert(table.rectForRow(at: destination), to: nil as UIView?).midY
      // The rows above the destination in a lower section move up, into the place of the lifted row.
      if destination.section > row.section { target -= cell.bounds.height }
      return (start, CGPoint(x: start.x, y: target))
    }
    guard let ends else { return }
    let finger = touch(at: ends.start, sourceLocation: sourceLocation)
    advance(by: Self.liftPause)
    finger.move(to: ends.end, duration: Self.moveDuration)
    advance(by: Self.liftPause)
    finger.lift()
    advance(by: Self.rowRest)
  }

  /// The times in seconds in which a row is lifted, and in which it is moved.
  private static let liftPause: TimeInterval = 0.3
  private static let moveDuration: TimeInterval = 0.5
  /// The distance of the reorder control's center from the trailing edge, in points, if the control
  /// itself isn't known.
  private static let handleInset: CGFloat = 22

  /// Returns the screen point of a cell's reorder control.
  private func handle(of cell: UITableViewCell) -> CGPoint {
    if let control = cell.subviewsInTreeOrder.first(where: { $0 is any MovesRow }) {
      let frame = control.convert(control.bounds, to: nil as UIView?)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let row = cell.convert(cell.bounds, to: nil as UIView?)
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGPoint(
      x: isMirrored ? row.minX + Self.handleInset : row.maxX - Self.handleInset, y: row.midY)
  }
}
