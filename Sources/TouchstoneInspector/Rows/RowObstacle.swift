internal import TouchstoneKit
internal import TouchstoneTrace

/// The reason that a touch on a row doesn't select it.
@MainActor
enum RowObstacle {
  /// A scroll view took the touch, because the finger moved by a distance in points within a time
  /// in seconds.
  case drag(UIScrollView, distance: Double, seconds: Double)
  /// A view in the row handles touches and doesn't forward them, as a text view does.
  case keeper(UIView)
  /// A class of the app overrides touch methods without calling `super`.
  case override(UIResponder)
  /// A recognizer of the table or of a view around it cancels touches.
  case recognizer(UIGestureRecognizer)
  /// User interaction is disabled in the cell.
  case cellIsOff(UITableViewCell)
  /// The table doesn't allow selection.
  case selectionIsOff
  /// The table is being edited and doesn't allow selection during editing.
  case editing
  /// The delegate refused, or the touch ended otherwise without selecting the row.
  case refused(SelectionRefusal)
}

extension RowObstacle {
  /// Finds the reason that can be known before a touch, or `nil` if a touch at the view would select
  /// the row.
  ///
  /// Views that are meant to be touched in place of the row, such as a button, aren't obstacles.
  /// While a row shows its swipe actions, they aren't reached either.
  init?(before hit: UIView, at point: CGPoint) {
    guard let (cell, table) = UITableViewCell.row(of: hit, at: point) else { return nil }
    if table.hasOpenRow {
      self = .refused(.closedSwipe)
      return
    }
    guard !hit.isInControl else { return nil }
    guard cell.isUserInteractionEnabled else {
      self = .cellIsOff(cell)
      return
    }
    let keeper = Self.keeper(from: hit, in: cell)
    let found = keeper ?? Self.recognizer(over: cell, in: table) ?? Self.settings(of: table)
    guard let found else { return nil }
    self = found
  }

  /// Returns the text view or scroll view in the cell that keeps touches at a view.
  static func keeper(from hit: UIView, in cell: UITableViewCell) -> RowObstacle? {
    let inside = LinkWalk(hit, \.superview).prefix { $0 !== cell }
    return inside.first { $0 is any UITextInput || $0 is UIScrollView }.map { .keeper($0) }
  }

  /// Returns a tap recognizer of the table or of a view around it that takes each tap.
  static func recognizer(
    over cell: UITableViewCell, in table: UITableView
  ) -> RowObstacle? {
    let recognizers = LinkWalk(table as UIView, \.superview).lazy.flatMap { $0.touchRecognizers }
    return recognizers.first { $0.takesEachTap }.map { .recognizer($0) }
  }

  /// Returns the setting of a table that prevents selection.
  static func settings(of table: UITableView) -> RowObstacle? {
    if table.isEditing {
      let isAllowed =
        table.allowsSelectionDuringEditing || table.allowsMultipleSelectionDuringEditing
      return isAllowed ? nil : .editing
    }
    return table.allowsSelection || table.allowsMultipleSelection ? nil : .selectionIsOff
  }
}

extension UITableViewCell {
  /// Returns the cell of the row that contains a view, and its table.
  ///
  /// A touch on a cell without user interaction hits the table. Its cell is the one at the point, in
  /// screen coordinates.
  static func row(of hit: UIView, at point: CGPoint?) -> (cell: UITableViewCell, UITableView)? {
    if let cell = hit.rowView as? UITableViewCell, let table = cell.shownRow?.list as? UITableView {
      return (cell, table)
    }
    guard let table = hit as? UITableView, let point, let window = table.window else { return nil }
    let place = table.convert(window.convert(point, from: nil as UIWindow?), from: window)
    let cell = table.visibleCells.first { $0.frame.contains(place) && !$0.isUserInteractionEnabled }
    return cell.map { ($0, table) }
  }
}

extension UIView {
  /// Whether the view is a control or in one, so that a touch isn't meant for the row around it.
  ///
  /// The reorder control of a row counts, although it isn't a `UIControl`.
  fileprivate var isInControl: Bool {
    LinkWalk(self, \.superview).contains { $0.isControlInRow }
  }

  /// Whether the view is a control or the reorder control of a row.
  var isControlInRow: Bool { self is UIControl || self is any MovesRow }
}

extension UIGestureRecognizer {
  /// Whether the recognizer closes the row that shows its swipe actions, and consumes the touch.
  var closesOpenRow: Bool { (view as? UITableView)?.closesOpenRow(by: self) ?? false }

  /// Whether the recognizer takes each single tap from the views under it.
  ///
  /// Recognizers with a delegate are excluded, because the delegate may reject the tap, and so are
  /// the framework's own ones.
  fileprivate var takesEachTap: Bool {
    if takesEveryTouch { return true }
    guard let tap = self as? UITapGestureRecognizer, !isHiddenPart else { return false }
    return tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
      && tap.cancelsTouchesInView && tap.delegate == nil
  }
}
