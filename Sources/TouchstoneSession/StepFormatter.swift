internal import TouchstoneKit
internal import TouchstoneTrace

/// Formats the steps that every journal includes.
enum StepFormatter {
  /// Returns the line for a step, or `nil` for a step that only a full trace includes.
  static func text(_ record: TraceRecord) -> String? {
    switch record.step {
    case .bound(_, let view, _, _): view.map { "hit \($0.shown)" } ?? "hit nothing"
    case .turnedAway: discardText(record)
    case .delivered(.touches(.moved, _), _): nil
    case .delivered(let call, let responder): "\(call.name ?? "") → \(responder.shown)"
    // The beginning of a discarded touch or press was reported already.
    case .discarded(.touches(.moved, _), _, _, _), .discarded(.presses(.changed, _), _, _, _),
      .discarded(.presses(.ended, _), _, _, _):
      nil
    case .discarded: discardText(record)
    case .answered(let call, let responder, _, _, _): answerText(call, by: responder)
    case .taken(_, let view, let taking): takenText(taking, from: view?.shown ?? "no view")
    case .action(let action, let sender, let target, let verdict):
      actionText(action, of: sender?.shown ?? "app code", to: target, verdict)
    case .addedTwice(_, _, let sentence): sentence
    case .held(_, _, let holder, _):
      holder.map { DeliveryFormatter.text(.delayed(by: $0)) } ?? "held back"
    case .moved(_, _, .changed, .changed, _): nil
    case .moved(let recognizer, _, let from, let to, let reason):
      "\(recognizer.shown) \(moveText(from, to, reason))"
    case .waiting(let recognizer, _, let names, _):
      "\(recognizer.shown) \(TraceStep.GestureVerdict.waiting(for: names, until: nil))"
    case .verdict(_, let recognizer, _, let verdict): verdictText(verdict, of: recognizer)
    case .key(let combination, let owner, let taker, let verdict, let reason):
      // A plain key that no responder handles as a command is reported by the press that it
      // becomes.
      owner == nil && taker == nil && verdict != .noAction
        ? nil : "\(combination): \(reason)\(arrow(taker))"
    case .menu(.chosen(let title, let performer, let outcome)):
      "menu: “\(title)” \(outcome)\(arrow(performer))"
    case .menu: nil
    case .firstResponder(let responder, _, let change): "\(responder.shown) \(change.rawValue)"
    case .focus(let change, let from, let to, let reason):
      "focus \(change.rawValue): \(way(from, to)) · \(reason)"
    case .accessibilityFocus(let from, let to, let reason):
      accessibilityText("focus", way(from, to), reason)
    case .accessibilityNotification(let name, let element, let words):
      accessibilityText(name, element?.shown ?? "", words ?? "")
    case .device(let what, let words): "\(what): \(words)"
    case .fault(let message): message
    case .enqueued, .coalesced, .visited, .sent, .sentToWindow, .received, .handedOn, .timer: nil
    }
  }

  private static func arrow(_ subject: TraceSubject?) -> String {
    subject.map { " → \($0.shown)" } ?? ""
  }

  /// Returns the source and the destination, as far as they exist.
  private static func way(_ from: TraceSubject?, _ to: TraceSubject?) -> String {
    [from, to].compactMap { $0?.shown }.joined(separator: " → ")
  }

  private static func accessibilityText(_ what: String, _ who: String, _ why: String) -> String {
    let words = [who, why].filter { !$0.isEmpty }
    return "accessibility \(what): \(words.joined(separator: " · "))"
  }

  /// Returns the outcome of a call that reached no responder, with its reason.
  private static func discardText(_ record: TraceRecord) -> String {
    let fields = record.fields
    let verdict = fields.delivery.map(DeliveryFormatter.text) ?? "reached no responder"
    let reason = fields.detail.map { ": \($0)" } ?? ""
    return "\(fields.phase ?? "") \(verdict)\(reason)"
  }

  private static func answerText(_ call: TraceCall, by responder: TraceSubject) -> String {
    let what = call.touch == nil ? call.name.map { " \($0)" } ?? "" : ""
    return "\(responder.shown) answered\(what)"
  }

  /// Returns the method that an action called. Method references have no name.
  private static func actionText(
    _ action: TraceStep.Action, of sender: String, to target: TraceSubject?,
    _ verdict: DeliveryVerdict
  ) -> String {
    if target?.object is UIAction { return "\(sender) ran its action" }
    guard verdict != .noAction, let target else {
      return "\(sender) sent \(action), which no responder implements"
    }
    let method =
      switch action {
      case .named(let name): name
      case .method: "a method"
      }
    return "\(sender) called \(method) of \(target.shown)"
  }

  /// Returns a recognizer's transition and its reason: "possible → failed: it moved".
  private static func moveText(
    _ from: TraceStep.GestureState, _ to: TraceStep.GestureState,
    _ reason: TraceStep.TransitionReason?
  ) -> String {
    let move = "\(from.rawValue) → \(to.rawValue)"
    return switch (to, reason) {
    case (_, nil): move
    case (.failed, .verdict(.failed(let cause))?): "\(move): \(cause)"
    case (.cancelled, .verdict(.cancelled(let cause))?): "\(move): \(cause)"
    case (_, let reason?): "\(move), \(reason)"
    }
  }

  /// Returns a verdict that isn't reported by a state transition, or `nil` for other verdicts.
  private static func verdictText(
    _ verdict: TraceStep.GestureVerdict, of recognizer: TraceSubject
  ) -> String? {
    switch verdict {
    case .neverReceived, .ignored: "\(recognizer.shown) \(verdict)"
    case .recognized, .failed, .prevented, .cancelled, .waiting: nil
    }
  }

  /// Returns the view that lost a touch, with the recognizer that took it or the reason.
  private static func takenText(_ taking: TraceStep.Taking, from view: String) -> String {
    switch taking {
    case .dropped(let recognizer): "withheld from \(view) by \(recognizer.emphasized)"
    case .recognized(let recognizer, _): "taken from \(view) by \(recognizer.emphasized)"
    case .cancelled(let cause): "taken from \(view): \(cause)"
    }
  }
}
