/// One of the places that menus come from: the main menu, or the menus of views.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  weak var application: UIApplication?

  init(application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The system of the main menu.
  open class var main: UIMenuSystem { UIApplication.shared.mainMenuSystem }
  /// The system of the menus that views show.
  open class var context: UIMenuSystem { UIApplication.shared.contextMenuSystem }

  /// Has the menu built again: with the next frame, or before it is next looked at.
  open func setNeedsRebuild() {}
  /// Has the commands of a menu that is shown validated again, with the next frame.
  open func setNeedsRevalidate() {}
}

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
  package func menu(_ root: UIMenu, from start: UIResponder) -> UIMenu {
    let builder = MenuBuilder(root, for: self)
    for responder in ResponderClimb.chain(from: start).reversed() {
      responder.buildMenu(with: builder)
    }
    return builder.root
  }
}
