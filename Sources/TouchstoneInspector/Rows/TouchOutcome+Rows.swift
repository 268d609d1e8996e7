internal import TouchstoneKit
internal import TouchstoneTrace

// Touches on the rows of tables.
@MainActor
extension TouchOutcome {
  /// The reason that the touch didn't select the row that it began on.
  ///
  /// `nil` if the row was selected, if the touch isn't on a row or is still in progress, or if it is
  /// on a control or was recognized by a recognizer in the row.
  package var rowAccount: TouchExplanation.Diagnosis? { rowAdvice?.account }

  /// ``rowAccount`` if the app certainly made a mistake, even if the touch had another effect.
  ///
  /// A cell that doesn't forward touches, and a tap recognizer on the whole table, aren't meant to
  /// disable the rows. A text view in a cell may be.
  var rowMistake: TouchExplanation.Diagnosis? {
    guard let rowAdvice else { return nil }
    switch rowAdvice.obstacle {
    case .override(let responder): return responder === rowAdvice.cell ? rowAdvice.account : nil
    case .recognizer: return rowAdvice.account
    default: return nil
    }
  }

  /// ``rowAccount`` if the touch had no effect other than to close another row, and if no recognizer
  /// waits to have one.
  ///
  /// `nil` also if a class of the app has received the touch, because it may have used the touch.
  package var vainRowAccount: TouchExplanation.Diagnosis? {
    guard let rowAdvice, !isWaiting, !reachedOverride else { return nil }
    switch rowAdvice.obstacle {
    case .refused(.closedSwipe): return rowAdvice.account
    case .cellIsOff, .selectionIsOff, .editing, .refused: return hasEffect ? nil : rowAdvice.account
    case .drag, .keeper, .override, .recognizer: return nil
    }
  }

  private var rowAdvice: RowAdvice? {
    guard let hit = view?.object as? UIView,
      let (cell, table) = UITableViewCell.row(
        of: hit, at: point.map { CGPoint(x: $0.x, y: $0.y) }),
      let obstacle = obstacle(hit, cell, table)
    else { return nil }
    return RowAdvice(obstacle: obstacle, cell: cell, table: table)
  }

  private func obstacle(
    _ hit: UIView, _ cell: UITableViewCell, _ table: UITableView
  ) -> RowObstacle? {
    if !cell.isUserInteractionEnabled { return .cellIsOff(cell) }
    let isOnControl = LinkWalk(hit, \.superview).prefix { $0 !== cell }
      .contains(where: \.isControlInRow)
    guard !isOnControl, !isHandledInside(cell) else { return nil }
    if let latest = table.latestRowTouch?.touch, latest == touch { return nil }
    if let taken = taking(from: cell, in: table) { return taken }
    // Before its delivery, a touch is held back.
    guard !begun.isEmpty else { return nil }
    if !begun.contains(where: { $0.object === table }) {
      return begun.lazy.compactMap { keeper($0, in: cell) }.first
    }
    if let settings = RowObstacle.settings(of: table) { return settings }
    guard let refusal = table.selectionRefusal else { return nil }
    return RowObstacle.keeper(from: hit, in: cell) ?? .refused(refusal)
  }

  /// Returns whether a recognizer of the app in the row was recognized.
  private func isHandledInside(_ cell: UITableViewCell) -> Bool {
    attempts.contains { attempt in
      guard attempt.verdict == .recognized, attempt.isProgramsOwn,
        let place = attempt.view?.object as? UIView
      else { return false }
      return place.isDescendant(of: cell)
    }
  }

  /// Returns the scroll view or the recognizer that took the touch from a row.
  private func taking(from cell: UITableViewCell, in table: UITableView) -> RowObstacle? {
    guard case .taken(_, _, let way)? = taking?.step,
      let recognizer = way.recognizer?.object as? UIGestureRecognizer, let place = recognizer.view
    else { return nil }
    if recognizer.closesOpenRow { return .refused(.closedSwipe) }
    if let scrollView = place as? UIScrollView, scrollView.panGestureRecognizer === recognizer {
      return .drag(scrollView, distance: movedDistance, seconds: (taking?.time ?? 0) - (start ?? 0))
    }
    let isAround = table.isDescendant(of: place)
    return isAround && !recognizer.isHiddenPart ? .recognizer(recognizer) : nil
  }

  /// The distance between the beginning of the touch and the last location of the finger, in points.
  private var movedDistance: Double {
    guard let point, let lastPoint else { return 0 }
    let (dx, dy) = (lastPoint.x - point.x, lastPoint.y - point.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Returns the obstacle that a called responder is, if it is in the row or is its cell.
  private func keeper(_ responder: TraceSubject, in cell: UITableViewCell) -> RowObstacle? {
    guard let object = responder.object as? UIResponder else { return nil }
    let isInside = (object as? UIView)?.isDescendant(of: cell) ?? false
    guard isInside else { return nil }
    if !object.ownTouchMethods.isEmpty { return .override(object) }
    guard let view = object as? UIView, view !== cell else { return nil }
    return view is any UITextInput || view is UIScrollView ? .keeper(view) : nil
  }
}
