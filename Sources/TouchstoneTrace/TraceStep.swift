/// What happened to an event, and what a reader needs to know of it; in the order of an event's way.
///
/// Whoever decides something by a step reads these values. Texts among them are for people: causes and
/// names in words, which nobody takes apart again.
public enum TraceStep: Equatable, Sendable {
  // MARK: Input

  /// Raw input entered the queue.
  case enqueued(TraceInput)
  /// Several samples of a finger were gathered into one change; without a place it is the latest one's.
  case coalesced(touch: Int, samples: Int, place: SamplePlace? = nil)
  /// A timer fired.
  case timer

  // MARK: Hit test

  /// A finger came down while the application takes no touches: there will be none for it.
  case turnedAway(at: TracePoint)
  /// A view was asked by a hit test.
  case visited(touch: Int, view: TraceSubject, at: TracePoint, HitVerdict)
  /// A new touch got its view and window, or none.
  case bound(touch: Int, view: TraceSubject?, window: TraceSubject?, at: TracePoint)

  // MARK: Sending

  /// An event went to the application.
  case sent(touches: [Touch])
  /// The event went on to one of its windows.
  case sentToWindow(TraceSubject)

  // MARK: Recognizers

  /// A recognizer takes a new touch into account.
  case received(touch: Int, by: TraceSubject, on: TraceSubject?)
  /// A recognizer holds a call back from the one who is to get it.
  case held(TraceCall, from: TraceSubject?, by: TraceSubject?, because: String? = nil)
  /// A recognizer changed its state.
  case moved(
    recognizer: TraceSubject, on: TraceSubject?, from: GestureState, to: GestureState,
    because: MoveReason?)
  /// A recognizer is ready, and others have to fail first.
  case waiting(recognizer: TraceSubject, on: TraceSubject?, for: [String], until: Double?)
  /// A recognizer's attempt for a touch is over.
  case verdict(touch: Int, recognizer: TraceSubject, on: TraceSubject?, GestureVerdict)
  /// A touch was taken from its view.
  case taken(touch: Int, from: TraceSubject?, Taking)

  // MARK: Responders

  /// A responder was called.
  case delivered(TraceCall, to: TraceSubject)
  /// A responder passed a call up the chain; directly where it did not use its default implementation.
  case handedOn(TraceCall, from: TraceSubject, to: TraceSubject, isDirect: Bool = false)
  /// The chain ended and nobody wanted the call, or a rule withheld it.
  case discarded(TraceCall, at: TraceSubject?, DeliveryVerdict, because: String? = nil)
  /// A responder, control or recognizer answered: the call has had its effect there.
  case answered(
    TraceCall, by: TraceSubject, recognizer: TraceSubject? = nil, at: TracePoint? = nil,
    because: String? = nil)

  // MARK: Actions, keys and menus

  /// An action was sent.
  case action(Action, from: TraceSubject?, to: TraceSubject?, DeliveryVerdict)
  /// An action was added that may be there already; the text says what to do.
  case addedTwice(by: TraceSubject, target: TraceSubject?, String)
  /// A key went to somebody before it could become a press, or its owner did not get it.
  case key(
    String, owner: TraceSubject?, taker: TraceSubject?, DeliveryVerdict, because: String)
  /// The main menu or a menu on the screen changed, or an element was chosen.
  case menu(Menu)

  // MARK: What the application keeps

  /// A responder became first responder, is none any more, or could not change that.
  case firstResponder(TraceSubject, in: TraceSubject?, FirstResponderChange)
  /// The focus moved, or was to move and stayed.
  case focus(FocusChange, from: TraceSubject?, to: TraceSubject?, because: String)
  /// An assistive technology reads another element.
  case accessibilityFocus(from: TraceSubject?, to: TraceSubject?, because: String)
  /// An assistive technology was told something, by a notification of this name.
  case accessibilityNotification(String, element: TraceSubject?, words: String?)
  /// The device was turned or charged, or was asked for something outside the application; what, and
  /// the words for it.
  case device(String, String)
  /// Something was refused or went wrong, and the program went on.
  case fault(String)
}

/// A place on the screen, in points.
public struct TracePoint: Equatable, Sendable {
  /// The distance from the left edge.
  public let x: Double
  /// The distance from the top edge.
  public let y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
