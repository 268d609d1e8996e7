public import UIKitCore

/// An action of a swiped row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {}

/// The actions at one edge of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {}
