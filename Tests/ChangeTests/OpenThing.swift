import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A row of the matrix: an object that is open, or a movement in progress, in the host view of a
/// page.
@MainActor
class OpenThing: NSObject {
  let world: ChangeWorld
  var stage: Stage { world.stage }
  /// The numbers of beginnings and ends that the app received.
  var begun = 0
  var ended = 0

  required init(_ world: ChangeWorld) { self.world = world }

  /// Opens the object.
  ///
  /// Its animation may continue afterwards.
  func open() {}
  /// Whether the object is open, or the movement continues.
  var isOpen: Bool { false }
  /// Whether the object stays open on its own.
  var settlesOpen: Bool { true }
  /// The total number of beginnings.
  var beginnings: Int { 1 }
  /// The problems with its position on the screen while it is open.
  var problems: [String] { [] }
  /// Ends it like a user or the app would.
  func close() {}
  /// Disables the object that receives the input, or removes its interaction.
  func turnOff() {}

  func problem(_ isRight: Bool, _ words: @autoclosure () -> String) -> [String] {
    isRight ? [] : [words()]
  }
}

/// The rows.
enum Thing: String, CaseIterable, CustomStringConvertible {
  case keyboard, accessory, menu, popover, sheet, editMenu, refresh, drag, zoom, swipe, animation
  case deceleration
  /// Variants of the rows above.
  case buttonMenu, menuController, inputView, customPresentation, scrollAnimation, propertyAnimator
  case sheetDrag, undoAlert

  var description: String { rawValue }

  @MainActor var type: OpenThing.Type {
    switch self {
    case .keyboard: OpenKeyboard.self
    case .accessory: OpenAccessory.self
    case .inputView: OpenInputView.self
    case .menu: OpenContextMenu.self
    case .buttonMenu: OpenButtonMenu.self
    case .editMenu: OpenEditMenu.self
    case .menuController: OpenMenuController.self
    case .popover: OpenPopover.self
    case .sheet: OpenSheet.self
    case .sheetDrag: DraggedSheet.self
    case .undoAlert: OpenUndoAlert.self
    case .customPresentation: OpenCustomPresentation.self
    case .refresh: RunningRefresh.self
    case .drag: RunningDrag.self
    case .zoom: RunningZoom.self
    case .swipe: RunningSwipe.self
    case .animation: RunningAnimation.self
    case .propertyAnimator: RunningAnimator.self
    case .deceleration: RunningDeceleration.self
    case .scrollAnimation: RunningScrollAnimation.self
    }
  }
}
