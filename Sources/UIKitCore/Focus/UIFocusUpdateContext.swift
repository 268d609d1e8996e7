/// One movement of the focus: from where, to where, and which way.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  private weak var previousStorage: (any UIFocusItem)?
  private weak var nextStorage: (any UIFocusItem)?
  private let heading: UIFocusHeading

  package init(
    from previous: (any UIFocusItem)?, to next: (any UIFocusItem)?, heading: UIFocusHeading
  ) {
    previousStorage = previous
    nextStorage = next
    self.heading = heading
    super.init()
  }

  /// The item that had the focus; nil where none had, or it is gone.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousStorage }
  /// The item that gets the focus; nil where none does.
  open var nextFocusedItem: (any UIFocusItem)? { nextStorage }
  /// The view that had the focus, or that holds the item which had.
  open var previouslyFocusedView: UIView? { previousStorage.flatMap { FocusTree.view(of: $0) } }
  /// The view that gets the focus, or that holds the item which does.
  open var nextFocusedView: UIView? { nextStorage.flatMap { FocusTree.view(of: $0) } }
  /// Which way the user moved it; empty where the program did.
  open var focusHeading: UIFocusHeading { heading }
}
