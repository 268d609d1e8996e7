internal import TouchstoneKit
package import TouchstoneTrace

extension TraceRecord {
  /// The outcome of a touch in this record, its usual cause, and a suggestion.
  ///
  /// `nil` if the record doesn't concern the delivery of a touch. If the touch arrived, only the
  /// outcome is given.
  @MainActor package var deliveryAccount: TouchExplanation.Diagnosis? {
    let fields = fields
    return fields.delivery.map { DeliveryAdvice($0, fields.subject, by: fields.other).account }
  }
}

/// An explanation of the outcome of a touch after the hit test.
@MainActor
private struct DeliveryAdvice {
  private let verdict: DeliveryVerdict
  /// The name of the hit-tested view, or of the responder or control in the record.
  private let name: String
  /// The name of the recognizer that took the touch away, or `nil` if something else did.
  private let taker: String?
  /// The scroll view that took the touch away with a drag, or `nil` if something else did.
  private let scroller: String?

  init(_ verdict: DeliveryVerdict, _ view: TraceSubject?, by taker: TraceSubject?) {
    self.verdict = verdict
    name = view?.emphasized ?? "the view"
    self.taker = taker?.emphasized
    let scrollView = (taker?.object as? UIGestureRecognizer)?.view as? UIScrollView
    let isItsOwn = taker.map { $0.object === scrollView?.panGestureRecognizer } ?? false
    scroller = isItsOwn ? scrollView.map { TraceSubject($0).emphasized } : nil
  }

  var account: TouchExplanation.Diagnosis { .init(happened, usually: usually, remedy: remedy) }

  /// Returns the scroll view that waits for a drag, if the touch is held back by its hidden
  /// recognizer.
  private func scrollView(of holder: TraceSubject) -> String? {
    (holder.object as? DelayedTouchesRecognizer)?.view.map { TraceSubject($0).emphasized }
  }

  /// Returns whether a recognizer holds touches back. A deallocated recognizer counts as holding
  /// them back.
  private func isHeld(by recognizer: TraceSubject) -> Bool {
    (recognizer.object as? UIGestureRecognizer)?.delaysTouchesBegan ?? true
  }

  private var happened: String {
    switch verdict {
    case .delivered: "\(name) gets the touch."
    case .handedOn(let next): "\(name) passes the touch on to \(next.emphasized)."
    case .controlDisabled: "\(name) gets the touch and does nothing: it is disabled."
    case .noAction: "\(name) gets the touch and does nothing: it has no action for it."
    case .targetGone:
      "\(name) gets the touch and does nothing: the target of its action is gone."
    case .delayed(let holder):
      "\(name) does not get the touch yet: \(scrollView(of: holder) ?? holder.emphasized) holds it back."
    case .dropped(let recognizer) where isHeld(by: recognizer):
      "\(name) never sees the touch: \(recognizer.emphasized) held it back and was recognized."
    case .dropped(let recognizer):
      "\(name) never sees the touch: \(recognizer.emphasized) is recognized first, and takes it."
    case .cancelled where scroller != nil:
      "\(scroller ?? "") scrolls, and takes the touch away from \(name)."
    case .cancelled(let cause):
      taker.map { "\($0) is recognized, and takes the touch away from \(name)." }
        ?? "The touch is taken away from \(name): \(cause)."
    case .secondFingerIgnored:
      "\(name) does not get this finger: it takes one at a time, and another one is on it."
    case .exclusiveTouch(let holder):
      "\(name) does not get this finger: \(holder.emphasized) wants touches for itself alone."
    case .refusedByScrollView(let scrollView):
      "\(name) does not get the touch: \(scrollView.emphasized) does not let it begin in its content."
    case .leftWindow: "Nobody wants the touch: its view has left the window."
    case .interactionIgnored: "Nobody gets the touch: the application takes none for now."
    case .discarded: "Nobody in the chain wants the touch, up to \(name), which discards it."
    }
  }

  private var usually: String? {
    switch verdict {
    case .delivered, .handedOn: nil
    case .controlDisabled:
      "A form keeps its button off until all is filled in, and work in progress turns it off for "
        + "a while."
    case .noAction:
      "The action was never added, or was given to another control or another event."
    case .targetGone: "A control does not keep its targets alive, and nobody else kept this one."
    case .delayed(let holder) where scrollView(of: holder) != nil:
      "A scroll view waits 0.15 s for a drag before its content is touched."
    case .delayed: "The recognizer's delaysTouchesBegan is true, so it waits until it has failed."
    case .dropped(let recognizer) where isHeld(by: recognizer):
      "The recognizer's delaysTouchesBegan is true, and the touch became its gesture."
    case .dropped:
      "A recognizer that is recognized as soon as the finger comes down takes the touch before its "
        + "view gets it."
    case .cancelled where scroller != nil:
      "The finger began to drag, canCancelContentTouches is true, and touchesShouldCancel(in:) "
        + "returned true for the view."
    case .cancelled:
      "A gesture that is recognized takes the touches of the views below it, as scroll views do "
        + "with a drag; so does an interruption such as a call."
    case .secondFingerIgnored: "A view takes one finger at a time until it is told to take several."
    case .exclusiveTouch:
      "A view whose isExclusiveTouch is true shares its window with no other view, and a finger "
        + "rests on one of the two."
    case .refusedByScrollView:
      "The scroll view's class overrides touchesShouldBegin(_:with:in:), and answers false for this view."
    case .leftWindow:
      "The view was removed, or its cell was reused, while a finger was on it."
    case .interactionIgnored:
      "beginIgnoringInteractionEvents() was called once more often than its end."
    case .discarded:
      "No responder in the chain has a touch method of its own, and no recognizer wanted it."
    }
  }

  private var remedy: String? {
    switch verdict {
    case .delivered, .handedOn: nil
    case .controlDisabled: "Set isEnabled of \(name) to true."
    case .noAction: "Give it one with addAction(_:for:) or addTarget(_:action:for:)."
    case .targetGone: "Keep the target in a property."
    case .delayed(let holder):
      scrollView(of: holder).map {
        "Wait a moment, or set delaysContentTouches of \($0) to false."
      } ?? "Set delaysTouchesBegan of \(holder.emphasized) to false."
    case .dropped(let recognizer) where isHeld(by: recognizer):
      "Set delaysTouchesBegan of \(recognizer.emphasized) to false."
    case .dropped(let recognizer):
      "Set cancelsTouchesInView of \(recognizer.emphasized) to false."
    case .cancelled where scroller != nil:
      "Return false for \(name) in touchesShouldCancel(in:) of the class of \(scroller ?? "")."
    case .cancelled:
      "Set cancelsTouchesInView of \(taker ?? "the recognizer") to false, let it wait with require(toFail:), or "
        + "take touchesCancelled(_:with:) as an end."
    case .secondFingerIgnored: "Set isMultipleTouchEnabled of \(name) to true."
    case .exclusiveTouch(let holder):
      "Lift the other finger first, or set isExclusiveTouch of \(holder.emphasized) to false."
    case .refusedByScrollView(let scrollView):
      "Look at touchesShouldBegin(_:with:in:) of \(scrollView.emphasized)."
    case .leftWindow: "Hide it as long as it is touched, and remove it when the finger is lifted."
    case .interactionIgnored: "Call endIgnoringInteractionEvents() as often as its beginning."
    case .discarded:
      "Override the four touch methods, add a recognizer, or use a control."
    }
  }
}
