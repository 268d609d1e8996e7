import UIKit

/// A beginning in the public API that has an end: a row of the table of ends.
enum BegunThing: String, CaseIterable {
  case touch, tracking, touchDown, gesture, hover, pointer, squeeze, press, shake
  case drag, zoom, deceleration, scrollAnimation, animation, propertyAnimator
  case editing, keyboard, contextMenu, buttonMenu, editMenu, menuController, appearance

  @MainActor var type: OpenThing.Type {
    switch self {
    case .touch: HeldView.self
    case .tracking: TrackedControl.self
    case .touchDown: HeldControl.self
    case .gesture: HeldGesture.self
    case .hover: HoveredView.self
    case .pointer: PointedView.self
    case .squeeze: SqueezedPencil.self
    case .press: HeldPress.self
    case .shake: RunningShake.self
    case .drag: RunningDrag.self
    case .zoom: RunningZoom.self
    case .deceleration: RunningDeceleration.self
    case .scrollAnimation: RunningScrollAnimation.self
    case .animation: RunningAnimation.self
    case .propertyAnimator: RunningAnimator.self
    case .editing: OpenKeyboard.self
    case .keyboard: NotedKeyboard.self
    case .contextMenu: OpenContextMenu.self
    case .buttonMenu: OpenButtonMenu.self
    case .editMenu: OpenEditMenu.self
    case .menuController: OpenMenuController.self
    case .appearance: ShownController.self
    }
  }
}
