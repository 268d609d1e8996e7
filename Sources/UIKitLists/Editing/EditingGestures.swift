internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore
internal import UIKitScroll

/// The recognizers of a table that belong to editing, and their delegate.
@MainActor
final class EditingGestures: NSObject, UIGestureRecognizerDelegate {
  private weak var table: UITableView?
  /// Recognizes two fingers that select rows (statement 844).
  let twoFingers = UIPanGestureRecognizer()
  /// Recognizes a finger that selects rows along the check marks.
  let alongChecks = UIPanGestureRecognizer()

  func prepare(_ table: UITableView) {
    guard self.table !== table || twoFingers.view == nil else { return }
    self.table = table
    twoFingers.name = "selection by two fingers"
    twoFingers.minimumNumberOfTouches = 2
    twoFingers.maximumNumberOfTouches = 2
    alongChecks.name = "selection along the check marks"
    alongChecks.maximumNumberOfTouches = 1
    for pan in [twoFingers, alongChecks] {
      pan.delegate = self
      pan.addTarget(self, action: EditingGestures.panned)
      table.addGestureRecognizer(pan)
    }
  }

  private func panned(_ pan: UIGestureRecognizer) {
    guard let table, let pan = pan as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began: table.editor.beginRange(pan, in: table)
    case .changed: table.editor.extendRange(pan, in: table)
    case .ended, .cancelled: table.editor.endRange(in: table)
    case .possible, .failed: break
    }
  }

  // MARK: UIGestureRecognizerDelegate

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let table else { return false }
    if gestureRecognizer === alongChecks { return isAlongChecks(touch, table) }
    return table.allowsMultipleSelectionDuringEditing
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let table else { return false }
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    return table.editor.mayBeginRange(pan, in: table)
  }

  private func isAlongChecks(_ touch: UITouch, _ table: UITableView) -> Bool {
    guard table.editor.isEditing, let view = touch.view,
      let cell = table.row(containing: view)?.cell, let sign = cell.editingControls.sign,
      sign.sign == .check
    else { return false }
    return sign.bounds.contains(touch.location(in: sign))
  }
}
