internal import TouchstoneGestures

/// What recognizers receive, hold back and take away: a touch or a press.
///
/// Both take one way (statement 102): offered to the recognizers around the place where they begin,
/// heard by these first, and held back from the responder or taken from it by the same flags. That way
/// stands in ``GestureEnvironment``; here stands what it has to know of a contact, and what differs.
@MainActor
protocol Contact: AnyObject {
  /// How it looked when it was held back.
  associatedtype Look: Sendable

  /// The place of its kind where several come out at once.
  var rank: Int { get }
  /// Its number in the order in which contacts of its kind began.
  var serial: Int { get }
  /// The recognizers that receive it.
  var receivers: ContiguousArray<UIGestureRecognizer> { get set }
  /// What recognizers hold back of it; nil for a contact that no recognizer was offered.
  var hold: TouchHold<Look>? { get set }
  /// Whether it was lifted, or taken away.
  var isFinished: Bool { get }
  /// What it has just done; nil where nothing has changed.
  var change: TouchMethod? { get }
  /// How it looks now.
  var look: Look { get }
  /// How it looks when it is taken away now.
  var cancelledLook: Look { get }
  /// The view where it begins; nil where it has to do with none.
  var origin: UIView? { get }
  /// The number by which traces tell of its gestures; nil where they tell nothing of them.
  var numberInDebate: Int? { get }

  /// Whether recognizers of this class take contacts of its kind at all.
  func isOffered(to recognizer: UIGestureRecognizer) -> Bool
  /// Says what its type is, and what a recognizer asks of that.
  func describe(
    in reception: inout Reception, for recognizer: UIGestureRecognizer, _ event: UIEvent)
  /// Whether the recognizer's delegate lets it have the contact.
  func isAccepted(byDelegateOf recognizer: UIGestureRecognizer) -> Bool
  /// Sets its part in what a recognizer has of its kind; false where it had none.
  @discardableResult
  func setPart(_ part: ContactPart, in internals: inout GestureInternals) -> Bool
  /// Whether it comes out with the rest of an event that is on its way.
  func isPart(of event: TouchesEvent?) -> Bool
  /// Tells its view or responder of something, looking as it did when it was held back.
  func deliver(_ method: TouchMethod, _ look: Look, for environment: GestureEnvironment)
  /// A gesture has it now, and its view or responder hears no more of it.
  func wasTaken()
}

extension Contact {
  /// Notes what it has done where recognizers may hold it back.
  func note() {
    switch change {
    case .began: hold?.began(look)
    case .moved: hold?.moved(look)
    case .ended: hold?.ended(look)
    case .cancelled: hold?.cancelled(look)
    case nil: break
    }
  }

  /// Tells its view or responder of everything that nobody holds back any longer.
  func letOut(for environment: GestureEnvironment) {
    for delivery in hold?.flush() ?? [] {
      deliver(delivery.method, delivery.sample, for: environment)
    }
  }
}

extension TouchHold.Delivery {
  /// The method that tells of it.
  var method: TouchMethod {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
