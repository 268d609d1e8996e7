@_spi(Kit) public import UIKitCore

/// The system of the menus that views show; each is built when it is about to be shown.
@preconcurrency @MainActor
open class UIContextMenuSystem: UIMenuSystem {
  /// The one there is.
  open class var shared: UIContextMenuSystem { UIApplication.shared.contextMenuSystem }

  /// Has the menus that are up made again with the next frame.
  open override func setNeedsRebuild() { application?.menus.setNeedsReload() }
  /// Has the menus that are up made again with the next frame.
  open override func setNeedsRevalidate() { application?.menus.setNeedsReload() }

  /// Builds a menu on `root`, asking the chain from its far end to `start`: the nearest has the
  /// last word.
  package final func menu(_ root: UIMenu, from start: UIResponder) -> UIMenu {
    let builder = MenuBuilder(root, for: self)
    for responder in ResponderClimb.chain(from: start).reversed() {
      responder.buildMenu(with: builder)
    }
    return builder.root
  }
}
