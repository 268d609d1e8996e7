public import TouchstoneTrace

/// One line of code that would make a view take the touches it was made for.
///
/// An explanation offers it where something looks alive and gets nothing. Most lines can be tried in
/// the running program, without a new build, and taken back:
///
///     let explanation = window.explanation(forTouchAt: point)
///     let tried = explanation.repair?.attempt()
///     stage.tap(at: point)
///     tried?.takeBack()
public struct TouchRepair: Sendable, Equatable {
  /// The line, such as `veil.isUserInteractionEnabled = false`.
  ///
  /// Names are those of the explanation where they can be names in Swift, or else the kind of thing,
  /// such as `button`.
  public let code: String
  /// The view, window or recognizer that the line changes.
  public let subject: TraceSubject
  /// What is changed; nil where only the program's own source can do it.
  let change: RepairChange?
  /// What the line comes to, also where only the program's own source can do it.
  let hypothesis: RepairChange?

  init(
    code: String, subject: TraceSubject, change: RepairChange?, hypothesis: RepairChange? = nil
  ) {
    self.code = code
    self.subject = subject
    self.change = change
    self.hypothesis = hypothesis ?? change
  }

  /// Whether the line can be tried in the running program.
  @MainActor public var canBeTried: Bool { change != nil && subject.object != nil }

  /// Does in the running program what the line would do.
  ///
  /// - Returns: What takes it back; nil where it can't be tried, or where its subject is gone.
  @MainActor
  public func attempt() -> TriedRepair? {
    guard let change, let object = subject.object, let undo = change.apply(to: object) else {
      return nil
    }
    return TriedRepair(self, undo)
  }
}

/// A repair that is in force in the running program until it is taken back.
@MainActor
public final class TriedRepair {
  /// What was tried.
  public let repair: TouchRepair
  private var undo: (() -> Void)?

  init(_ repair: TouchRepair, _ undo: @escaping () -> Void) {
    self.repair = repair
    self.undo = undo
  }

  /// Puts everything back to how it was before the attempt; a second call does nothing.
  public func takeBack() {
    undo?()
    undo = nil
  }
}
