public import TouchstoneTrace

/// A line of code that would let a view receive the touches it was made for.
///
/// An explanation offers it if a view seems to work but doesn't receive touches. Most lines can be
/// tried in the running app, without a new build, and undone:
///
///     let explanation = window.explanation(forTouchAt: point)
///     let tried = explanation.fix?.attempt()
///     stage.tap(at: point)
///     tried?.takeBack()
public struct SuggestedFix: Sendable, Equatable {
  /// The line, such as `veil.isUserInteractionEnabled = false`.
  ///
  /// It uses the names in the explanation if they are valid in Swift, and otherwise the kind of
  /// object, such as `button`.
  public let code: String
  /// The view, window or recognizer that the line changes.
  public let subject: TraceSubject
  /// The change, or `nil` if only the app's source can make it.
  let change: FixChange?
  /// The effect of the line, even if only the app's source can make the change.
  let hypothesis: FixChange?

  init(
    code: String, subject: TraceSubject, change: FixChange?, hypothesis: FixChange? = nil
  ) {
    self.code = code
    self.subject = subject
    self.change = change
    self.hypothesis = hypothesis ?? change
  }

  /// Whether the line can be tried in the running app.
  @MainActor public var canBeTried: Bool { change != nil && subject.object != nil }

  /// Applies the effect of the line to the running app.
  ///
  /// - Returns: An object that undoes the change, or `nil` if the line can't be tried or its
  ///   subject is deallocated.
  @MainActor
  public func attempt() -> TriedFix? {
    guard let change, let object = subject.object, let undo = change.apply(to: object) else {
      return nil
    }
    return TriedFix(self, undo)
  }
}

/// A fix that stays active in the running app until it is undone.
@MainActor
public final class TriedFix {
  /// The fix that was tried.
  public let fix: SuggestedFix
  private var undo: (() -> Void)?

  init(_ fix: SuggestedFix, _ undo: @escaping () -> Void) {
    self.fix = fix
    self.undo = undo
  }

  /// Restores the state before the attempt.
  ///
  /// Further calls do nothing.
  public func takeBack() {
    undo?()
    undo = nil
  }
}
