/// The call that delivers an event: the method, and the touch or press that it is about.
public enum TraceCall: Equatable, Sendable {
  /// A responder's method for touches, for one of its touches.
  case touches(TouchMethod, touch: Int)
  /// All changes of a touch.
  case touch(Int)
  /// `touchesEstimatedPropertiesUpdated(_:)` for a touch.
  case estimatedProperties(touch: Int)
  /// A control's `beginTracking(_:with:)` for a touch.
  case tracking(touch: Int)
  /// The actions for control events, given as text, and the touch that caused them.
  case controlEvents(String, touch: Int? = nil)
  /// A responder's method for presses, for one press given as text, or for all presses of an event.
  case presses(PressMethod, press: String? = nil)
  /// A responder's method for an event without a location.
  case placeless(FirstResponderMethod)
  /// The targets of a remote command, by the command's name.
  case remoteCommand(String)
  /// Text input, given as a description.
  case text(String)
  /// The method that an assistive technology calls, with the name of a custom action.
  case accessibility(AccessibilityMethod, name: String? = nil)
}

extension TraceCall {
  /// A responder's method for touches, with the name in JSON as its raw value.
  public enum TouchMethod: String, CaseIterable, Sendable {
    case began = "touchesBegan"
    case moved = "touchesMoved"
    case ended = "touchesEnded"
    case cancelled = "touchesCancelled"
  }

  /// A responder's method for presses, with the name in JSON as its raw value.
  public enum PressMethod: String, CaseIterable, Sendable {
    case began = "pressesBegan"
    case changed = "pressesChanged"
    /// A stationary press doesn't call a method.
    case stationary = "presses"
    case ended = "pressesEnded"
    case cancelled = "pressesCancelled"
  }

  /// A responder's method for an event without a location.
  public enum FirstResponderMethod: String, CaseIterable, Sendable {
    case motionBegan = "motionBegan"
    case motionEnded = "motionEnded"
    case motionCancelled = "motionCancelled"
    case remoteControlReceived = "remoteControlReceived"
  }

  /// A method that an assistive technology calls on an element or on the framework.
  public enum AccessibilityMethod: String, CaseIterable, Sendable {
    case accessibilityFocus = "accessibilityFocus"
    case accessibilityActivate = "accessibilityActivate"
    case accessibilityIncrement = "accessibilityIncrement"
    case accessibilityDecrement = "accessibilityDecrement"
    case accessibilityPerformEscape = "accessibilityPerformEscape"
    case accessibilityPerformMagicTap = "accessibilityPerformMagicTap"
    case accessibilityScroll = "accessibilityScroll"
    case accessibilityCustomAction = "accessibilityCustomAction"
  }

  /// The number of the touch that the call is about, or `nil` if it isn't about a touch.
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
