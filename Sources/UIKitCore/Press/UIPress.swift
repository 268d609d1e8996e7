internal import TouchstoneGestures

/// One button or key, from its going down to its coming up.
@preconcurrency @MainActor
open class UIPress: NSObject {
  private(set) final var currentPhase = Phase.began
  private(set) final var time: TimeInterval = 0
  private(set) final var kind = PressType.select
  private(set) final var keyValue: UIKey?
  private(set) final var currentForce: CGFloat = 0
  weak var boundResponder: UIResponder?
  weak var boundWindow: UIWindow?
  /// The recognizers that receive the press.
  final var receivers: ContiguousArray<UIGestureRecognizer> = []
  /// What recognizers hold back of it; nil for a press that no recognizer was offered.
  final var hold: TouchHold<Phase>?
  /// Its number in the order in which presses began.
  private(set) final var serial = 0
  /// How it looks while something is delivered that was held back.
  private var heldPhase: Phase?
  /// The text input that is to type the key, where one has a use for it.
  weak var typist: UIResponder?
  /// How much of it its responder knows.
  private var told = Told.nothing
  /// How often its responder was to be told of it.
  private(set) var tellings = 0
  /// Whether the text input has typed it: then the press climbs no further.
  var isTyped = false

  /// Makes a press that belongs to no event.
  public override init() { super.init() }

  convenience init(
    _ kind: PressType, serial: Int, key: UIKey?, time: TimeInterval, force: CGFloat = 1,
    responder: UIResponder?, window: UIWindow?
  ) {
    self.init()
    self.serial = serial
    self.kind = kind
    keyValue = key
    self.time = time
    currentForce = force
    boundResponder = responder
    boundWindow = window
  }

  func update(_ phase: Phase, force: CGFloat, time: TimeInterval) {
    currentPhase = phase
    currentForce = force
    self.time = time
  }

  /// Whether it came up, or was taken away.
  final var isFinished: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// Looks as it did when it was held back, for one call.
  func looking(like phase: Phase, _ body: () -> Void) {
    let outer = heldPhase
    heldPhase = phase
    body()
    heldPhase = outer
  }

  /// Notes that the responder is about to be told of the present phase; answers why it may not be:
  /// it hears of each press one beginning, and after that one end (statement 343).
  func noteTelling() -> String? {
    tellings += 1
    switch (phase, told) {
    case (.began, .nothing): told = .beginning
    case (.changed, .beginning): break
    case (.ended, .beginning), (.cancelled, .beginning): told = .end
    case (.ended, .nothing), (.cancelled, .nothing):
      told = .end
      return "its beginning was not delivered"
    case (.changed, .nothing): return "its beginning was not delivered"
    case (.began, .beginning): return "it was delivered already"
    case (.stationary, _): return "nothing has happened to it"
    case (_, .end): return "it is over"
    }
    return nil
  }

  private enum Told {
    case nothing
    case beginning
    case end
  }

  /// Another press changed, and this one did not.
  func rest() { currentPhase = .stationary }

  /// What the press is doing.
  open var phase: Phase { heldPhase ?? currentPhase }
  /// Which button it is.
  open var type: PressType { kind }
  /// When it last changed, on the clock of its event.
  open var timestamp: TimeInterval { time }
  /// How hard it is pressed, from 0 to 1; only 0 or 1 for a key, and for a button that cannot tell.
  open var force: CGFloat { currentForce }
  /// The key, where a keyboard sent the press.
  open var key: UIKey? { keyValue }
  /// The window it goes to.
  open var window: UIWindow? { boundWindow }
  /// The responder where it began, which also gets its end.
  open var responder: UIResponder? { boundResponder }
  /// The recognizers that receive it; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    receivers.isEmpty ? nil : Array(receivers)
  }
}

extension UIPress {
  /// What a press is doing.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// Its force changed.
    case changed = 1
    /// It is down and nothing has changed.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// The system takes no more notice of it.
    case cancelled = 4
  }

  /// Which button of a remote control or game controller; a key of a keyboard is `keyboard`.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu, or back.
    case menu = 5
    /// Play or pause.
    case playPause = 6
    /// Next channel or page.
    case pageUp = 30
    /// Previous channel or page.
    case pageDown = 31
    /// A key of a keyboard that is none of the buttons above; `key` says which.
    case keyboard = 2000

    /// Every type there is.
    static let all: [PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp,
      .pageDown, .keyboard,
    ]
  }
}
