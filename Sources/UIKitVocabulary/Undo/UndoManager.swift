public import Foundation

/// Records how to undo what was done, performs it on command, and records how to do it again.
///
/// A program registers the reverse of each change when it makes it. All that is registered in one
/// turn of the application's event loop becomes one group, which one `undo()` reverses; what is
/// registered while undoing can be redone. Reach it by `UIResponder.undoManager`.
///
///     undoManager?.registerUndo(withTarget: self) { $0.remove(stroke) }
///     undoManager?.setActionName("Stroke")
///
/// Targets are not kept alive: an operation whose target is gone does nothing. Where Apple's raises
/// an exception this one reports a fault and goes on.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  /// The groups that are being filled, the outermost first.
  var open: [UndoGroup] = []
  /// The groups that were open when undoing or redoing began, and will be again.
  var suspended: [UndoGroup] = []
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  var direction = Direction.none
  var disablingDepth = 0
  /// The application that was in force when it was made.
  package final weak var owner: AnyObject? = CoreBox.installed.application
  /// Whether the outermost open group was opened by itself and closes with the turn.
  var isOutermostAutomatic = false

  /// What is being performed.
  enum Direction {
    case none
    case undoing
    case redoing
  }

  /// Makes an undo manager with nothing to undo.
  public override init() { super.init() }

  // MARK: Registering

  /// Registers a closure that undoes a change of a target, which it is handed.
  public final func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    register(
      UndoOperation(target) { object in
        if let target = object as? TargetType { handler(target) }
      })
  }

  /// Registers a method that undoes a change, and its one argument, which is kept.
  ///
  /// The selector is made as for a control: `Selector("setText:", Editor.setText(_:))`. A method the
  /// target does not implement, or that takes another type, is reported when it is performed.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(
      UndoOperation(target as AnyObject) { [weak self] object in
        let core = CoreBox.installed
        guard !core.perform(selector, on: object, sender: anObject) else { return }
        core.report(
          "\(core.name(of: object)) can't undo by \(selector)", about: self ?? object)
      })
  }

  /// There is no recording of invocations without an Objective-C runtime.
  @available(*, unavailable, message: "use registerUndo(withTarget:handler:) instead")
  public final func prepare(withInvocationTarget target: Any) -> Any { target }

  /// Forgets everything, and turns registration on again.
  open func removeAllActions() { forgetEverything() }
  /// Forgets whatever concerns a target; registration stays as it is.
  open func removeAllActions(withTarget target: Any) { forget(target as AnyObject) }

  /// Turns registration off until the matching ``enableUndoRegistration()``; calls nest.
  open func disableUndoRegistration() { disablingDepth += 1 }
  /// Undoes one ``disableUndoRegistration()``.
  open func enableUndoRegistration() { enableRegistration() }
  /// Whether what is registered is recorded.
  open var isUndoRegistrationEnabled: Bool { disablingDepth == 0 }

  // MARK: Grouping

  /// Whether a group is opened by itself for what is registered in one turn of the event loop.
  open var groupsByEvent = true
  /// How many groups lie inside each other that are open now.
  open var groupingLevel: Int { open.count }
  /// Opens a group inside the one that is open, if any.
  ///
  /// With ``groupsByEvent`` the outermost group is always the turn's own: a group opened by hand
  /// lies in it, and is undone together with the rest of the turn.
  open func beginUndoGrouping() { beginGrouping() }
  /// Closes the group that was opened last.
  open func endUndoGrouping() { endGrouping() }
  /// How many groups can be undone at most, the oldest are forgotten; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trimStacks() }
  }
  /// In which modes of the run loop the turn's group is closed; kept, since the application's loop
  /// has one mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]

  // MARK: Undoing

  /// Whether there is anything to undo.
  open var canUndo: Bool { undoCount > 0 }
  /// Whether there is anything to do again; asks for pending registrations first.
  open var canRedo: Bool {
    post(.NSUndoManagerCheckpoint)
    return redoCount > 0
  }
  /// How often can be undone.
  open var undoCount: Int { undoStack.count + (isGatheringUndo ? 1 : 0) }
  /// How often can be redone.
  open var redoCount: Int { redoStack.count }
  /// Closes the outermost group, if it is open, and undoes the last one.
  open func undo() { undoTopLevel() }
  /// Undoes the last closed group, at the top or inside the group that is open.
  open func undoNestedGroup() { undoLastGroup() }
  /// Does again what was undone last.
  open func redo() { redoLastGroup() }
  /// Whether a group is being undone now.
  open var isUndoing: Bool { direction == .undoing }
  /// Whether a group is being redone now.
  open var isRedoing: Bool { direction == .redoing }

  // MARK: Discarding

  /// Says whether the operation registered last may be thrown away where it can't be saved.
  open func setActionIsDiscardable(_ discardable: Bool) {
    groupToDescribe?.setLastDiscardable(discardable)
  }
  /// Whether what would be undone next may be thrown away.
  open var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }
  /// Whether what would be redone next may be thrown away.
  open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

  // MARK: Names

  /// Names what is being registered, or was registered last, as in a menu; empty for no name.
  open func setActionName(_ actionName: String) { groupToDescribe?.actionName = actionName }
  /// The name of what would be undone next; empty for none.
  open var undoActionName: String { nextUndo?.actionName ?? "" }
  /// The name of what would be redone next; empty for none.
  open var redoActionName: String { redoStack.last?.actionName ?? "" }
  /// What a menu says, such as "Undo Typing".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// What a menu says, such as "Redo Typing".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// What a menu says for undoing something of a name; override it for another language.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// What a menu says for redoing something of a name; override it for another language.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Keeps something with what is being registered, or was registered last; nil forgets it.
  open func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    groupToDescribe?.userInfo[key] = info
  }
  /// What was kept with what would be undone next.
  open func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.userInfo[key] }
  /// What was kept with what would be redone next.
  open func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? {
    redoStack.last?.userInfo[key]
  }
}

extension UndoManager {
  /// Names something that is kept with an action.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a key.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}
