public import Foundation

/// A source of menus: the main menu, or the context menus of views.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The application that has the menus.
  package final weak var owner: AnyObject?

  package init(owner: AnyObject) {
    self.owner = owner
    super.init()
  }

  /// Schedules a rebuild of the menu with the next frame, or earlier if the menu is read before it.
  open func setNeedsRebuild() {}
  /// Schedules another validation of the visible menu's commands with the next frame.
  open func setNeedsRevalidate() {}
}
