internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// A touch or press that is down on a row.
@MainActor
final class RowContact {
  /// The touch or press.
  let source: AnyObject
  /// The row, or `nil` if the contact has no effect: the row is gone or can't be selected.
  var path: ListPath?
  /// Whether the row looks touched. `false` while the finger is outside the row.
  var isHighlighted = false

  init(_ source: AnyObject, on path: ListPath?) {
    self.source = source
    self.path = path
  }

  /// Whether the finger or key is up.
  var isFinished: Bool {
    if let touch = source as? UITouch { return touch.phase == .ended || touch.phase == .cancelled }
    if let press = source as? UIPress { return press.phase == .ended || press.phase == .cancelled }
    return true
  }
}

/// A row that a callback in progress is about, or whose tap waits for the end of the frame.
@MainActor
final class RowTap {
  /// The row, or `nil` if a batch has removed it.
  var path: ListPath?
  /// The number of the touch, or `nil` for a key.
  var touch: Int?
  /// Whether the tap is performed completely.
  var isDone = false

  init(_ path: ListPath) { self.path = path }
}

/// The reason that a touch on a table selected no row.
package enum SelectionRefusal: Sendable {
  /// The touch became a drag that scrolls the table.
  case scrolled
  /// The cell's `isUserInteractionEnabled` is `false`.
  case cellDisabled
  /// A scroll view in the cell doesn't forward its touches.
  case contentKeepsTouch
  /// The table doesn't allow selection, or not during editing.
  case selectionOff
  /// The delegate returned `false` from `tableView(_:shouldHighlightRowAt:)`.
  case shouldHighlightFalse
  /// The delegate returned `nil` from `tableView(_:willSelectRowAt:)`.
  case willSelectNil
  /// The delegate returned `nil` from `tableView(_:willDeselectRowAt:)` for the touched row.
  case willDeselectNil
  /// A recognizer, or the system, canceled the touch.
  case cancelledByRecognizer
  /// The touch closed the row that showed its swipe actions.
  case closedSwipe
  /// The finger was lifted outside the row.
  case leftRow
  /// The row was reloaded or deleted during the touch.
  case rowGone
}
