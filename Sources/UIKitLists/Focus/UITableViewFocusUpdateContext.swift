public import UIKitCore

/// A move of the focus to or from a cell of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that loses the focus, or `nil` if no row has it.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus, or `nil` if no row does.
  open private(set) var nextFocusedIndexPath: IndexPath?
}
