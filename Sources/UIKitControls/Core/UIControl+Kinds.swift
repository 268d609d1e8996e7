extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touched the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger touched the same location again.
    ///
    /// `touchDown` is sent too.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved back into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A gesture or the system canceled the touch, so no touch-up event follows.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The user changed the value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control performed its primary action.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// The user began editing.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The user edited the content.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// The user stopped editing.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The user stopped editing with the Return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The bits reserved for the app's own events.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The bits reserved for the framework's own events.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No flag is set.
    public static let normal = State([])
    /// A finger is on the control.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The control ignores touches.
    public static let disabled = State(rawValue: 1 << 1)
    /// The control is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits reserved for the app's own states.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits reserved for the framework's own states.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// At the center.
    case center = 0
    /// At the left edge.
    case left = 1
    /// At the right edge.
    case right = 2
    /// Over the whole width.
    case fill = 3
    /// At the edge where reading begins.
    case leading = 4
    /// At the edge where reading ends.
    case trailing = 5
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// At the center.
    case center = 0
    /// At the top edge.
    case top = 1
    /// At the bottom edge.
    case bottom = 2
    /// Over the whole height.
    case fill = 3
  }
}

extension UIControl.Event {
  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.primaryActionTriggered, "primaryActionTriggered"),
    (.menuActionTriggered, "menuActionTriggered"), (.editingDidBegin, "editingDidBegin"),
    (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The names of the events in a trace.
  package var label: String {
    Self.names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
