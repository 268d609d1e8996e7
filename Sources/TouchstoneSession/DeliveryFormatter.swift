internal import TouchstoneTrace

/// Formats the outcome of a touch or an event for a line of the journal.
enum DeliveryFormatter {
  /// Returns the verdict as a clause.
  static func text(_ verdict: DeliveryVerdict) -> String {
    switch verdict {
    case .delivered: "delivered"
    case .handedOn(let next): "forwarded to \(next.emphasized)"
    case .controlDisabled: "does nothing: the control is disabled"
    case .noAction: "does nothing: it has no action for the event"
    case .targetGone: "does nothing: the target was deallocated"
    case .delayed(let recognizer): "held back by \(recognizer.emphasized)"
    case .dropped(let recognizer): "withheld by \(recognizer.emphasized)"
    case .cancelled(let cause): "cancelled: \(cause)"
    case .secondFingerIgnored: "ignored: the view accepts one touch at a time"
    case .exclusiveTouch(let holder):
      "ignored: \(holder.emphasized) has exclusive touch"
    case .refusedByScrollView(let view):
      "ignored: \(view.emphasized) doesn't let it begin in its content"
    case .leftWindow: "discarded: its view left the window"
    case .interactionIgnored: "ignored: the application is ignoring interaction events"
    case .discarded: "discarded: no responder handled it"
    }
  }
}
