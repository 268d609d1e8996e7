@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The object that decides about a table's swipes and follows the finger.
@MainActor
final class SwipeGestureDelegate: NSObject, DelegateForView {
  weak var table: UITableView?
  /// The cell that the finger has touched.
  private weak var cell: UITableViewCell?
  /// The row to open if the swipe begins.
  private var offer: SwipeOffer?
  /// The reason that the last swipe didn't begin, or `nil` if it began.
  private(set) var refusal: SwipeRefusal?

  var servedView: UIView? { table }

  // MARK: Touches

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let table else { return false }
    let swipes = table.swipes
    if gestureRecognizer === swipes.closer { return swipes.isOpen && !swipes.isOnActions(touch) }
    if swipes.isOpen { return swipes.isOnOpenRow(touch) }
    guard !table.editor.isEditing, let view = touch.view, !takesSwipes(view, in: table),
      let row = table.row(containing: view)
    else { return false }
    cell = row.cell
    return true
  }

  /// Returns whether a view or a view around it follows horizontal movements itself (statement
  /// 816).
  private func takesSwipes(_ view: UIView, in table: UITableView) -> Bool {
    LinkWalk(view) { $0 === table ? nil : $0.superview }.contains { view in
      if view is UISlider || view is UISwitch { return true }
      guard let scrollView = view as? UIScrollView, scrollView !== table,
        scrollView.isScrollEnabled
      else { return false }
      // No direction stands for both axes.
      return scrollView.dragDirection.map { $0.x.magnitude > $0.y.magnitude } ?? true
    }
  }

  // MARK: Beginning

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table, gestureRecognizer === table.swipes.pan else { return true }
    refusal = findOffer(in: table)
    return refusal == nil
  }

  /// Asks for the actions of the touched row (statement 820, 821, 822), and returns the reason
  /// that the swipe can't begin, or `nil`.
  private func findOffer(in table: UITableView) -> SwipeRefusal? {
    offer = nil
    let way = table.swipes.pan.translation(in: table)
    guard way.x.magnitude > way.y.magnitude else { return .isVertical }
    // A finger moves the open row further or back.
    if table.swipes.isOpen { return nil }
    guard !table.editor.isEditing else { return .isEditing }
    guard let cell, let path = table.content.path(of: cell) else { return .hasNoRow }
    let side = SwipeSide.opened(by: way.x, in: table)
    let configuration = table.swipeConfiguration(side, at: path)
    switch configuration {
    case .success(let configuration):
      offer = SwipeOffer(cell: cell, side: side, configuration: configuration)
      return nil
    case .failure(let refusal): return refusal
    }
  }

  // MARK: Following the finger

  func follow() {
    guard let table else { return }
    switch table.swipes.pan.state {
    case .began:
      begin(in: table)
      drag(in: table)
    case .changed: drag(in: table)
    case .ended: lift(isCancelled: false, in: table)
    case .cancelled, .failed: lift(isCancelled: true, in: table)
    case .possible: break
    }
  }

  private func begin(in table: UITableView) {
    if let open = table.swipes.open {
      open.motion = nil
      open.dragStart = open.wanted(at: open.offset)
    } else if let offer {
      table.swipes.begin(offer, in: table)
    }
    offer = nil
  }

  /// Returns the part of a vector that opens a row.
  private func opening(_ way: CGPoint, _ row: SwipedRow) -> CGFloat {
    row.isAtRightEdge ? -way.x : way.x
  }

  private func drag(in table: UITableView) {
    guard let row = table.swipes.open else { return }
    row.drag(by: opening(table.swipes.pan.translation(in: table), row))
  }

  /// Opens or closes the row, or performs its first action (statement 830, 832, 833).
  private func lift(isCancelled: Bool, in table: UITableView) {
    let swipes = table.swipes
    guard let row = swipes.open, row.dragStart != nil else { return }
    row.dragStart = nil
    guard !isCancelled else { return swipes.close(animated: true, in: table) }
    if row.actions.isArmed, let action = row.configuration.actions.first,
      let button = row.actions.first
    {
      swipes.move(row, to: row.home.width, in: table)
      return swipes.perform(action, of: row, from: button, in: table)
    }
    let metrics = SwipeMetrics.inForce
    var velocity = opening(swipes.pan.velocity(in: table), row)
    if velocity.magnitude < metrics.restingSpeed { velocity = 0 }
    let opens = velocity == 0 ? row.offset > row.openWidth * metrics.openShare : velocity > 0
    if opens {
      swipes.move(row, to: row.openWidth, velocity: velocity, in: table)
    } else {
      swipes.close(animated: true, velocity, in: table)
    }
  }

  /// Closes the open row after a touch outside its actions (statement 826, 827).
  func closeByTouch() {
    guard let table, table.swipes.open?.dragStart == nil else { return }
    switch table.swipes.closer.state {
    case .began, .ended:
      table.choice.lastRefusal = .closedSwipe
      table.swipes.close(animated: true, in: table)
    default: break
    }
  }
}
