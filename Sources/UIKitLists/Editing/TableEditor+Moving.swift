internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// Moving rows by a finger (statements 839 to 842).
extension TableEditor {
  func canLift(_ cell: UITableViewCell, in table: UITableView) -> Bool {
    isEditing && move == nil && cell.looks.canMove && table.content.path(of: cell) != nil
  }

  /// Lifts a row, which then follows the finger.
  func lift(_ cell: UITableViewCell, by press: UIGestureRecognizer, in table: UITableView) {
    guard canLift(cell, in: table), let path = table.content.path(of: cell) else { return }
    endLanding()
    table.swipes.close(animated: true, in: table)
    let finger = press.location(in: table)
    let move = RowMove(cell, at: path, by: press, grip: cell.center.y - finger.y)
    self.move = move
    cell.setReordering(true)
    animate { move.pickUp() }
    scroller.start(
      table, following: press,
      didScroll: { [weak self, weak table] in
        guard let self, let table, let move = self.move else { return }
        fingerMoved(move.press, in: table)
      })
  }

  func fingerMoved(_ press: UIGestureRecognizer, in table: UITableView) {
    guard let move, move.press === press else { return }
    move.cell.center.y = press.location(in: table).y + move.grip
    propose(in: table)
  }

  /// Drops the row at the gap, and tells the data source if that is another place (statement 842).
  func drop(_ press: UIGestureRecognizer, in table: UITableView) {
    guard move?.press === press, let move = endMove() else { return }
    landing = move
    let (origin, target) = (move.gap.origin, move.gap.target)
    if target != origin {
      // First, so that the data source can change further rows or reload the table in its method.
      table.moveLoadedRow(from: origin, to: target)
      table.dataSource?.tableView(table, moveRowAt: origin.indexPath, to: target.indexPath)
      // A reload has already ended the look of the cell, which may show another row by now.
      guard landing === move else { return }
    }
    land(move, in: table)
  }

  /// Returns the row to its place, because the system has cancelled the touch.
  func fingerWasCancelled(_ press: UIGestureRecognizer, in table: UITableView) {
    guard move?.press === press, let move = endMove() else { return }
    move.gap.target = move.gap.origin
    land(move, in: table)
  }

  /// Returns the row to its place at once, and ignores the finger from then on.
  func abandonMove(in table: UITableView) {
    guard let move = endMove() else { return }
    move.press.isEnabled = false
    move.press.isEnabled = true
    move.putDown()
    move.cell.setReordering(false)
    table.setNeedsLayout()
  }

  private func endMove() -> RowMove? {
    guard move != nil else { return nil }
    scroller.stop()
    defer { move = nil }
    return move
  }

  // MARK: The gap

  /// Asks for the target if the row hovers over another place (statement 841).
  private func propose(in table: UITableView) {
    guard let move else { return }
    let top = move.cell.center.y - move.cell.bounds.height / 2 - table.rowsOrigin
    let place = move.gap.place(for: Double(top), in: table.content.geometry)
    guard place != move.proposed else { return }
    move.proposed = place
    let answer =
      table.tableDelegate?.tableView(
        table, targetIndexPathForMoveFromRowAt: move.gap.origin.indexPath,
        toProposedIndexPath: place.indexPath) ?? place.indexPath
    // The delegate may have reloaded the table or ended editing.
    guard self.move === move else { return }
    guard let target = ListPath(at: answer), move.gap.isValid(target, in: table.content.geometry)
    else {
      Fault.report(
        "\(ViewDescription.name(table)): the delegate's target \(answer) for the moved row "
          + "\(move.gap.origin) doesn't exist; the row stays at \(move.gap.target)", about: table)
      return
    }
    guard target != move.gap.target else { return }
    move.gap.target = target
    animate { self.makeRoom(in: table) }
  }

  /// The length of the moved row, or 0 if there is none.
  func movedLength(in table: UITableView) -> Double {
    move.flatMap { table.content.geometry.row($0.gap.origin)?.length } ?? 0
  }

  /// Returns how far a row is shown below its place to make room for the moved one, in points.
  func shift(of path: ListPath, in table: UITableView) -> CGFloat {
    CGFloat(move?.gap.shift(of: path, in: table.content.geometry) ?? 0)
  }

  /// Shifts the cells, headers and footers between the moved row's place and the gap.
  func makeRoom(in table: UITableView) {
    guard let move else { return }
    for (path, cell) in table.content.cells where cell !== move.cell {
      let y = table.rowRect(path).midY + shift(of: path, in: table)
      if cell.center.y != y { cell.center.y = y }
    }
    for (section, view) in table.content.headers { shiftHeader(section, view, move, table) }
    for (section, view) in table.content.footers { shiftFooter(section, view, move, table) }
  }

  private func shiftHeader(
    _ section: Int, _ view: UIView, _ move: RowMove, _ table: UITableView
  ) {
    let geometry = table.content.geometry
    let rest = table.rectForHeader(inSection: section)
    var y = rest.minY + CGFloat(move.gap.shift(ofHeader: section, in: geometry))
    if table.style == .plain {
      // The place of statement 750, with the room for the row.
      let end =
        table.rectForFooter(inSection: section).minY
        + CGFloat(move.gap.shift(ofFooter: section, in: geometry))
      y = max(y, min(table.bounds.minY + table.adjustedContentInset.top, end - view.frame.height))
    }
    if view.frame.minY != y { view.frame.origin.y = y }
  }

  private func shiftFooter(
    _ section: Int, _ view: UIView, _ move: RowMove, _ table: UITableView
  ) {
    let geometry = table.content.geometry
    let rest = table.rectForFooter(inSection: section)
    var y = rest.minY + CGFloat(move.gap.shift(ofFooter: section, in: geometry))
    if table.style == .plain {
      let start =
        table.rectForHeader(inSection: section).maxY
        + CGFloat(move.gap.shift(ofHeader: section, in: geometry))
      let bottom = table.bounds.maxY - table.adjustedContentInset.bottom
      y = min(y, max(bottom - view.frame.height, start))
    }
    if view.frame.minY != y { view.frame.origin.y = y }
  }

  // MARK: Landing

  /// Moves the cell from the finger to its place, and the others to theirs.
  private func land(_ move: RowMove, in table: UITableView) {
    landing = move
    move.cell.setReordering(false)
    table.setNeedsLayout()
    animate {
      table.layoutIfNeeded()
    } completion: { [weak self] in
      if self?.landing === move { self?.endLanding() }
    }
  }

  func endLanding() {
    guard let landing else { return }
    self.landing = nil
    landing.putDown()
    // The card of an inset grouped table masks its corners again.
    landing.cell.table?.setNeedsLayout()
  }

  private func animate(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    UIView.animate(
      withDuration: TableMetrics.inForce.editing.moveDuration, delay: 0,
      options: .allowUserInteraction, animations: changes, completion: { _ in completion() })
  }
}

extension UITableView {
  /// Moves a row with its cell to another place, as the data source is about to do.
  func moveLoadedRow(from origin: ListPath, to target: ListPath) {
    let count = content.geometry.sections.count
    content.generation += 1
    var update = ListUpdate()
    update.movedRows = [ListUpdate.Move(from: origin, to: target)]
    let map = ListMap(update, before: count, after: count)
    content.geometry = batches.newGeometry(update, map, in: self)
    batches.moveCells(map, in: self) { _, _ in }
    content.anchor = content.anchor.flatMap { map.new($0) }
    content.aim = nil
    batches.follow(map, in: self)
    updateContentSize()
    updateSeparators()
  }
}
