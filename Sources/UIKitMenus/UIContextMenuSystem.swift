@_spi(Kit) public import UIKitCore

/// The system for the menus of views. Each menu is built when it is about to be shown.
@preconcurrency @MainActor
open class UIContextMenuSystem: UIMenuSystem {
  /// The shared instance of the current application.
  open class var shared: UIContextMenuSystem { UIApplication.shared.contextMenuSystem }

  /// Rebuilds the visible menus in the next frame.
  open override func setNeedsRebuild() { application?.menus.setNeedsReload() }
  /// Rebuilds the visible menus in the next frame.
  open override func setNeedsRevalidate() { application?.menus.setNeedsReload() }

  /// Builds a menu from `root`.
  ///
  /// Calls `buildMenu(with:)` along the responder chain, from its end to `start`, so the nearest
  /// responder has the last word.
  package final func menu(_ root: UIMenu, from start: UIResponder) -> UIMenu {
    let builder = MenuBuilder(root, for: self)
    for responder in ResponderChainWalk.chain(from: start).reversed() {
      responder.buildMenu(with: builder)
    }
    return builder.root
  }
}
