/// The Undo and Redo commands of the standard menus.
///
/// A window sends them to the undo manager of its first responder, or to its own if there is no
/// first responder.
extension UIWindow {
  package static let undoAction = Selector("undo:", UIWindow.undoFromMenu(_:))
  package static let redoAction = Selector("redo:", UIWindow.redoFromMenu(_:))

  private var managerOfCommands: UndoManager? { (firstResponder ?? self).undoManager }

  private func undoFromMenu(_ sender: Any?) { managerOfCommands?.undo() }

  private func redoFromMenu(_ sender: Any?) { managerOfCommands?.redo() }

  /// Sets the title of Undo or Redo to the name of the action, or disables the command if there is
  /// nothing to undo or redo.
  func validateUndo(_ command: UICommand) {
    let isUndo = command.action == Self.undoAction
    guard isUndo || command.action == Self.redoAction else { return }
    guard let manager = managerOfCommands, isUndo ? manager.canUndo : manager.canRedo else {
      command.attributes.insert(.disabled)
      return
    }
    command.title = isUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle
  }
}
