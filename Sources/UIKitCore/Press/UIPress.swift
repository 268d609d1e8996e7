internal import TouchstoneGestures

/// A press of one button or key, from down to up.
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
  /// The changes that recognizers delay, or `nil` if no recognizer was offered the press.
  final var hold: TouchDelayBuffer<Phase>?
  /// Its number in the order in which presses began.
  private(set) final var serial = 0
  /// The phase that the press reports while a delayed change is delivered.
  private var heldPhase: Phase?
  /// The text input that types the key, or `nil` if no text input accepts it.
  weak var typist: UIResponder?
  /// The progress of the delivery to its responder.
  private var told = Told.nothing
  /// The number of times its responder was to be called for it.
  private(set) var tellings = 0
  /// Whether the text input has typed the key. The press then isn't forwarded up the chain.
  var isTyped = false

  /// Creates a press that belongs to no event.
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

  /// Whether the press has ended or was canceled.
  final var isFinished: Bool { currentPhase == .ended || currentPhase == .cancelled }

  /// Reports `phase` during the call of `body`.
  func looking(like phase: Phase, _ body: () -> Void) {
    let outer = heldPhase
    heldPhase = phase
    body()
    heldPhase = outer
  }

  /// Records that the responder is about to be called for the current phase. Returns the reason if
  /// it may not be.
  ///
  /// Each press is delivered with one beginning, followed by one end (statement 343).
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

  /// Makes the press stationary, because another press has changed.
  func rest() { currentPhase = .stationary }

  /// The phase of the press.
  open var phase: Phase { heldPhase ?? currentPhase }
  /// The type of the button.
  open var type: PressType { kind }
  /// The time of the last change, in seconds on the clock of the event.
  open var timestamp: TimeInterval { time }
  /// The force from 0 to 1, which is 0 or 1 for a key or a button that doesn't measure force.
  open var force: CGFloat { currentForce }
  /// The key, or `nil` if the press doesn't come from a keyboard.
  open var key: UIKey? { keyValue }
  /// The window that receives the press.
  open var window: UIWindow? { boundWindow }
  /// The responder at which the press began, which also receives its end.
  open var responder: UIResponder? { boundResponder }
  /// The recognizers that receive the press, or `nil` if the list is empty.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    receivers.isEmpty ? nil : Array(receivers)
  }
}

extension UIPress {
  /// The phase of a press.
  public enum Phase: Int, Sendable {
    /// The button or key went down.
    case began = 0
    /// The force changed.
    case changed = 1
    /// The button or key is down, and nothing has changed.
    case stationary = 2
    /// The button or key went up.
    case ended = 3
    /// The system stopped tracking the press.
    case cancelled = 4
  }

  /// The type of a button on a remote control or game controller, or `keyboard` for a key.
  public enum PressType: Int, Sendable {
    /// The up button.
    case upArrow = 0
    /// The down button.
    case downArrow = 1
    /// The left button.
    case leftArrow = 2
    /// The right button.
    case rightArrow = 3
    /// The select button.
    case select = 4
    /// The menu or back button.
    case menu = 5
    /// The play/pause button.
    case playPause = 6
    /// The button for the next channel or page.
    case pageUp = 30
    /// The button for the previous channel or page.
    case pageDown = 31
    /// A key of a keyboard.
    ///
    /// `key` specifies which.
    case keyboard = 2000

    /// All press types.
    static let all: [PressType] = [
      .upArrow, .downArrow, .leftArrow, .rightArrow, .select, .menu, .playPause, .pageUp,
      .pageDown, .keyboard,
    ]
  }
}
