internal import TouchstoneHitTree
internal import TouchstoneInput

/// An event: touches, a motion, a remote command, presses, scrolling or hovering.
///
/// Apps receive events. An event that an app creates, for example in a test, belongs to no
/// application and has no content. The event of a multi-touch sequence is one object from the first
/// finger down to the last finger up. Don't retain it beyond the call that receives it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private(set) final var kind = EventType.touches
  private(set) final var subkind = EventSubtype.none
  @exclusivity(unchecked) final var time: TimeInterval = 0
  @exclusivity(unchecked) final var modifiers: UIKeyModifierFlags = []
  @exclusivity(unchecked) final var buttons: ButtonMask = []
  /// The number of updates of the event.
  @exclusivity(unchecked) final var round = 0
  @exclusivity(unchecked) private final var applicationReference = ZeroingReference<UIApplication>()
  /// The application to which the event belongs.
  package final var application: UIApplication? {
    get { applicationReference.object }
    set { applicationReference = ZeroingReference(newValue) }
  }
  /// The current delivery, which receives reports from the responder chain. The sender retains it
  /// until its end.
  @exclusivity(unchecked) final var delivery: Borrowed<TouchDelivery>?

  // The only designated initializer: a second one that apps can't see would prevent their
  // subclasses from linking.
  /// Creates an event without content that belongs to no application.
  public override init() { super.init() }

  /// Sets the kind, time and application. Called by the creator before the event is passed on.
  package final func describe(
    _ kind: EventType, subkind: EventSubtype = .none, time: TimeInterval,
    application: UIApplication
  ) {
    self.kind = kind
    self.subkind = subkind
    self.time = time
    self.application = application
  }

  /// The kind of event.
  open var type: EventType { kind }

  /// The subtype of a motion or remote command, or `none` for other events.
  open var subtype: EventSubtype { subkind }

  /// The time of the event, in seconds on the clock of `ProcessInfo.systemUptime`, or of the stage
  /// in a test.
  open var timestamp: TimeInterval { time }

  /// The modifier keys that were held.
  open var modifierFlags: UIKeyModifierFlags { modifiers }

  /// The buttons of the pointer that were held.
  open var buttonMask: ButtonMask { buttons }

  // MARK: Touches

  /// All touches that are down or have just ended, or `nil` for an event without touches.
  open var allTouches: Set<UITouch>? { nil }

  /// Returns the touches that began in `window`, or `nil` if no touch began there.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }

  /// Returns the touches that began in `view`, or `nil` if no touch began there.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }

  /// Returns the touches that `gesture` receives, or `nil` if it receives no touch.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }

  /// Returns every sample of `touch` since the last event, oldest first.
  ///
  /// The last is a copy of `touch`.
  ///
  /// Returns `nil` if the touch doesn't belong to the event. The copies are created by each call.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// Returns at most two predicted locations of `touch` until the next frame, after which they are
  /// invalid.
  ///
  /// Returns `nil` if the touch doesn't belong to the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  // MARK: Delivery

  /// Sends the event from the application to its windows.
  @_spi(Kit) open func dispatch(from application: UIApplication) {}

  /// Delivers the event from a window to recognizers and responders.
  @_spi(Kit) open func deliver(in window: UIWindow) {}
}

extension UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Touches of fingers, styluses, and pointers with a button down.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A remote command from a headset, a media key or the lock screen.
    case remoteControl = 2
    /// Presses of buttons and keys.
    case presses = 3
    /// A scroll by wheel or trackpad.
    case scroll = 10
    /// A movement of a pointer without a button down.
    case hover = 11
    /// A trackpad pinch or rotation.
    case transform = 14
  }

  /// The subtype of a motion or a remote command.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Start playback.
    case remoteControlPlay = 100
    /// Pause playback.
    case remoteControlPause = 101
    /// Stop playback.
    case remoteControlStop = 102
    /// Toggle between playback and pause.
    case remoteControlTogglePlayPause = 103
    /// Skip to the next track.
    case remoteControlNextTrack = 104
    /// Skip to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// Start seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// Stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// A set of pointer buttons, counted from 1.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Bit `n − 1` is button `n`.
    public let rawValue: Int

    /// Creates a mask from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The primary button, usually the left one.
    public static let primary = button(1)
    /// The secondary button, usually the right one, which shows a menu.
    public static let secondary = button(2)

    /// Returns the mask of one button, counted from 1, or an empty mask if the number is out of
    /// range.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      guard (1..<Int.bitWidth).contains(buttonNumber) else { return [] }
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
