internal import TouchstoneKit
package import TouchstoneTrace

/// The outcome of a touch: its effects, the recognizers that it was offered to, and what went wrong
/// first.
///
/// The popup of the page, *Why?*, the command line and a failed tap of a stage all read it. A touch is a
/// miss only if it has no effect.
package struct TouchOutcome: Sendable {
  /// A recognizer that the touch was offered to.
  package struct Attempt: Sendable {
    /// The recognizer.
    package let recognizer: TraceSubject
    /// The view that the recognizer is attached to.
    package let view: TraceSubject?
    /// How the attempt ended; `nil` while it goes on.
    package internal(set) var verdict: TraceStep.GestureVerdict?
    /// The number of the touch.
    var touch: Int?
  }

  /// The place where the touch came down, in screen points; `nil` before the first touch.
  package internal(set) var point: TracePoint?
  /// The view that was hit; `nil` if none was.
  package internal(set) var view: TraceSubject?
  /// The recognizers that the touch was offered to, in the order of the trace.
  package internal(set) var attempts: [Attempt] = []
  /// The records of effects that need no further question, such as an action that ran.
  package internal(set) var effects: [TraceRecord] = []
  /// The responders whose touch methods were called.
  var called: [TraceSubject] = []
  /// The first record of something that keeps the touch from its effect.
  package internal(set) var loss: TraceRecord?
  /// The record that no responder wanted the touch, if a recognizer took it up all the same.
  var unwanted: TraceRecord?
  /// The first responder that refused to resign.
  var stubbornResponder: TraceSubject?
  /// The record of a recognizer that took the touch from its view.
  var taking: TraceRecord?
  /// Whether a recognizer is ready and waits for others to fail.
  var isWaiting = false
  /// Whether the system cancelled the touch, as it does for an alert or if the app is left.
  var isCancelled = false
  /// Whether something changed that no record tells of, such as the value of a control.
  package var hasChangedSurroundings = false

  /// Whether a recognizer may still recognize the touch.
  package var isUndecided: Bool { isWaiting || attempts.contains { $0.verdict == nil } }
}

@MainActor
extension TouchOutcome {
  /// Whether the touch had an effect.
  ///
  /// An effect is an action that ran, a recognizer that was recognized and has somebody to tell, a
  /// change of the first responder, of the focus, of a menu or of what surrounds the touch, or a touch
  /// that an override of the program kept.
  package var hasEffect: Bool { hasChangedSurroundings || firstEffect != nil }

  /// The name of whatever had the effect, such as a button whose action ran; `nil` if nothing had.
  package var firstEffect: TraceSubject? {
    for record in effects {
      switch record.step {
      case .answered(_, let responder, let recognizer?, _, _):
        if Self.tells(recognizer) { return responder }
      case .answered(.touch, let responder, nil, _, _):
        if Self.overridesTouches(responder) { return responder }
      case .answered(_, let responder, _, _, _): return responder
      case .action(_, let sender, let target, _):
        if sender.map(Self.tells) ?? true { return sender ?? target }
      case .firstResponder(let responder, _, _): return responder
      case .focus(_, _, let item, _): if let item { return item }
      case .menu: return view
      default: continue
      }
    }
    return overridingControl
      ?? attempts.first { $0.verdict == .recognized && Self.tells($0.recognizer) }?.recognizer
  }

  /// The control that got the touch in a touch method or tracking method of its own class; `nil` if none
  /// did.
  var overridingControl: TraceSubject? {
    guard loss?.delivery != .controlDisabled else { return nil }
    return called.first { $0.object is UIControl && Self.overridesTouches($0) }
  }

  /// Whether a touch method or tracking method of a page was called.
  package var reachedOverride: Bool {
    called.contains { ($0.object as? UIResponder)?.listensOnPage ?? false }
  }

  private static func overridesTouches(_ subject: TraceSubject) -> Bool {
    (subject.object as? UIResponder)?.handlesTouchesItself ?? false
  }

  /// Whether somebody hears of a recognizer: a target or its own class. What a recognizer of the framework
  /// does, such as one of a field, shows in the surroundings.
  private static func tells(_ subject: TraceSubject) -> Bool {
    guard let recognizer = subject.object as? UIGestureRecognizer else { return true }
    return !recognizer.isUnheard && !recognizer.isHiddenPart
  }
}

extension UIGestureRecognizer {
  /// Whether nobody hears of the recognizer: it is of a class that the kit offers to programs, it
  /// belongs to no scroll view, and it has no target.
  var isUnheard: Bool {
    guard currentTargets.allSatisfy({ $0 == nil }), delegate == nil else { return false }
    let name = ClassNames.full(type(of: self))
    guard KitModules.declare(name), !TraceSubject.isPrivate(className: name) else { return false }
    guard let scrollView = view as? UIScrollView else { return true }
    return scrollView.panGestureRecognizer !== self && scrollView.pinchGestureRecognizer !== self
  }
}
