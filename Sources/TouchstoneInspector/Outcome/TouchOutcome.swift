internal import TouchstoneKit
package import TouchstoneTrace

/// The outcome of a touch: its effects, the recognizers that were offered it, and the first thing
/// that went wrong.
///
/// It is the source for the page's popup, *Why?*, the command line and the failed taps of a stage.
/// A touch is a miss only if it has no effect.
package struct TouchOutcome: Sendable {
  /// A recognizer that was offered the touch.
  package struct Attempt: Sendable {
    /// The recognizer.
    package let recognizer: TraceSubject
    /// The view that the recognizer is attached to.
    package let view: TraceSubject?
    /// The verdict that ended the attempt, or `nil` if it is still in progress.
    package internal(set) var verdict: TraceStep.GestureVerdict?
    /// The number of the touch.
    var touch: Int?
  }

  /// The location where the touch began, in screen points, or `nil` before the first touch.
  package internal(set) var point: TracePoint?
  /// The hit-tested view, or `nil` if no view was hit.
  package internal(set) var view: TraceSubject?
  /// The number of the last touch, or `nil` before the first touch.
  var touch: Int?
  /// The time at which the touch began, in seconds.
  var start: Double?
  /// The last location of the finger before the end or before a recognizer took the touch, in screen
  /// points, or `nil` if it didn't move.
  var lastPoint: TracePoint?
  /// The recognizers that were offered the touch, in the order of the trace.
  package internal(set) var attempts: [Attempt] = []
  /// The records of effects that are certain, such as an action that ran.
  package internal(set) var effects: [TraceRecord] = []
  /// The responders whose touch methods were called.
  var called: [TraceSubject] = []
  /// The responders whose `touchesBegan` was called, by the window or by another responder.
  var begun: [TraceSubject] = []
  /// The first record of something that prevented the touch's effect.
  package internal(set) var loss: TraceRecord?
  /// The record that no responder wanted the touch, if a recognizer then recognized or awaits it.
  var unwanted: TraceRecord?
  /// The responder that refused to resign first responder.
  var stubbornResponder: TraceSubject?
  /// The record of a recognizer that took the touch from its view.
  var taking: TraceRecord?
  /// Whether a recognizer is ready and waits for others to fail.
  var isWaiting = false
  /// Whether the system canceled the touch, as it does if an alert appears or the user leaves the
  /// app.
  var isCancelled = false
  /// Whether something changed that isn't recorded in the trace, such as the value of a control.
  package var hasChangedSurroundings = false

  /// Whether a recognizer may still recognize the touch.
  package var isUndecided: Bool { isWaiting || attempts.contains { $0.verdict == nil } }
}

@MainActor
extension TouchOutcome {
  /// Whether the touch had an effect.
  ///
  /// An effect is an action that ran, a recognizer that was recognized and has a target, or a touch
  /// that an override in the app handled. A change of the first responder, of the focus, of a menu
  /// or of the touch's surroundings counts too.
  package var hasEffect: Bool { hasChangedSurroundings || firstEffect != nil }

  /// The object that had the first effect, such as a button that sent its action.
  ///
  /// `nil` if nothing had an effect, or if only the surroundings changed.
  package var firstEffect: TraceSubject? {
    for record in effects {
      switch record.step {
      case .answered(_, let responder, let recognizer?, _, _):
        if Self.hasHandler(recognizer) { return responder }
      case .answered(.touch, let responder, nil, _, _):
        if Self.overridesTouches(responder) || responder.object is any RowView {
          return responder
        }
      case .answered(_, let responder, _, _, _): return responder
      case .action(_, let sender, let target, _):
        if sender.map(Self.hasHandler) ?? true { return sender ?? target }
      case .firstResponder(let responder, _, _): return responder
      case .focus(_, _, let item, _): if let item { return item }
      case .menu: return view
      default: continue
      }
    }
    return overridingControl
      ?? attempts.first {
        $0.verdict == .recognized && (Self.hasHandler($0.recognizer) || Self.actsOnRow($0))
      }?.recognizer
  }

  /// The control that received the touch in a touch or tracking method of its own class, or `nil`
  /// if no control did.
  var overridingControl: TraceSubject? {
    guard loss?.delivery != .controlDisabled else { return nil }
    return called.first { $0.object is UIControl && Self.overridesTouches($0) }
  }

  /// Whether a touch or tracking method of an app's view or view controller was called.
  package var reachedOverride: Bool {
    called.contains { ($0.object as? UIResponder)?.listensOnPage ?? false }
  }

  /// Returns whether a recognizer moves a row of a table by its reorder control, or closes the row
  /// that shows its swipe actions.
  private static func actsOnRow(_ attempt: Attempt) -> Bool {
    if attempt.view?.object is any MovesRow { return true }
    return (attempt.recognizer.object as? UIGestureRecognizer)?.closesOpenRow ?? false
  }

  private static func overridesTouches(_ subject: TraceSubject) -> Bool {
    (subject.object as? UIResponder)?.handlesTouchesItself ?? false
  }

  /// Returns whether a recognizer has a target or a class of its own. The effect of a framework
  /// recognizer, such as a text field's, shows in the surroundings.
  private static func hasHandler(_ subject: TraceSubject) -> Bool {
    guard let recognizer = subject.object as? UIGestureRecognizer else { return true }
    return !recognizer.isUnheard && !recognizer.isHiddenPart
  }
}

extension UIGestureRecognizer {
  /// Whether no object is notified of the recognizer's gesture.
  ///
  /// That is the case if its class is a public class of the framework, it has no target and no
  /// delegate, and it isn't a scroll view's pan or pinch.
  var isUnheard: Bool {
    guard currentTargets.allSatisfy({ $0 == nil }), delegate == nil else { return false }
    let name = ClassNames.full(type(of: self))
    guard KitModules.declare(name), !TraceSubject.isPrivate(className: name) else { return false }
    guard let scrollView = view as? UIScrollView else { return true }
    return scrollView.panGestureRecognizer !== self && scrollView.pinchGestureRecognizer !== self
  }
}
