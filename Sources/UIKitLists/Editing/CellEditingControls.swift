@_spi(Kit) internal import UIKitControls
@_spi(Kit) internal import UIKitCore

/// The editing controls of a cell, which are subviews of the cell.
@MainActor
final class CellEditingControls {
  private(set) var sign: EditSign?
  private(set) var reorder: ReorderControl?
  /// The state of the row that the controls show.
  private var row = RowEditing()

  /// Whether the cell shows a control.
  var isUsed: Bool { sign != nil || reorder != nil || row != RowEditing() }

  /// Shows the controls of a row, and removes the others.
  func show(_ row: RowEditing, in cell: UITableViewCell, animated: Bool) {
    self.row = row
    cell.looks.editingStyle = row.style
    cell.looks.canMove = row.canMove
    if sign?.sign != row.sign {
      remove(sign, from: cell, animated: animated)
      sign = row.sign.map { EditSign($0, of: cell) }
      add(sign, to: cell, animated: animated)
    }
    if (reorder != nil) != row.canMove {
      remove(reorder, from: cell, animated: animated)
      reorder = row.canMove ? ReorderControl(of: cell) : nil
      add(reorder, to: cell, animated: animated)
    }
    followSelection(of: cell)
    updateWidths(of: cell)
  }

  /// Shows in the check mark whether the cell is selected.
  func followSelection(of cell: UITableViewCell) {
    guard let sign, sign.sign == .check, sign.isSelected != cell.looks.isSelected else { return }
    sign.isSelected = cell.looks.isSelected
    sign.setNeedsDisplay()
  }

  private func updateWidths(of cell: UITableViewCell) {
    guard
      cell.looks.leadingControlWidth != row.leadingWidth
        || cell.looks.trailingControlWidth != row.trailingWidth
    else { return }
    cell.looks.leadingControlWidth = row.leadingWidth
    cell.looks.trailingControlWidth = row.trailingWidth
    cell.setNeedsLayout()
  }

  // MARK: Layout

  /// Positions the controls after the layout of the cell.
  func place(in cell: UITableViewCell) {
    place(sign, in: cell, width: TableMetrics.inForce.editing.leadingWidth, isLeading: true)
    place(reorder, in: cell, width: TableMetrics.inForce.editing.reorderWidth, isLeading: false)
  }

  private func place(_ view: UIView?, in cell: UITableViewCell, width: CGFloat, isLeading: Bool) {
    guard let view else { return }
    let frame = frame(in: cell, width: width, isLeading: isLeading)
    if view.frame != frame { view.frame = frame }
    if view.alpha != 1 { view.alpha = 1 }
  }

  private func frame(in cell: UITableViewCell, width: CGFloat, isLeading: Bool) -> CGRect {
    let isLeft = isLeading != (cell.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let avoidsEdges = cell.table?.insetsContentViewsToSafeArea ?? false
    let insets = avoidsEdges ? cell.safeAreaInsets : .zero
    return CGRect(
      x: isLeft ? insets.left : cell.bounds.width - insets.right - width, y: 0, width: width,
      height: cell.bounds.height)
  }

  // MARK: Appearing and disappearing

  /// Adds a control, which moves in from its edge at the next animated layout.
  private func add(_ view: UIView?, to cell: UITableViewCell, animated: Bool) {
    guard let view else { return }
    UIView.performWithoutAnimation {
      if animated {
        view.frame = hiddenFrame(of: view, in: cell)
        view.alpha = 0
      } else {
        place(
          view, in: cell, width: hiddenFrame(of: view, in: cell).width, isLeading: view is EditSign)
      }
      cell.addSubview(view)
    }
    cell.setNeedsLayout()
  }

  private func remove(_ view: UIView?, from cell: UITableViewCell, animated: Bool) {
    guard let view else { return }
    cell.setNeedsLayout()
    guard animated, cell.window != nil else { return view.removeFromSuperview() }
    view.isUserInteractionEnabled = false
    UIView.animate(
      withDuration: TableMetrics.inForce.editing.duration, delay: 0,
      options: .allowUserInteraction,
      animations: {
        view.frame = self.hiddenFrame(of: view, in: cell)
        view.alpha = 0
      }, completion: { _ in view.removeFromSuperview() })
  }

  /// Returns the frame of a control beyond its edge of the cell.
  private func hiddenFrame(of view: UIView, in cell: UITableViewCell) -> CGRect {
    let metrics = TableMetrics.inForce.editing
    let isLeading = view is EditSign
    let width = isLeading ? metrics.leadingWidth : metrics.reorderWidth
    let frame = frame(in: cell, width: width, isLeading: isLeading)
    return frame.offsetBy(dx: frame.minX < cell.bounds.midX ? -frame.maxX : frame.width, dy: 0)
  }
}

extension UITableViewCell {
  /// Shows the editing state of the cell's row (statement 836).
  func showRow(_ row: RowEditing, animated: Bool) {
    var row = row
    row.isIndented = row.isIndented && shouldIndentWhileEditing
    editingControls.show(row, in: self, animated: animated)
    if looks.isEditing != row.isEditing { setEditing(row.isEditing, animated: animated) }
    var states = looks.states
    states.remove(.showingEditControl)
    if row.isEditing { states.insert(.showingEditControl) }
    change(to: states, animated: animated)
  }

  /// Sets the states with the calls before and after, and lays out the cell, animated if required.
  ///
  /// Makes no calls if something else has already set the states.
  func change(to states: StateMask, animated: Bool) {
    let isNew = looks.states != states
    if isNew {
      willTransition(to: states)
      looks.states = states
      setNeedsUpdateConfiguration()
    }
    guard animated, window != nil else {
      if isNew { didTransition(to: states) }
      return
    }
    UIView.animate(
      withDuration: TableMetrics.inForce.editing.duration, delay: 0,
      options: .allowUserInteraction, animations: { self.layoutIfNeeded() },
      completion: { [weak self] _ in
        if isNew, let self, looks.states == states { didTransition(to: states) }
      })
  }

  /// Returns the label of a control of the row, such as "Delete Milk".
  func spokenAction(_ verb: String) -> String {
    // The label of the cell may ask its controls for their labels.
    guard !looks.isBeingNamed else { return verb }
    looks.isBeingNamed = true
    defer { looks.isBeingNamed = false }
    let name = accessibilityLabel ?? texts(of: contentView).joined(separator: ", ")
    return name.isEmpty ? verb : "\(verb) \(name)"
  }

  private func texts(of view: UIView) -> [String] {
    if let text = (view as? UILabel)?.text, !text.isEmpty { return [text] }
    return view.subviews.filter { !$0.isHidden }.flatMap(texts)
  }
}
