internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The rules of selection, and the selection by code.
extension UITableView {
  /// Whether the user can select rows now (statements 788 and 796).
  var selectsRowsByTouch: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected now.
  var selectsSeveralRows: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Keeps only the row that was selected first if several rows can't be selected anymore.
  func selectionRulesDidChange() {
    guard !selectsSeveralRows, choice.selected.count > 1, let first = choice.first else { return }
    choice.selected = PathSelection([first])
    choice.updateLooks(animated: false, in: self)
  }

  /// Selects a row without the delegate, or clears the selection (statements 791 and 793).
  func select(_ indexPath: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let indexPath else { return clearSelection(animated: animated) }
    guard let path = ListPath(at: indexPath), loadedGeometry.contains(path) else {
      return Fault.report(
        "\(ViewDescription.name(self)) can't select row \(indexPath), because it doesn't exist",
        about: self)
    }
    if !selectsSeveralRows {
      for other in choice.selected where other != path {
        choice.remove(other, animated: animated, in: self)
      }
    }
    // Overrides of the cells' setters may have changed the table.
    guard loadedGeometry.contains(path) else { return }
    choice.add(path, animated: animated, in: self)
    guard position != .none else { return }
    scrollToRow(at: indexPath, at: position, animated: animated)
  }

  private func clearSelection(animated: Bool) {
    choice.selected.removeAll()
    choice.suspended = []
    choice.updateLooks(animated: animated, in: self)
  }

  func deselect(_ indexPath: IndexPath, animated: Bool) {
    guard let path = ListPath(at: indexPath) else { return }
    choice.remove(path, animated: animated, in: self)
  }
}
