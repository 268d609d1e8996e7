/// How somebody hears of an event: the method that is called, and for which touch or press.
public enum TraceCall: Equatable, Sendable {
  /// A responder's method for touches, here for one of them.
  case touches(TouchMethod, touch: Int)
  /// Everything that a touch did.
  case touch(Int)
  /// `touchesEstimatedPropertiesUpdated(_:)` for a touch.
  case estimatedProperties(touch: Int)
  /// A control's `beginTracking(_:with:)` for a touch.
  case tracking(touch: Int)
  /// The actions for control events, in words, and the touch that they are about.
  case controlEvents(String, touch: Int? = nil)
  /// A responder's method for presses, here for one of them, in words, or for all of an event.
  case presses(PressMethod, press: String? = nil)
  /// A responder's method for an event without a place.
  case placeless(PlacelessMethod)
  /// The targets of a remote command, by the command's name.
  case remoteCommand(String)
  /// Text input, which is told in words.
  case text(String)
  /// What an assistive technology calls; a custom action has a name.
  case accessibility(AccessibilityMethod, name: String? = nil)
}

extension TraceCall {
  /// A responder's method for touches; the raw values are the names in JSON.
  public enum TouchMethod: String, CaseIterable, Sendable {
    case began = "touchesBegan"
    case moved = "touchesMoved"
    case ended = "touchesEnded"
    case cancelled = "touchesCancelled"
  }

  /// A responder's method for presses; the raw values are the names in JSON.
  public enum PressMethod: String, CaseIterable, Sendable {
    case began = "pressesBegan"
    case changed = "pressesChanged"
    /// A press that goes on calls nothing.
    case stationary = "presses"
    case ended = "pressesEnded"
    case cancelled = "pressesCancelled"
  }

  /// A responder's method for an event without a place.
  public enum PlacelessMethod: String, CaseIterable, Sendable {
    case motionBegan
    case motionEnded
    case motionCancelled
    case remoteControlReceived
  }

  /// What an assistive technology calls of an element, or asks of the kit.
  public enum AccessibilityMethod: String, CaseIterable, Sendable {
    case accessibilityFocus
    case accessibilityActivate
    case accessibilityIncrement
    case accessibilityDecrement
    case accessibilityPerformEscape
    case accessibilityPerformMagicTap
    case accessibilityScroll
    case accessibilityCustomAction
  }

  /// The number of the touch that the call is about; nil where it is about none.
  public var touch: Int? {
    switch self {
    case .touches(_, let touch), .touch(let touch), .estimatedProperties(let touch),
      .tracking(let touch):
      touch
    case .controlEvents(_, let touch): touch
    case .presses, .placeless, .remoteCommand, .text, .accessibility: nil
    }
  }
}
