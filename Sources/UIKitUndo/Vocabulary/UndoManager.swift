public import Foundation

/// Records operations that reverse changes, and performs them for undo and redo.
///
/// An app registers the reverse of each change when it makes the change. All operations registered
/// in one turn of the application's event loop form one group, which one `undo()` reverses.
/// Operations registered during undo can be redone. `UIResponder.undoManager` returns the undo
/// manager.
///
///     undoManager?.registerUndo(withTarget: self) { $0.remove(stroke) }
///     undoManager?.setActionName("Stroke")
///
/// The undo manager doesn't retain targets. An operation has no effect if its target was
/// deallocated. If Apple's undo manager raises an exception, this undo manager reports a fault and
/// continues.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The open groups, the outermost first.
  var open: [UndoGroup] = []
  /// The groups that were open when undo or redo began, and reopen afterwards.
  var suspended: [UndoGroup] = []
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  var direction = Direction.none
  var disablingDepth = 0
  /// The application that was current when the undo manager was created.
  package final weak var owner: AnyObject? = CoreServicesBox.installed.application
  /// Whether the outermost open group was opened automatically and closes at the end of the turn.
  var isOutermostAutomatic = false

  /// The kind of command in progress.
  enum Direction {
    case none
    case undoing
    case redoing
  }

  /// Creates an undo manager with nothing to undo.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers a closure that reverses a change and receives the target as its argument.
  public final func registerUndo<TargetType>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(
      UndoOperation(target as AnyObject) { object in
        if let target = object as? TargetType { handler(target) }
      })
  }

  /// Registers a method that reverses a change, and its argument, which is retained.
  ///
  /// Create the selector as for a control: `Selector("setText:", Editor.setText(_:))`. If the
  /// target doesn't implement the method, or the method has another parameter type, undo reports
  /// it.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      UndoOperation(target as AnyObject) { [weak self] object in
        let core = CoreServicesBox.installed
        guard !core.perform(selector, on: object, sender: anObject) else { return }
        core.report(
          "\(core.name(of: object)) can't undo by \(selector)", about: self ?? object)
      })
  }

  /// Unavailable, because invocations can't be recorded without an Objective-C runtime.
  @available(*, unavailable, message: "use registerUndo(withTarget:handler:) instead")
  public final func prepare(withInvocationTarget target: Any) -> Any { target }

  /// Removes all operations and enables registration.
  open func removeAllActions() { forgetEverything() }
  /// Removes all operations of a target without changing whether registration is enabled.
  open func removeAllActions(withTarget target: Any) { forget(target as AnyObject) }

  /// Disables registration until the matching ``enableUndoRegistration()``, and can be nested.
  open func disableUndoRegistration() { disablingDepth += 1 }
  /// Balances one ``disableUndoRegistration()``.
  open func enableUndoRegistration() { enableRegistration() }
  /// Whether registered operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disablingDepth == 0 }

  // MARK: Grouping

  /// Whether operations registered in one turn of the event loop are grouped automatically.
  open var groupsByEvent = true
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Opens a group inside the innermost open group, if any.
  ///
  /// With ``groupsByEvent``, the outermost group is always the turn's group. A group that you open
  /// is inside it, and is undone together with the rest of the turn.
  open func beginUndoGrouping() { beginGrouping() }
  /// Closes the group that was opened last.
  open func endUndoGrouping() { endGrouping() }
  /// The maximum number of groups that can be undone, or 0 for no limit.
  ///
  /// The oldest groups are removed if there are more.
  open var levelsOfUndo = 0 {
    didSet { trimStacks() }
  }
  /// The run loop modes in which the turn's group is closed.
  ///
  /// The value is stored but not used, because the application's event loop has one mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Undoing

  /// Whether there is a group to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is a group to redo.
  ///
  /// This property posts a checkpoint first, so that observers register pending changes.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return redoCount > 0
  }
  /// The number of groups that can be undone.
  open var undoCount: Int { undoStack.count + (isGatheringUndo ? 1 : 0) }
  /// The number of groups that can be redone.
  open var redoCount: Int { redoStack.count }
  /// Closes the outermost group, if it is open, and undoes the last group.
  open func undo() { undoTopLevel() }
  /// Undoes the last closed group, which may be inside an open group.
  open func undoNestedGroup() { undoLastGroup() }
  /// Redoes the last group that was undone.
  open func redo() { redoLastGroup() }
  /// Whether a group is being undone.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether a group is being redone.
  open var isRedoing: Bool { direction == .redoing }

  // MARK: Discarding

  /// Sets whether the operation registered last may be discarded if it can't be saved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    groupToDescribe?.setLastDiscardable(discardable)
  }
  /// Whether the group that the next undo reverses may be discarded.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  /// Whether the group that the next redo reverses may be discarded.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  // MARK: Names

  /// Sets the name of the outermost open group, or else of the last closed group, for menus.
  ///
  /// An empty string removes the name.
  open func setActionName(_ actionName: String) { groupToDescribe?.actionName = actionName }
  /// The name of the action that the next undo reverses, or an empty string.
  open var undoActionName: String { nextUndo?.actionName ?? "" }
  /// The name of the action that the next redo repeats, or an empty string.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }
  /// The title of the menu item for undo, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the menu item for redo, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// Returns the menu title for undoing an action, which you can override for another language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// Returns the menu title for redoing an action, which you can override for another language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Sets a value of the outermost open group, or else of the last closed group.
  ///
  /// `nil` removes the value.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    groupToDescribe?.userInfo[key] = info
  }
  /// Returns a value of the group that the next undo reverses, or `nil` if it has no value for the
  /// key.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }
  /// Returns a value of the group that the next redo reverses, or `nil` if it has no value for the
  /// key.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    redoStack.last?.userInfo[key]
  }
}

extension UndoManager {
  /// A key for a value that is stored with an action.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
