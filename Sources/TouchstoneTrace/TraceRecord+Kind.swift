extension TraceRecord {
  /// What kind of step it is; the raw values are the names in JSON.
  public enum Kind: String, CaseIterable, Sendable {
    /// A raw sample entered the queue.
    case enqueued
    /// Several samples of a finger were gathered into one change.
    case coalesced
    /// A view was asked by a hit test.
    case visited
    /// A new touch got its view and window, or none.
    case bound
    /// An event went to the application.
    case sent
    /// A responder's method was called.
    case delivered
    /// A responder's default implementation passed the event up the chain.
    case handedOn
    /// The chain ended and nobody wanted the event, or a rule withheld it.
    case discarded
    /// A responder, a control or a recognizer answered: the touch has had its effect there.
    case answered
    /// A recognizer takes a new touch into account.
    case received
    /// A recognizer holds a phase of a touch back from its view.
    case held
    /// A recognizer changed its state, for the reason in the detail, or is ready and waits.
    case recognizer
    /// A recognizer's attempt for a touch is over, in the one way that the detail names.
    case verdict
    /// A touch was taken from its view.
    case cancelled
    /// An action was sent.
    case action
    /// A key went to somebody before it could become a press, or somebody did not get it.
    case key
    /// The main menu was built, or one of its elements was filled or chosen.
    case menu
    /// A window's first responder changed.
    case firstResponder
    /// The focus moved, or was to move and stayed; the detail says why.
    case focus
    /// An assistive technology reads another element, or was told something; the detail says what.
    case accessibility
    /// The device was turned or charged, or was asked for a pulse, a link or a pointer.
    case device
    /// A timer fired.
    case timer
    /// Something was refused or went wrong, and the program went on.
    case fault
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
