internal import Foundation

extension UndoManager {
  /// Whether an open group has entries that `undo()` would close and undo.
  var isGatheringUndo: Bool { direction == .none && open.contains { !$0.isEmpty } }

  /// The group that the next undo reverses, or `nil` if there is nothing to undo.
  var nextUndo: UndoGroup? { isGatheringUndo ? open.first : undoStack.last }

  /// The group that action names apply to: the outermost open group, or else the last closed group.
  var groupToDescribe: UndoGroup? { open.first ?? undoStack.last }

  // MARK: Registering

  func register(_ operation: UndoOperation) {
    guard isUndoRegistrationEnabled else { return }
    openTurnGroup()
    guard let group = open.last else {
      Fault.report(
        "an undo operation was registered outside a group while groupsByEvent is false",
        about: self)
      return
    }
    group.add(operation)
    if direction == .none { redoStack = [] }
  }

  func enableRegistration() {
    guard disablingDepth > 0 else {
      Fault.report(
        "enableUndoRegistration() was called without a matching disableUndoRegistration()",
        about: self)
      return
    }
    disablingDepth -= 1
  }

  func forgetEverything() {
    undoStack = []
    redoStack = []
    for group in open { group.removeAll() }
    disablingDepth = 0
  }

  func forget(_ target: AnyObject) {
    for group in undoStack + redoStack + open { group.remove(target: target) }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Opening and closing

  func beginGrouping() {
    openTurnGroup()
    openGroup(UndoGroup())
  }

  /// Opens a group inside the innermost open group.
  ///
  /// If a group is already open, this posts a checkpoint first, so clients can register pending
  /// changes in that group. An outermost group opens without a checkpoint.
  func openGroup(_ group: UndoGroup) {
    if !open.isEmpty { post(.NSUndoManagerCheckpoint) }
    open.append(group)
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  func endGrouping() {
    guard open.count > (direction == .none ? 0 : 1) else {
      Fault.report("endUndoGrouping() was called, but no undo group is open", about: self)
      return
    }
    closeGroup()
  }

  /// Closes the innermost group, and discards it if it is empty.
  func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    guard let group = open.last else { return }
    post(
      .NSUndoManagerWillCloseUndoGroup,
      group.isDiscardable ? [Self.groupIsDiscardableKey: NSNumber(value: true)] : nil)
    guard open.last === group else { return }
    open.removeLast()
    if !group.isEmpty {
      if let outer = open.last { outer.add(group) } else { push(group) }
    }
    if open.isEmpty { isOutermostAutomatic = false }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Stores a closed outermost group.
  ///
  /// A group recorded during undo goes to the redo stack. A group recorded during redo goes to the
  /// group that was open when redo began, if any. All other groups go to the undo stack.
  private func push(_ group: UndoGroup) {
    switch direction {
    case .undoing: redoStack.append(group)
    case .redoing where !suspended.isEmpty: suspended.last?.add(group)
    case .redoing, .none: undoStack.append(group)
    }
    trimStacks()
  }

  func trimStacks() {
    guard levelsOfUndo > 0 else { return }
    undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: The automatic group of a turn

  private func openTurnGroup() {
    guard groupsByEvent, open.isEmpty else { return }
    isOutermostAutomatic = true
    openGroup(UndoGroup())
    closeAtEndOfTurn()
  }

  private func closeAtEndOfTurn() {
    CoreServicesBox.installed.atEndOfTurn(of: owner) { [weak self] in self?.turnEnded() }
  }

  /// Closes the turn's group at the end of a turn.
  ///
  /// If a group that the app opened is still open, the turn's group stays open for another turn.
  private func turnEnded() {
    guard isOutermostAutomatic, !open.isEmpty else { return }
    if open.count == 1 { closeGroup() } else { closeAtEndOfTurn() }
  }
}
