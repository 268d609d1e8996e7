internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// Touches and presses on rows, until the finger or key is lifted.
extension TableSelection {
  // MARK: Touches

  /// Highlights the touched row, and returns whether the table consumes the touch.
  func begin(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
    guard let touch = touches.first else { return false }
    endFinishedContact(in: table)
    if table.swipes.takes(touch, in: table) {
      lastRefusal = .closedSwipe
      if contact == nil { contact = RowContact(touch, on: nil) }
      return true
    }
    // Rows are touched one at a time (statement 801).
    guard contact == nil else { return false }
    lastRefusal = nil
    guard let path = row(touchedBy: touch, in: table) else { return false }
    guard table.selectsRowsByTouch else {
      lastRefusal = .selectionOff
      return false
    }
    begin(RowContact(touch, on: path), in: table)
    return true
  }

  /// Returns the row that a touch is on, or `nil` over headers and gaps and over a cell that
  /// receives no touches.
  private func row(touchedBy touch: UITouch, in table: UITableView) -> ListPath? {
    guard let view = touch.view else { return nil }
    if let (cell, path) = table.row(containing: view) {
      guard cell.isUserInteractionEnabled else {
        lastRefusal = .cellDisabled
        return nil
      }
      guard keepsTouch(from: view, upTo: cell) else { return path }
      lastRefusal = .contentKeepsTouch
    } else if view === table, let path = table.row(at: touch.location(in: table)),
      table.content.cell(at: path)?.isUserInteractionEnabled == false
    {
      lastRefusal = .cellDisabled
    }
    return nil
  }

  /// Returns whether a scroll view in a cell keeps a touch from the row (statement 805).
  ///
  /// A scroll view with its own touch methods has forwarded the touch deliberately.
  private func keepsTouch(from view: UIView, upTo cell: UITableViewCell) -> Bool {
    var next: UIView? = view
    while let current = next, current !== cell {
      if current is UIScrollView {
        let base: AnyClass = current is UITableView ? UITableView.self : UIScrollView.self
        if !ResponderOverrides.hasOwnTouches(type(of: current), comparedWith: base) { return true }
      }
      next = current.superview
    }
    return false
  }

  /// Ends a contact whose end didn't reach the table, because its cell has left the table.
  private func endFinishedContact(in table: UITableView) {
    guard let contact, contact.isFinished else { return }
    end(contact, selects: false, in: table)
  }

  /// Ends the highlight if the finger has left the row, and begins it again if it is back
  /// (statement 781). The delegate isn't asked again whether the row may be highlighted.
  func move(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
    guard let (contact, touch) = contact(of: touches) else { return false }
    let isInside = isInside(touch, contact, table)
    if isInside, !contact.isHighlighted { highlight(contact, in: table) }
    if !isInside, contact.isHighlighted {
      unhighlight(contact, in: table)
      restoreSuspended(in: table)
    }
    return true
  }

  /// Ends the highlight, and selects the row at the end of the frame (statement 782).
  func end(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
    guard let (contact, touch) = contact(of: touches) else { return false }
    let isInside = isInside(touch, contact, table)
    if contact.path != nil, !isInside { lastRefusal = .leftRow }
    end(contact, selects: isInside, in: table)
    return true
  }

  /// Ends the highlight and selects nothing (statement 779).
  func cancel(_ touches: Set<UITouch>, in table: UITableView) -> Bool {
    guard let (contact, _) = contact(of: touches) else { return false }
    if contact.path != nil {
      let pan = table.panGestureRecognizer.state
      let scrolls = table.isDragging || pan == .began || pan == .changed
      lastRefusal = scrolls ? .scrolled : .cancelledByRecognizer
    }
    end(contact, selects: false, in: table)
    return true
  }

  private func contact(of touches: Set<UITouch>) -> (RowContact, UITouch)? {
    guard let contact, let touch = touches.first(where: { $0 === contact.source }) else {
      return nil
    }
    return (contact, touch)
  }

  private func isInside(_ touch: UITouch, _ contact: RowContact, _ table: UITableView) -> Bool {
    contact.path.map { table.rowRect($0).contains(touch.location(in: table)) } ?? false
  }

  // MARK: Presses

  /// Highlights the row with the focus, and returns whether the table consumes the press
  /// (statement 981).
  func begin(_ press: UIPress, in table: UITableView) -> Bool {
    endFinishedContact(in: table)
    guard press.selects, contact == nil, let path = focusedRow(of: table) else { return false }
    lastRefusal = nil
    guard table.selectsRowsByTouch else {
      lastRefusal = .selectionOff
      return false
    }
    begin(RowContact(press, on: path), in: table)
    return true
  }

  /// Ends the highlight of a press, and returns whether the press was on a row.
  ///
  /// The row is selected if `selects` is `true` and it still has the focus.
  func end(_ press: UIPress, selects: Bool, in table: UITableView) -> Bool {
    guard let contact, contact.source === press else { return false }
    let isFocused = contact.path != nil && focusedRow(of: table) == contact.path
    end(contact, selects: selects && isFocused, in: table)
    return true
  }

  /// Returns the row whose cell itself has the focus, or `nil`.
  private func focusedRow(of table: UITableView) -> ListPath? {
    let item = UIFocusSystem.focusSystem(for: table)?.focusedItem
    guard let cell = item as? UITableViewCell, cell.table === table else { return nil }
    return table.content.path(of: cell)
  }

  // MARK: Both

  private func begin(_ contact: RowContact, in table: UITableView) {
    guard let path = contact.path else { return }
    self.contact = contact
    let delegate = table.tableDelegate
    if delegate?.tableView(table, shouldHighlightRowAt: path.indexPath) == false {
      if contact.path != nil { lastRefusal = .shouldHighlightFalse }
      contact.path = nil
    }
    // The delegate may have ended the contact.
    if self.contact === contact { highlight(contact, in: table) }
  }

  private func end(_ contact: RowContact, selects: Bool, in table: UITableView) {
    let wasHighlighted = contact.isHighlighted
    var tap: RowTap?
    // Before the delegate is told, so that the tap follows the delegate's batches.
    if selects, wasHighlighted, let path = contact.path {
      let new = RowTap(path)
      new.touch = (contact.source as? UITouch)?.hash
      taps.append(new)
      tap = new
    }
    unhighlight(contact, in: table)
    if self.contact === contact { self.contact = nil }
    if let tap { performAtEndOfFrame(tap, in: table) } else { restoreSuspended(in: table) }
  }

  private func highlight(_ contact: RowContact, in table: UITableView) {
    guard let path = contact.path else { return }
    contact.isHighlighted = true
    table.content.cell(at: path)?.setHighlighted(true, animated: false)
    suspendOthers(of: path, in: table)
    table.updateSeparators()
    // Overrides of the cell's setters are app code, too.
    guard contact.isHighlighted, let path = contact.path else { return }
    table.tableDelegate?.tableView(table, didHighlightRowAt: path.indexPath)
  }

  private func unhighlight(_ contact: RowContact, in table: UITableView) {
    guard contact.isHighlighted else { return }
    contact.isHighlighted = false
    guard let path = contact.path else { return }
    table.content.cell(at: path)?.setHighlighted(false, animated: false)
    table.updateSeparators()
    guard let path = contact.path else { return }
    table.tableDelegate?.tableView(table, didUnhighlightRowAt: path.indexPath)
  }
}
