internal import TouchstoneGestures

/// One quick stroke in one of some directions, recognized while the fingers still move.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private var recognition = SwipeRecognition()

  /// The directions it takes; to the right at first.
  open var direction: Direction {
    get { Direction(rawValue: UInt(bitPattern: recognition.directions.rawValue)) }
    set { recognition.directions = SwipeDirections(rawValue: Int(bitPattern: newValue.rawValue)) }
  }
  /// How many fingers; one at first.
  open var numberOfTouchesRequired: Int {
    get { recognition.touchesRequired }
    set { recognition.touchesRequired = max(1, newValue) }
  }

  /// Where the swipe began (statement 197).
  open override func location(in view: UIView?) -> CGPoint {
    recognition.location.map { place($0, in: view) } ?? super.location(in: view)
  }

  /// Forgets the stroke.
  open override func reset() {
    super.reset()
    recognition.reset()
  }

  override func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {
    step(recognition.take(method, samples(touches)))
    leave(touches, method, event) { recognition.isTracking($0) }
  }

  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .discrete }
  override var deadline: Double? { recognition.deadline }
  override func timePassed(at time: Double) { step(recognition.timePassed(at: time)) }
}

extension UISwipeGestureRecognizer {
  /// The ways a swipe may go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }
}
