@_spi(Kit) package import UIKitCore

/// The reasons that a movement of a finger doesn't open a row.
package enum SwipeRefusal: Error {
  /// The finger moved at least as far vertically as horizontally.
  case isVertical
  /// The table is in its editing mode.
  case isEditing
  /// The touched row doesn't exist anymore.
  case hasNoRow
  /// The data source doesn't allow editing the row.
  case cantEdit
  /// The row has no actions at the edge that the movement would open.
  case hasNoActions
}

extension UITableView {
  /// The reason that the last movement of a finger on a row didn't open it, for explanations, or
  /// `nil` if it opened the row.
  package var swipeRefusal: SwipeRefusal? { swipes.gestures.refusal }
  /// The row that shows its swipe actions, or `nil` if there is none.
  package var swipedRow: IndexPath? { swipes.open?.path.indexPath }

  /// Returns whether a recognizer closes the open row and consumes the touch, for explanations.
  package func closesOpenRow(by recognizer: UIGestureRecognizer) -> Bool {
    recognizer === swipes.closer
  }
}
