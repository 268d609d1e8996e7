@_exported public import UIKitAccessibility
@_exported public import UIKitAnimation
@_exported public import UIKitAppearance
@_exported public import UIKitControllers
@_exported public import UIKitControls
@_exported public import UIKitCore
@_exported public import UIKitDevices
@_exported public import UIKitDynamics
// The kit as a whole, under one name for all that look at it, drive it and show it.
@_exported public import UIKitEffects
@_exported public import UIKitFocus
@_exported public import UIKitFoundation
@_exported public import UIKitIndicators
@_exported public import UIKitKeys
@_exported public import UIKitLayout
@_exported public import UIKitMenus
@_exported public import UIKitMotion
@_exported public import UIKitNames
@_exported public import UIKitObserving
@_exported public import UIKitPasteboard
@_exported public import UIKitRewritten
@_exported public import UIKitScenes
@_exported public import UIKitScroll
@_exported public import UIKitSelectors
@_exported public import UIKitSnapshots
@_exported public import UIKitText
@_exported public import UIKitTraits
@_exported public import UIKitUndo

/// Names the floors above the core to the core, which can't know them.
@_cdecl("touchstone_kit_floors")
func kitFloors() -> UnsafeRawPointer {
  let floors = FloorList([
    SelectorFloor.self, TraitFloor.self, NameFloor.self, AnimationFloor.self, SceneFloor.self,
    MotionFloor.self, DeviceFloor.self, KeyFloor.self,
    AccessibilityFloor.self, FocusFloor.self, ControlFloor.self, IndicatorFloor.self,
    UndoFloor.self, ScrollFloor.self, MenuFloor.self, TextFloor.self, ObservingFloor.self,
    LayoutFloor.self, AppearanceFloor.self, ControllerFloor.self,
  ])
  return UnsafeRawPointer(Unmanaged.passRetained(floors).toOpaque())
}
