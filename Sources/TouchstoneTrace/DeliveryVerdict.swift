/// The outcome of a touch after the hit test, each case a clause of "the touch was …".
public enum DeliveryVerdict: Equatable, Sendable {
  /// A responder received the touch and consumed it.
  case delivered
  /// A responder forwarded the touch up the chain.
  case handedOn(to: TraceSubject)
  /// The control is disabled and ignores the touch.
  case controlDisabled
  /// The control has no action for the control event.
  case noAction
  /// The control's target was deallocated.
  case targetGone
  /// A recognizer delays the touch.
  case delayed(by: TraceSubject)
  /// A recognizer was recognized before the view received the touch.
  case dropped(by: TraceSubject)
  /// The touch was cancelled by a recognizer, an interruption, or the view's removal from its
  /// window.
  case cancelled(by: String)
  /// The view accepts one finger at a time and already has one.
  case secondFingerIgnored
  /// A view with `isExclusiveTouch` already has a touch in the window, or would have to share it.
  case exclusiveTouch(holder: TraceSubject)
  /// The scroll view around the touched view refused to let the touch begin there.
  case refusedByScrollView(TraceSubject)
  /// The view left its window, and no responder in its new hierarchy handled the touch.
  case leftWindow
  /// The application is ignoring interaction events.
  case interactionIgnored
  /// No responder in the chain handled the touch.
  case discarded
}

extension DeliveryVerdict {
  /// The name used in JSON, without the payload.
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
