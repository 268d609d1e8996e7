extension TraceRecord {
  /// The kind of a step, with the name in JSON as its raw value.
  public enum Kind: String, CaseIterable, Sendable {
    /// A raw sample entered the queue.
    case enqueued = "enqueued"
    /// Several samples of a finger were coalesced into one change.
    case coalesced = "coalesced"
    /// A hit test visited a view.
    case visited = "visited"
    /// A new touch received its view and window, or has no view.
    case bound = "bound"
    /// An event was sent to the application.
    case sent = "sent"
    /// A responder's method was called.
    case delivered = "delivered"
    /// A responder forwarded the event up the chain.
    case handedOn = "handedOn"
    /// No responder in the chain handled the event, or a rule withheld it.
    case discarded = "discarded"
    /// A responder, a control or a recognizer handled the event.
    case answered = "answered"
    /// A recognizer received a new touch.
    case received = "received"
    /// A recognizer delays a phase of a touch for its view.
    case held = "held"
    /// A recognizer changed its state, for the reason in the detail, or is ready and waits.
    case recognizer = "recognizer"
    /// A recognizer's attempt for a touch ended, with the outcome in the detail.
    case verdict = "verdict"
    /// A view lost a touch before its end.
    case cancelled = "cancelled"
    /// An action was sent.
    case action = "action"
    /// A key was handled before it could become a press, or its recipient didn't receive it.
    case key = "key"
    /// The main menu was built, or one of its elements was filled or chosen.
    case menu = "menu"
    /// A window's first responder changed.
    case firstResponder = "firstResponder"
    /// The focus moved or failed to move, for the reason in the detail.
    case focus = "focus"
    /// An assistive technology reads another element or received a notification, with the
    /// information in the detail.
    case accessibility = "accessibility"
    /// The device was rotated or charged, or the app requested a haptic pulse, a link or a pointer.
    case device = "device"
    /// A timer fired.
    case timer = "timer"
    /// A request failed or was refused, and the app continued.
    case fault = "fault"
  }

  /// The kind of step.
  public var kind: Kind {
    switch step {
    case .enqueued: .enqueued
    case .coalesced: .coalesced
    case .timer: .timer
    case .visited: .visited
    case .bound: .bound
    case .sent, .sentToWindow: .sent
    case .received: .received
    case .held: .held
    case .moved, .waiting: .recognizer
    case .verdict: .verdict
    case .taken: .cancelled
    case .delivered: .delivered
    case .handedOn: .handedOn
    case .turnedAway, .discarded: .discarded
    case .answered: .answered
    case .action, .addedTwice: .action
    case .key: .key
    case .menu: .menu
    case .firstResponder: .firstResponder
    case .focus: .focus
    case .accessibilityFocus, .accessibilityNotification: .accessibility
    case .device: .device
    case .fault: .fault
    }
  }
}
