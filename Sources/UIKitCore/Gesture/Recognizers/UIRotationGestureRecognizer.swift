internal import TouchstoneGestures

/// Two fingers that turn about each other, on the screen or on a trackpad.
///
/// It counts on the screen, whatever the views are turned or scaled by. With one finger lifted it
/// stays, and goes on when another one comes.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var recognition = RotationRecognition()
  /// When the latest event was, in seconds.
  @exclusivity(unchecked) private final var latest = 0.0

  /// How far the fingers turned since the gesture began, in radians, clockwise positive.
  ///
  /// Setting it counts on from another number; how fast the fingers go stays known (statement 405).
  open var rotation: CGFloat {
    get { CGFloat(recognition.rotation) }
    set {
      recognition.rotation = Double(
        NumberCheck.admit(newValue, else: rotation, "rotation", of: self))
    }
  }
  /// Radians a second, at the latest event.
  open var velocity: CGFloat { CGFloat(recognition.velocity(at: latest)) }
  /// How many of the two fingers are down; none while they turn on a trackpad.
  open override var numberOfTouches: Int { recognition.numberOfTouches }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    recognition.reset()
  }

  override func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {
    latest = event.timestamp
    step(recognition.take(method, samples(touches)))
    leave(touches, method, event) { recognition.isTracking($0) }
  }

  override var takesTransforms: Bool { true }

  override func transformed(_ event: TransformEvent) {
    latest = event.timestamp
    step(recognition.transformed(event.stage, by: event.sample.rotation, at: event.timestamp))
  }

  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .continuous }
}
