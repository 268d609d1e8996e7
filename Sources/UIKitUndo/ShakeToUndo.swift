internal import TouchstoneMutations
@_spi(Kit) internal import UIKitCore

/// Offers to undo after a shake that no responder in the chain handled.
@MainActor
enum ShakeToUndo {
  /// Shows the undo alert if it applies, and returns whether it does.
  ///
  /// The motion must be a shake, the application must allow it, and the first responder's undo
  /// manager must have something to undo or redo (statement 365).
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

/// The alert that is currently shown.
@MainActor
private final class ShownUndoAlert {
  var alert: UndoAlert?
}
