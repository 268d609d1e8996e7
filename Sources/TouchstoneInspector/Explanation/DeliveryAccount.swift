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

  private func closesOpenRow(_ recognizer: TraceSubject) -> Bool {
    (recognizer.object as? UIGestureRecognizer)?.closesOpenRow ?? false
  }

  private var happened: String {
    switch verdict {
    case .delivered: "\(name) gets the touch."
    case .handedOn(let next): "\(name) forwards the touch to \(next.emphasized)."
    case .controlDisabled: "\(name) receives the touch but does nothing: it is disabled."
    case .noAction: "\(name) receives the touch but does nothing: it has no action for this event."
    case .targetGone:
      "\(name) receives the touch but does nothing: the target of its action was deallocated."
    case .delayed(let holder):
      "\(name) doesn't receive the touch yet: \(scrollView(of: holder) ?? holder.emphasized) "
        + "delays it."
    case .dropped(let recognizer) where closesOpenRow(recognizer):
      "\(name) never receives the touch: the touch only closes the row that shows its swipe "
        + "actions."
    case .dropped(let recognizer) where isHeld(by: recognizer):
      "\(name) never receives the touch: \(recognizer.emphasized) delayed it and was recognized."
    case .dropped(let recognizer):
      "\(name) never receives the touch: \(recognizer.emphasized) is recognized first and consumes "
        + "it."
    case .cancelled where scroller != nil:
      "\(scroller ?? "") scrolls and cancels the touch in \(name)."
    case .cancelled(let cause):
      taker.map { "\($0) is recognized and cancels the touch in \(name)." }
        ?? "The touch in \(name) is cancelled: \(cause)."
    case .secondFingerIgnored:
      "\(name) doesn't receive this finger: it accepts one at a time, and another finger is "
        + "already on it."
    case .exclusiveTouch(let holder):
      "\(name) doesn't receive this finger: isExclusiveTouch of \(holder.emphasized) is true."
    case .refusedByScrollView(let scrollView):
      "\(name) doesn't receive the touch: \(scrollView.emphasized) doesn't allow it to begin in "
        + "its content."
    case .leftWindow: "The touch isn't delivered: its view was removed from the window."
    case .interactionIgnored:
      "The touch isn't delivered: the application is ignoring interaction events."
    case .discarded:
      "No responder handled the touch; it was discarded at \(name), the end of the chain."
    }
  }

  private var usually: String? {
    switch verdict {
    case .delivered, .handedOn: nil
    case .controlDisabled:
      "A form disables its button until every field is filled in, or the button is disabled while "
        + "work is in progress."
    case .noAction:
      "The action was never added, or was added to another control or for another event."
    case .targetGone: "A control doesn't retain its targets, and no other object retained this one."
    case .delayed(let holder) where scrollView(of: holder) != nil:
      "A scroll view waits 0.15 s for a drag before it delivers a touch to its content."
    case .delayed:
      "The recognizer's delaysTouchesBegan is true, so the touch waits until the recognizer fails."
    case .dropped(let recognizer) where closesOpenRow(recognizer):
      "While a row shows its swipe actions, the first touch outside them only closes it."
    case .dropped(let recognizer) where isHeld(by: recognizer):
      "The recognizer's delaysTouchesBegan is true, and the touch became part of its gesture."
    case .dropped:
      "A recognizer that is recognized as soon as the finger comes down consumes the touch before "
        + "its view receives it."
    case .cancelled where scroller != nil:
      "The finger began to drag, canCancelContentTouches is true, and touchesShouldCancel(in:) "
        + "returned true for the view."
    case .cancelled:
      "A recognizer cancels the touches of the views under it when it is recognized, as a scroll "
        + "view does when the user drags. An interruption such as a call cancels touches, too."
    case .secondFingerIgnored: "By default, a view accepts one finger at a time."
    case .exclusiveTouch:
      "While a finger is on a view whose isExclusiveTouch is true, the other views in its window "
        + "receive no touches, and the other way around."
    case .refusedByScrollView:
      "The scroll view's class overrides touchesShouldBegin(_:with:in:), and returns false for "
        + "this view."
    case .leftWindow:
      "The view was removed, or its cell was reused, while a finger was on it."
    case .interactionIgnored:
      "beginIgnoringInteractionEvents() was called without a matching "
        + "endIgnoringInteractionEvents()."
    case .discarded:
      "No responder in the chain overrides a touch method, and no gesture was recognized."
    }
  }

  private var remedy: String? {
    switch verdict {
    case .delivered, .handedOn: nil
    case .controlDisabled: "Set isEnabled of \(name) to true."
    case .noAction: "Add one with addAction(_:for:) or addTarget(_:action:for:)."
    case .targetGone: "Store the target in a property."
    case .delayed(let holder):
      scrollView(of: holder).map {
        "Wait a moment, or set delaysContentTouches of \($0) to false."
      } ?? "Set delaysTouchesBegan of \(holder.emphasized) to false."
    case .dropped(let recognizer) where closesOpenRow(recognizer): "Touch \(name) again."
    case .dropped(let recognizer) where isHeld(by: recognizer):
      "Set delaysTouchesBegan of \(recognizer.emphasized) to false."
    case .dropped(let recognizer):
      "Set cancelsTouchesInView of \(recognizer.emphasized) to false."
    case .cancelled where scroller != nil:
      "Return false for \(name) in touchesShouldCancel(in:) of the class of \(scroller ?? "")."
    case .cancelled:
      "Set cancelsTouchesInView of \(taker ?? "the recognizer") to false, make it wait with "
        + "require(toFail:), or treat touchesCancelled(_:with:) as the end of the touch."
    case .secondFingerIgnored: "Set isMultipleTouchEnabled of \(name) to true."
    case .exclusiveTouch(let holder):
      "Lift the other finger first, or set isExclusiveTouch of \(holder.emphasized) to false."
    case .refusedByScrollView(let scrollView):
      "Check touchesShouldBegin(_:with:in:) of \(scrollView.emphasized)."
    case .leftWindow: "Hide it while it is touched, and remove it after the finger is lifted."
    case .interactionIgnored: "Balance each begin call with an end call."
    case .discarded:
      "Override the four touch methods, add a recognizer, or use a control."
    }
  }
}
