internal import TouchstoneTrace

/// Formats the outcome of a touch or an event for a line of the journal.
enum DeliveryFormatter {
  /// Returns the verdict as a clause.
  static func text(_ verdict: DeliveryVerdict) -> String {
    switch verdict {
    case .delivered: "delivered"
    case .handedOn(let next): "handed on to \(next.emphasized)"
    case .controlDisabled: "does nothing: the control is disabled"
    case .noAction: "does nothing: there is no action for it"
    case .targetGone: "does nothing: the target is gone"
    case .delayed(let recognizer): "held back by \(recognizer.emphasized)"
    case .dropped(let recognizer): "kept away by \(recognizer.emphasized)"
    case .cancelled(let cause): "cancelled: \(cause)"
    case .secondFingerIgnored: "ignored: the view takes one finger at a time"
    case .exclusiveTouch(let holder):
      "ignored: \(holder.emphasized) wants touches for itself alone"
    case .refusedByScrollView(let view):
      "ignored: \(view.emphasized) does not let it begin in its content"
    case .leftWindow: "discarded: its view left the window"
    case .interactionIgnored: "ignored: the application takes no touches for now"
    case .discarded: "discarded: nobody wanted it"
    }
  }
}
