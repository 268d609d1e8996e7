internal import TouchstoneHitTree
internal import TouchstoneInput

/// One thing that happened: touches, a motion, a remote command, presses, scrolling, hovering.
///
/// Programs receive events; one that they make belongs to no application and is about nothing, as a
/// test may want it. The event of a multi-touch sequence is one object from the first finger down to
/// the last finger up; do not keep it longer than the call.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  private(set) final var kind = EventType.touches
  private(set) final var subkind = EventSubtype.none
  @exclusivity(unchecked) final var time: TimeInterval = 0
  @exclusivity(unchecked) final var modifiers: UIKeyModifierFlags = []
  @exclusivity(unchecked) final var buttons: ButtonMask = []
  /// How often it was brought up to date.
  @exclusivity(unchecked) final var round = 0
  @exclusivity(unchecked) private final var applicationReference = BackReference<UIApplication>()
  /// The application whose event it is.
  package final var application: UIApplication? {
    get { applicationReference.object }
    set { applicationReference = BackReference(newValue) }
  }
  /// The delivery that is going on, to which the chain reports; whoever began it keeps it until its end.
  @exclusivity(unchecked) final var delivery: Lent<TouchDelivery>?

  // The one designated initializer: a second that programs can't see would keep their subclasses
  // from linking.
  /// Makes an event about nothing, which belongs to no application.
  public override init() { super.init() }

  /// Says what it is about; whoever makes it says so before anybody sees it.
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

  /// What exactly it is, for motions and remote commands; `none` for all others.
  open var subtype: EventSubtype { subkind }

  /// When it happened, in seconds on the clock of `ProcessInfo.systemUptime`, or of the stage in a
  /// test.
  open var timestamp: TimeInterval { time }

  /// The modifier keys that were held.
  open var modifierFlags: UIKeyModifierFlags { modifiers }

  /// The buttons of the pointer that were held.
  open var buttonMask: ButtonMask { buttons }

  // MARK: Touches

  /// Every finger that is down, or was lifted just now; nil for an event without touches.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches that began in `window`; nil where there are none.
  open func touches(for window: UIWindow) -> Set<UITouch>? { nil }

  /// The touches whose view is `view`; nil where there are none.
  open func touches(for view: UIView) -> Set<UITouch>? { nil }

  /// The touches that `gesture` receives; nil where there are none.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? { nil }

  /// Every sample of `touch` since the last event, oldest first; the last is a copy of `touch`.
  ///
  /// Nil if the touch does not belong to the event. They are made when asked for.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }

  /// Where `touch` may be by the next frame: at most two guesses, to be thrown away then.
  ///
  /// Nil if the touch does not belong to the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }

  // MARK: Its way

  /// Takes the event from the application to the windows that it concerns.
  @_spi(Kit) open func dispatch(from application: UIApplication) {}

  /// Takes the event from a window to recognizers and responders.
  @_spi(Kit) open func deliver(in window: UIWindow) {}
}

extension UIEvent {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// Fingers, pens and pointers with a button down.
    case touches = 0
    /// The device was moved.
    case motion = 1
    /// A headset, media key or lock screen.
    case remoteControl = 2
    /// Buttons and keys.
    case presses = 3
    /// A wheel or trackpad.
    case scroll = 10
    /// A pointer without a button down.
    case hover = 11
    /// A trackpad pinch or rotation.
    case transform = 14
  }

  /// What exactly happened, for motions and remote commands.
  public enum EventSubtype: Int, Sendable {
    /// Nothing more to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// Start playing.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop playing.
    case remoteControlStop = 102
    /// Play if paused, pause if playing.
    case remoteControlTogglePlayPause = 103
    /// Go to the next track.
    case remoteControlNextTrack = 104
    /// Go to the previous track.
    case remoteControlPreviousTrack = 105
    /// Start going backward.
    case remoteControlBeginSeekingBackward = 106
    /// Stop going backward.
    case remoteControlEndSeekingBackward = 107
    /// Start going forward.
    case remoteControlBeginSeekingForward = 108
    /// Stop going forward.
    case remoteControlEndSeekingForward = 109
  }

  /// A set of pointer buttons, counted from 1.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// Bit `n − 1` is button `n`.
    public let rawValue: Int

    /// Makes a mask of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The button that selects, usually the left one.
    public static let primary = button(1)
    /// The button that shows a menu, usually the right one.
    public static let secondary = button(2)

    /// The mask of one button, counted from 1; empty for a number that no mask can hold.
    public static func button(_ buttonNumber: Int) -> ButtonMask {
      guard (1..<Int.bitWidth).contains(buttonNumber) else { return [] }
      return ButtonMask(rawValue: 1 << (buttonNumber - 1))
    }
  }
}
