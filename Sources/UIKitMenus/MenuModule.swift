package import TouchstoneInput
package import UIKitCore

/// Main menus, context menus and edit menus.
package enum MenuModule: KitModule {
  package static var services: [any KitService.Type] { [Self.self] }
  package static var features: [any ApplicationFeature.Type] {
    [MenuDisplay.self, UIMainMenuSystem.self]
  }

  package static var actions: [KitAction] {
    [
      KitAction("dismissMenu", UIEditMenuInteraction.dismissMenu),
      KitAction(
        "hideMenu",
        UIMenuController.hideMenu as @MainActor (UIMenuController) -> @MainActor () -> Void),
    ]
  }
}

extension MenuModule: InputService, KeyCommandService, ContextMenuService {
  package static func use(_ input: RawInput, in application: UIApplication) -> Bool {
    guard case .menu(let sample) = input else { return false }
    application.menuIntake.receive(sample)
    return true
  }

  package static func keyCommands(of application: UIApplication) -> [UIKeyCommand] {
    application.mainMenuSystem.keyCommands
  }

  package static func contextMenus(of application: UIApplication) -> any ContextMenus {
    application.menus
  }
}

extension MenuDisplay: PreparesTouches, PreparesLayout, NeedsFrames, FollowsWindows,
  FollowsInterruptions
{
  package func touchesWillBeSent(_ event: TouchesEvent) { touchesWillBegin(event) }
  package func layoutWillBegin() { frame() }
  package func viewsDidLeave(_ window: UIWindow) { lookAroundSoon() }
  package func windowWillHide(_ window: UIWindow) { lookAroundSoon() }
  package func applicationWasInterrupted() { lookAroundSoon() }
}

extension UIMainMenuSystem: EndsFrames, NeedsFrames, FollowsScenes {
  package func frameDidEnd() { frame() }
  package func sceneWasShown() { setNeedsRebuild() }
}

extension UIApplication {
  /// The main menu system of the application.
  package var mainMenuSystem: UIMainMenuSystem {
    parts.part { UIMainMenuSystem(owner: self) }
  }
  /// The system of the menus of views.
  var contextMenuSystem: UIContextMenuSystem {
    parts.part { UIContextMenuSystem(owner: self) }
  }
  /// Handles a host's input for the main menu.
  var menuIntake: MenuIntake { parts.part { MenuIntake(self) } }
  /// The visible menus.
  package var menus: MenuDisplay { parts.part { MenuDisplay(self) } }
}
