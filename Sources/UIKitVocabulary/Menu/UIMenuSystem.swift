public import Foundation

/// One of the places that menus come from: the main menu, or the menus of views.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  /// The application whose menus these are.
  package final weak var owner: AnyObject?

  package init(owner: AnyObject) {
    self.owner = owner
    super.init()
  }

  /// Has the menu built again: with the next frame, or before it is next looked at.
  open func setNeedsRebuild() {}
  /// Has the commands of a menu that is shown validated again, with the next frame.
  open func setNeedsRevalidate() {}
}
