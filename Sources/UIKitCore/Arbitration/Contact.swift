internal import TouchstoneGestures

/// A touch or a press, which recognizers receive, delay and cancel.
///
/// Both follow the same path (statement 102). They are offered to the recognizers around the
/// location where they begin, and these receive them first. The same flags delay or cancel them for
/// the responder. ``GestureEnvironment`` implements that path. This protocol is what it needs from
/// a contact, and what differs between the two.
@MainActor
protocol Contact: AnyObject {
  /// The values of a contact at the time when a change was delayed.
  associatedtype Look: Sendable

  /// The position of its kind in the order in which several contacts are released at once.
  var rank: Int { get }
  /// Its number in the order in which contacts of its kind began.
  var serial: Int { get }
  /// The recognizers that receive the contact.
  var receivers: ContiguousArray<UIGestureRecognizer> { get set }
  /// The changes that recognizers delay, or `nil` if no recognizer was offered the contact.
  var hold: TouchDelayBuffer<Look>? { get set }
  /// Whether the contact has ended or was canceled.
  var isFinished: Bool { get }
  /// The last change, or `nil` if nothing has changed.
  var change: TouchMethod? { get }
  /// The current values.
  var look: Look { get }
  /// The values of the contact if it is canceled now.
  var cancelledLook: Look { get }
  /// The view in which the contact begins, if any.
  var origin: UIView? { get }
  /// The number of the contact in traces of gestures, or `nil` if they don't include it.
  var numberInTimeline: Int? { get }

  /// Returns whether recognizers of this class accept contacts of its kind at all.
  func isOffered(to recognizer: UIGestureRecognizer) -> Bool
  /// Fills in its type, and the requirements of a recognizer on it.
  func describe(
    in reception: inout Reception, for recognizer: UIGestureRecognizer, _ event: UIEvent)
  /// Returns whether the recognizer's delegate accepts the contact.
  func isAccepted(byDelegateOf recognizer: UIGestureRecognizer) -> Bool
  /// Sets the contact's part in a recognizer's list of its kind. Returns `false` if the contact
  /// isn't in the list.
  @discardableResult
  func setPart(_ part: ContactPart, in internals: inout GestureInternals) -> Bool
  /// Returns whether the contact belongs to `event` and is released with the rest of it.
  func isPart(of event: TouchesEvent?) -> Bool
  /// Calls its view or responder for a change, during which the contact has the values of `look`.
  func deliver(_ method: TouchMethod, _ look: Look, for environment: GestureEnvironment)
  /// Called when a gesture has taken the contact. Its view or responder receives no more of it.
  func wasTaken()
}

extension Contact {
  /// Records its change if recognizers may delay it.
  func note() {
    switch change {
    case .began: hold?.began(look)
    case .moved: hold?.moved(look)
    case .ended: hold?.ended(look)
    case .cancelled: hold?.cancelled(look)
    case nil: break
    }
  }

  /// Delivers all changes that no recognizer delays anymore to its view or responder.
  func letOut(for environment: GestureEnvironment) {
    for delivery in hold?.flush() ?? [] {
      deliver(delivery.method, delivery.sample, for: environment)
    }
  }
}

extension TouchDelayBuffer.Delivery {
  /// The method that delivers the change.
  var method: TouchMethod {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
