/// Undo and Redo of the standard menus: a window sends them to the undo manager that the chain has
/// for whatever gets its commands.
extension UIWindow {
  package static let undoAction = Selector("undo:", UIWindow.undoFromMenu(_:))
  package static let redoAction = Selector("redo:", UIWindow.redoFromMenu(_:))

  private var managerOfCommands: UndoManager? { (firstResponder ?? self).undoManager }

  private func undoFromMenu(_ sender: Any?) { managerOfCommands?.undo() }

  private func redoFromMenu(_ sender: Any?) { managerOfCommands?.redo() }

  /// Says what Undo and Redo would undo, and turns them off where there is nothing.
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
