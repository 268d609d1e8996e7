internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The swipe actions of a table's rows.
///
/// The editing state of a row ends when the row begins to close, not when it has closed. From then
/// on, the rest of the movement is only to be seen.
@MainActor
final class TableSwipes {
  let pan = RowSwipeGestureRecognizer()
  let closer = OpenRowTouchRecognizer()
  let gestures = SwipeGestureDelegate()
  private let ticker = SwipeTicker()
  /// The row that shows its actions, or `nil` if there is none.
  var open: SwipedRow? {
    didSet {
      // The recognizer that closes the row finishes its own touch first.
      if open != nil || closer.state == .possible { closer.isEnabled = open != nil }
    }
  }
  /// The row that no longer shows its actions but still moves to its place, or `nil`.
  var closing: SwipedRow?
  /// The rows whose cells leave the table in an animation, and keep their places until then.
  var leaving: [SwipedRow] = []
  /// The size of the table, and the distance of the open row from its top, at the last layout.
  var known: SwipePlacement?
  /// The row whose action is being performed, or `nil` if there is none.
  var performing: ListPath?

  /// Whether a row shows its actions.
  var isOpen: Bool { open != nil }

  /// Adds the recognizers to the table.
  func prepare(_ table: UITableView) {
    gestures.table = table
    pan.maximumNumberOfTouches = 1
    pan.delaysTouchesEnded = false
    pan.delegate = gestures
    closer.delaysTouchesBegan = true
    closer.isEnabled = false
    closer.delegate = gestures
    closer.isOnOpenRow = { [weak self] touch in self?.isOnOpenRow(touch) == true }
    pan.addTarget(gestures, action: SwipeGestureDelegate.follow)
    closer.addTarget(gestures, action: SwipeGestureDelegate.closeByTouch)
    table.addGestureRecognizer(pan)
    table.addGestureRecognizer(closer)
  }

  func allows(_ recognizer: UIGestureRecognizer, in table: UITableView) -> Bool { true }

  /// Returns whether a touch closes the open row and does nothing more (statement 826).
  func takes(_ touch: UITouch, in table: UITableView) -> Bool {
    guard let open, !isOnActions(touch) else { return false }
    if open.dragStart == nil { close(animated: true, in: table) }
    return true
  }

  /// Returns whether a touch is on the actions of the open row.
  func isOnActions(_ touch: UITouch) -> Bool {
    guard let open, let view = touch.view else { return false }
    return view.isDescendant(of: open.actions)
  }

  /// Returns whether a touch is on the open row or its actions.
  func isOnOpenRow(_ touch: UITouch) -> Bool {
    guard let open, let view = touch.view else { return false }
    return view.isDescendant(of: open.cell) || isOnActions(touch)
  }

  // MARK: Opening

  /// Begins to open a row by a finger (statement 823).
  func begin(_ offer: SwipeOffer, in table: UITableView) {
    guard let row = add(offer, to: table) else { return }
    row.dragStart = 0
    table.tableDelegate?.tableView(table, willBeginEditingRowAt: row.path.indexPath)
    // The delegate may have reloaded the table.
    guard open === row else { return }
    show(row)
    // Overrides of the cell's methods are app code, too.
    if open === row { row.cell.setEditing(true, animated: true) }
  }

  /// Shows or hides the actions of an edited row, because its minus sign was tapped
  /// (statement 838).
  func toggle(_ cell: UITableViewCell, in table: UITableView) {
    let wasOpen = open?.cell === cell
    close(animated: true, in: table)
    guard !wasOpen, let path = table.content.path(of: cell) else { return }
    let configuration = table.confirmation(at: path)
    // The delegate may have changed the rows or ended editing.
    guard table.editor.isEditing, !isOpen, table.content.path(of: cell) == path,
      let row = add(
        SwipeOffer(cause: .sign, cell: cell, side: .trailing, configuration: configuration),
        to: table)
    else { return }
    show(row)
    if open === row { move(row, to: row.openWidth, in: table) }
  }

  /// Sets the states of the cell of a row that opens.
  private func show(_ row: SwipedRow) {
    row.cell.willTransition(to: row.openStates)
    guard open === row else { return }
    row.cell.looks.states = row.openStates
    row.cell.looks.isSwiped = true
    row.cell.setNeedsUpdateConfiguration()
  }

  /// Adds the actions of a row to the table, still hidden, and returns the row.
  private func add(_ offer: SwipeOffer, to table: UITableView) -> SwipedRow? {
    guard let path = table.content.path(of: offer.cell) else { return nil }
    finishClosing()
    let row = SwipedRow(offer, at: path, home: table.rowRect(path), in: table) {
      [weak self, weak table] row, action, button in
      if let self, let table { perform(action, of: row, from: button, in: table) }
    }
    row.cardCorners = table.cardCorners(at: path)
    open = row
    known = placement(of: row, in: table)
    return row
  }

  /// Moves a row without a finger, at once if `animated` is `false`.
  func move(
    _ row: SwipedRow, to target: CGFloat, velocity: CGFloat = 0, animated: Bool = true,
    in table: UITableView
  ) {
    row.dragStart = nil
    guard animated, UIView.areAnimationsEnabled, table.window != nil else {
      row.motion = nil
      row.offset = target
      return arrived(row)
    }
    let metrics = SwipeMetrics.inForce
    row.motion = SwipeMotion(
      from: row.offset, to: target, velocity: velocity,
      spring: velocity == 0 ? metrics.resting : metrics.thrown, at: table.ownApplication.now)
    ticker.start(table)
  }

  /// Moves the rows to their places at the time of a frame.
  func frame(at time: Double, in table: UITableView) {
    step(closing, at: time)
    step(open, at: time)
    if open?.motion == nil, closing?.motion == nil { ticker.stop() }
  }

  private func step(_ row: SwipedRow?, at time: Double) {
    guard let row, let motion = row.motion else { return }
    row.offset = min(row.home.width, max(0, motion.offset(at: time)))
    guard motion.isOver(at: time) else { return }
    row.motion = nil
    arrived(row)
  }

  private func arrived(_ row: SwipedRow) {
    if row === closing { return finishClosing() }
    guard row === open, !row.hasOpened else { return }
    row.hasOpened = true
    row.cell.didTransition(to: row.openStates)
  }

  // MARK: Closing

  /// Closes the open row (statement 827).
  func close(animated: Bool, in table: UITableView) { close(animated: animated, 0, in: table) }

  /// Closes the open row, which moves with a velocity in points per second.
  func close(animated: Bool, _ velocity: CGFloat, in table: UITableView) {
    guard let row = open else {
      if !animated { finishClosing() }
      return
    }
    let isShown = table.content.cell(at: row.path) === row.cell
    end(row, at: isShown ? row.path.indexPath : nil, in: table) {
      move(row, to: 0, velocity: velocity, animated: animated && isShown, in: table)
    }
  }

  /// Ends the editing state of a row, which is `nil` if it doesn't exist anymore (statement 825),
  /// and then moves its cell by `move`.
  func end(
    _ row: SwipedRow, at path: IndexPath?, in table: UITableView, move: () -> Void
  ) {
    finishClosing()
    open = nil
    closing = row
    known = nil
    row.actions.isUserInteractionEnabled = false
    cancelGesture(of: row)
    row.cell.willTransition(to: row.restStates)
    row.cell.looks.states = row.restStates
    row.cell.looks.isSwiped = false
    if row.isSwipe { row.cell.setEditing(false, animated: true) }
    row.cell.setNeedsUpdateConfiguration()
    if closing === row { move() }
    if row.isSwipe { table.tableDelegate?.tableView(table, didEndEditingRowAt: path) }
  }

  /// Ends the finger's swipe, because its row closes.
  private func cancelGesture(of row: SwipedRow) {
    guard row.dragStart != nil else { return }
    row.dragStart = nil
    pan.isEnabled = false
    pan.isEnabled = true
  }

  private func finishClosing() {
    guard let row = closing else { return }
    closing = nil
    row.motion = nil
    row.offset = 0
    row.actions.removeFromSuperview()
    row.hasClosed()
    if open == nil { ticker.stop() }
  }
}

/// The size of a table and the place of its open row, in points.
struct SwipePlacement {
  let width: CGFloat
  /// The vertical offset of the content.
  let offset: CGFloat
  /// The distance of the row from the top of the visible part.
  let distance: CGFloat
}
