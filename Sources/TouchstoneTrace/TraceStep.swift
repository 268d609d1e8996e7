/// A step in the delivery of an event, with its data.
///
/// The cases are in the order of delivery.
///
/// Code that makes decisions reads these values. Texts among them, such as causes and names, are
/// for display and aren't parsed.
public enum TraceStep: Equatable, Sendable {
  // MARK: Input

  /// Raw input entered the queue.
  case enqueued(TraceInput)
  /// Several samples of a finger were coalesced into one change. Without a `place`, the change has
  /// the location of the last sample.
  case coalesced(touch: Int, samples: Int, place: SamplePlace? = nil)
  /// A timer fired.
  case timer

  // MARK: Hit test

  /// A finger went down while the application ignores touches, so it has no touch.
  case turnedAway(at: TracePoint)
  /// A hit test visited a view.
  case visited(touch: Int, view: TraceSubject, at: TracePoint, HitVerdict)
  /// A new touch received its view and window, or has no view.
  case bound(touch: Int, view: TraceSubject?, window: TraceSubject?, at: TracePoint)

  // MARK: Sending

  /// An event was sent to the application.
  case sent(touches: [Touch])
  /// The event was sent to one of its windows.
  case sentToWindow(TraceSubject)

  // MARK: Recognizers

  /// A recognizer received a new touch.
  case received(touch: Int, by: TraceSubject, on: TraceSubject?)
  /// A recognizer delays a call to its receiver.
  case held(TraceCall, from: TraceSubject?, by: TraceSubject?, because: String? = nil)
  /// A recognizer changed its state.
  case moved(
    recognizer: TraceSubject, on: TraceSubject?, from: GestureState, to: GestureState,
    because: TransitionReason?)
  /// A recognizer is ready, but others must fail first.
  case waiting(recognizer: TraceSubject, on: TraceSubject?, for: [String], until: Double?)
  /// A recognizer's attempt for a touch ended.
  case verdict(touch: Int, recognizer: TraceSubject, on: TraceSubject?, GestureVerdict)
  /// A view lost a touch before its end.
  case taken(touch: Int, from: TraceSubject?, Taking)

  // MARK: Responders

  /// A responder's method was called.
  case delivered(TraceCall, to: TraceSubject)
  /// A responder forwarded a call up the chain. `isDirect` is `true` if it made the call itself
  /// instead of using the default implementation.
  case handedOn(TraceCall, from: TraceSubject, to: TraceSubject, isDirect: Bool = false)
  /// No responder in the chain handled the call, or a rule withheld it.
  case discarded(TraceCall, at: TraceSubject?, DeliveryVerdict, because: String? = nil)
  /// A responder, a control or a recognizer handled the call.
  case answered(
    TraceCall, by: TraceSubject, recognizer: TraceSubject? = nil, at: TracePoint? = nil,
    because: String? = nil)

  // MARK: Actions, keys and menus

  /// An action was sent.
  case action(Action, from: TraceSubject?, to: TraceSubject?, DeliveryVerdict)
  /// An action was added that may have been added before. The text recommends a fix.
  case addedTwice(by: TraceSubject, target: TraceSubject?, String)
  /// A key was handled by `taker` before it could become a press, or its owner didn't receive it.
  case key(
    String, owner: TraceSubject?, taker: TraceSubject?, DeliveryVerdict, because: String)
  /// The main menu or a menu on the screen changed, or an element was chosen.
  case menu(Menu)

  // MARK: Application state

  /// A responder became or resigned first responder, or failed to do so.
  case firstResponder(TraceSubject, in: TraceSubject?, FirstResponderChange)
  /// The focus moved or failed to move.
  case focus(FocusChange, from: TraceSubject?, to: TraceSubject?, because: String)
  /// An assistive technology reads another element.
  case accessibilityFocus(from: TraceSubject?, to: TraceSubject?, because: String)
  /// An assistive technology received a notification of this name.
  case accessibilityNotification(String, element: TraceSubject?, words: String?)
  /// The device was rotated or charged, or the app requested something outside of it. The values
  /// are the subject and its description.
  case device(String, String)
  /// A request failed or was refused, and the app continued.
  case fault(String)
}

/// A location on the screen, in points.
public struct TracePoint: Equatable, Sendable {
  /// The distance from the left edge.
  public let x: Double
  /// The distance from the top edge.
  public let y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
