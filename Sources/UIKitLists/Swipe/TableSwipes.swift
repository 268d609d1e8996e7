internal import TouchstoneLists
@_spi(Kit) internal import UIKitCore

/// The swipe actions of a table's rows.
@MainActor
final class TableSwipes {
  /// Whether a row shows its actions.
  var isOpen: Bool { false }

  /// Adds the recognizer to the table.
  func prepare(_ table: UITableView) {}
  func allows(_ recognizer: UIGestureRecognizer, in table: UITableView) -> Bool { true }
  /// Closes the open row (statement 827).
  func close(animated: Bool, in table: UITableView) {}
  /// Returns whether a touch closes the open row and does nothing more (statement 826).
  func takes(_ touch: UITouch, in table: UITableView) -> Bool { false }
  /// Positions the actions of the open row after the layout of the table.
  func place(in table: UITableView) {}
  /// Follows the open row to its place after a batch.
  func follow(_ map: ListMap, in table: UITableView) {}
}
