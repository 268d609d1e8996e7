internal import TouchstoneGestures

/// Recognizes a quick stroke in one of several directions, while the fingers are still moving.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  private var recognition = SwipeRecognition()

  /// The permitted directions; right by default.
  open var direction: Direction {
    get { Direction(rawValue: UInt(bitPattern: recognition.directions.rawValue)) }
    set { recognition.directions = SwipeDirections(rawValue: Int(bitPattern: newValue.rawValue)) }
  }
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { recognition.touchesRequired }
    set { recognition.touchesRequired = max(1, newValue) }
  }

  /// Returns the location at which the swipe began (statement 197).
  open override func location(in view: UIView?) -> CGPoint {
    recognition.location.map { place($0, in: view) } ?? super.location(in: view)
  }

  /// Clears the state of the swipe.
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
  /// The permitted directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw bits of the directions.
    public let rawValue: UInt
    /// Creates directions from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Swipes to the right.
    public static let right = Direction(rawValue: 1)
    /// Swipes to the left.
    public static let left = Direction(rawValue: 2)
    /// Swipes up.
    public static let up = Direction(rawValue: 4)
    /// Swipes down.
    public static let down = Direction(rawValue: 8)
  }
}
