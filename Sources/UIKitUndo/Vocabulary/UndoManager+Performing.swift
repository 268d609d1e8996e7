internal import Foundation

extension UndoManager {
  func undoTopLevel() {
    post(.NSUndoManagerCheckpoint)
    guard direction == .none else { return reportNesting("undo()") }
    guard open.count <= 1 else {
      Fault.report(
        "undo() was called while \(open.count) undo groups are open; close the inner groups first",
        about: self)
      return
    }
    if !open.isEmpty { closeGroup() }
    undoLastGroup()
  }

  func undoLastGroup() {
    post(.NSUndoManagerCheckpoint)
    guard direction == .none else { return reportNesting("undoNestedGroup()") }
    let group: UndoGroup?
    if let innermost = open.last {
      group = innermost.takeLastGroup()
      if group == nil {
        Fault.report(
          "undoNestedGroup() was called while the last undo group is still open", about: self)
      }
    } else {
      group = undoStack.popLast()
    }
    if let group { perform(group, .undoing) }
  }

  func redoLastGroup() {
    post(.NSUndoManagerCheckpoint)
    guard direction == .none else { return reportNesting("redo()") }
    guard let group = redoStack.popLast() else { return }
    perform(group, .redoing)
  }

  /// Performs a group and records the operations registered in the meantime as one group.
  private func perform(_ group: UndoGroup, _ newDirection: Direction) {
    let isUndo = newDirection == .undoing
    post(isUndo ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
    let outer = open
    let wasAutomatic = isOutermostAutomatic
    let reverse = UndoGroup()
    reverse.actionName = group.actionName
    reverse.userInfo = group.userInfo
    open = []
    suspended = outer
    direction = newDirection
    openGroup(reverse)
    group.perform()
    // Close the groups that the operations opened without closing them, and the recorded group.
    for _ in open.indices { closeGroup() }
    direction = .none
    suspended = []
    open = outer
    isOutermostAutomatic = wasAutomatic
    post(isUndo ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
  }

  private func reportNesting(_ name: String) {
    Fault.report(
      "\(name) was called while the undo manager is undoing or redoing; the call is ignored",
      about: self)
  }
}
