/// What became of a touch after the hit test, each case a clause of "the touch was …".
public enum DeliveryVerdict: Equatable, Sendable {
  /// A responder got it and kept it.
  case delivered
  /// A responder passed it up the chain.
  case handedOn(to: TraceSubject)
  /// The control is disabled and does not answer.
  case controlDisabled
  /// The control has no action for what happened.
  case noAction
  /// The control's target is gone.
  case targetGone
  /// A recognizer holds it back.
  case delayed(by: TraceSubject)
  /// A recognizer recognized before the view ever saw it.
  case dropped(by: TraceSubject)
  /// It was taken away: by a recognizer, an interruption, or a view that left its window.
  case cancelled(by: String)
  /// The view takes one finger at a time and already has one.
  case secondFingerIgnored
  /// A view that wants touches for itself alone has, or would share, the window.
  case exclusiveTouch(holder: TraceSubject)
  /// The scroll view around its view refused to let it begin there.
  case refusedByScrollView(TraceSubject)
  /// The view left its window, and nobody in what it is in now wanted the touch.
  case leftWindow
  /// The application ignores interaction for now.
  case interactionIgnored
  /// Nobody in the chain wanted it.
  case discarded
}

extension DeliveryVerdict {
  /// The name that stands in JSON, without the payload.
  public var name: String {
    switch self {
    case .delivered: "delivered"
    case .handedOn: "handedOn"
    case .controlDisabled: "controlDisabled"
    case .noAction: "noAction"
    case .targetGone: "targetGone"
    case .delayed: "delayed"
    case .dropped: "dropped"
    case .cancelled: "cancelled"
    case .secondFingerIgnored: "secondFingerIgnored"
    case .exclusiveTouch: "exclusiveTouch"
    case .refusedByScrollView: "refusedByScrollView"
    case .leftWindow: "leftWindow"
    case .interactionIgnored: "interactionIgnored"
    case .discarded: "discarded"
    }
  }
}

extension DeliveryVerdict: CustomStringConvertible {
  /// The name with its payload in parentheses, such as `handedOn(card)`.
  public var description: String {
    switch self {
    case .handedOn(let next): "handedOn(\(next.name))"
    case .delayed(let recognizer), .dropped(let recognizer): "\(name)(\(recognizer.name))"
    case .cancelled(let cause): "cancelled(\(cause))"
    case .exclusiveTouch(let holder): "exclusiveTouch(\(holder.name))"
    case .refusedByScrollView(let scrollView): "refusedByScrollView(\(scrollView.name))"
    default: name
    }
  }
}
