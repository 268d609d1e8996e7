import TouchstoneKit
import TouchstoneTesting
import UIKit

/// A row of the matrix: something that is open, or under way, in the host view of a page.
@MainActor
class OpenThing: NSObject {
  let world: ChangeWorld
  var stage: Stage { world.stage }
  /// The beginnings that the app was told of, and the ends.
  var begun = 0
  var ended = 0

  required init(_ world: ChangeWorld) { self.world = world }

  /// Opens it; its animation may still run afterwards.
  func open() {}
  /// Whether it is open, or goes on.
  var isOpen: Bool { false }
  /// Whether it stays open by itself.
  var settlesOpen: Bool { true }
  /// How often it begins altogether.
  var beginnings: Int { 1 }
  /// What is wrong with its place on the screen while it is open.
  var problems: [String] { [] }
  /// Ends it as a user or the app does.
  func close() {}
  /// Turns off the object that receives the input, or takes its interaction away.
  func turnOff() {}

  func problem(_ isRight: Bool, _ words: @autoclosure () -> String) -> [String] {
    isRight ? [] : [words()]
  }
}

/// The rows.
enum Thing: String, CaseIterable, CustomStringConvertible {
  case keyboard, accessory, menu, popover, sheet, editMenu, refresh, drag, zoom, swipe, animation
  case deceleration
  /// Siblings of the rows above.
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
