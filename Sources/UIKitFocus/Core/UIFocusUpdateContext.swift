/// The previous item, the next item and the direction of a focus movement.
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

  /// The item that had the focus, or `nil` if no item had it or the item is deallocated.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousStorage }
  /// The item that receives the focus, or `nil` if no item does.
  open var nextFocusedItem: (any UIFocusItem)? { nextStorage }
  /// The view that had the focus, or that contains the item that had it.
  open var previouslyFocusedView: UIView? { previousStorage.flatMap { FocusTree.view(of: $0) } }
  /// The view that receives the focus, or that contains the item that receives it.
  open var nextFocusedView: UIView? { nextStorage.flatMap { FocusTree.view(of: $0) } }
  /// The direction in which the user moved the focus, or an empty set if the app moved it.
  open var focusHeading: UIFocusHeading { heading }
}
