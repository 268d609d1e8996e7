// All modules of UIKit under one name, for modules that drive, inspect and show apps.
@_exported public import UIKitAccessibility
@_exported public import UIKitAnimation
@_exported public import UIKitContainers
@_exported public import UIKitControllers
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitDevices
@_exported public import UIKitFocus
@_exported public import UIKitFoundation
@_exported public import UIKitKeys
@_exported public import UIKitLayout
@_exported public import UIKitLists
@_exported public import UIKitMenus
@_exported public import UIKitNames
@_exported public import UIKitPasteboard
@_exported public import UIKitScenes
@_exported public import UIKitScroll
@_exported public import UIKitText
@_exported public import UIKitTraits
@_exported public import UIKitUndo

/// Lists the modules above the core for the core, which can't import them, in the order in which
/// their features are called.
@_cdecl("touchstone_kit_modules")
func kitModules() -> UnsafeRawPointer {
  let modules = KitModuleList([
    SelectorModule.self, TraitModule.self, NameModule.self, AnimationModule.self, SceneModule.self,
    MotionModule.self, DeviceModule.self, KeyModule.self,
    AccessibilityModule.self, FocusModule.self, ControlModule.self,
    UndoModule.self, ScrollModule.self, MenuModule.self, TextModule.self, ObservingModule.self,
    LayoutModule.self, AppearanceModule.self, ControllerModule.self, ListModule.self,
    ContainerModule.self,
  ])
  return UnsafeRawPointer(Unmanaged.passRetained(modules).toOpaque())
}
