internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// Offers to undo when the device was shaken and nobody in the chain wanted the shake.
@MainActor
enum ShakeToUndo {
  /// Whether something was offered: it was a shake, the application allows it, and the first
  /// responder's undo manager has something to undo or to redo (statement 365).
  static func offer(
    for motion: UIEvent.EventSubtype, in application: UIApplication
  ) -> Bool {
    guard motion == .motionShake, !Mutation.shakesNeverAskToUndo.isOn,
      application.applicationSupportsShakeToEdit,
      let manager = application.startOfEventsWithoutPlace.undoManager,
      manager.canUndo || manager.canRedo
    else { return false }
    let shown = application.parts.part { ShownUndoAlert() }
    if shown.alert == nil {
      let alert = UndoAlert(manager, scene: application.implicitScene)
      alert.onClose = { [weak shown] in shown?.alert = nil }
      shown.alert = alert
      alert.show()
    }
    return true
  }
}

/// The question whether to undo, while it is on the screen.
@MainActor
private final class ShownUndoAlert {
  var alert: UndoAlert?
}
