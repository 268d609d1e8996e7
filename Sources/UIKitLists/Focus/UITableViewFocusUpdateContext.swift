public import UIKitCore

/// A move of the focus to or from a cell of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  private let previousPath: IndexPath?
  private let nextPath: IndexPath?

  init(_ context: UIFocusUpdateContext, from previous: IndexPath?, to next: IndexPath?) {
    previousPath = previous
    nextPath = next
    super.init(
      from: context.previouslyFocusedItem, to: context.nextFocusedItem,
      heading: context.focusHeading)
  }

  /// The row that loses the focus, or `nil` if no row has it.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The row that gets the focus, or `nil` if no row does.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
