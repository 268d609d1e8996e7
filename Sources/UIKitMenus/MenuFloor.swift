package import UIKitCore

/// What main menus, context menus and edit menus add to the core.
package enum MenuFloor: Floor {
  package static func add(to hooks: inout Hooks) {
    hooks.add(\.taking) { input, application in
      guard case .menu(let sample) = input else { return false }
      application.menuIntake.receive(sample)
      return true
    }
    hooks.add(\.beforeTouches, with: MenuDisplay.self) { event, application in
      application.shownMenus?.touchesWillBegin(event)
    }
    hooks.add(\.beforeLayout, with: MenuDisplay.self) { $0.shownMenus?.frame() }
    hooks.add(\.viewsLeft) { $1.shownMenus?.lookAroundSoon() }
    hooks.add(\.windowHiding) { $1.shownMenus?.lookAroundSoon() }
    hooks.add(\.interrupted) { $0.shownMenus?.lookAroundSoon() }
    hooks.add(\.afterFrame, with: UIMainMenuSystem.self) { $0.knownMainMenuSystem?.frame() }
    hooks.add(\.isIdle, with: MenuDisplay.self) { $0.shownMenus?.isIdle ?? true }
    hooks.add(\.isIdle, with: UIMainMenuSystem.self) { $0.knownMainMenuSystem?.isIdle ?? true }
    hooks.add(\.sceneShown) { $0.knownMainMenuSystem?.setNeedsRebuild() }
    hooks.add(\.keyCommands) { $0.mainMenuSystem.keyCommands }
    hooks.contextMenus = { $0.menus }
    hooks.actions += [
      KitAction("dismissMenu", UIEditMenuInteraction.dismissMenu),
      KitAction(
        "hideMenu",
        UIMenuController.hideMenu as @MainActor (UIMenuController) -> @MainActor () -> Void),
    ]
  }
}

extension UIApplication {
  /// The menu of the application as a whole.
  package var mainMenuSystem: UIMainMenuSystem {
    parts.part { UIMainMenuSystem(owner: self) }
  }
  /// The same; nil before anybody asked for it.
  var knownMainMenuSystem: UIMainMenuSystem? { parts.existing(UIMainMenuSystem.self) }
  /// The menus that views show.
  var contextMenuSystem: UIContextMenuSystem {
    parts.part { UIContextMenuSystem(owner: self) }
  }
  /// What a host says of the main menu.
  var menuIntake: MenuIntake { parts.part { MenuIntake(self) } }
  /// The menus that are on the screen.
  package var menus: MenuDisplay { parts.part { MenuDisplay(self) } }
  /// The same; nil before any was shown.
  var shownMenus: MenuDisplay? { parts.existing(MenuDisplay.self) }
}
