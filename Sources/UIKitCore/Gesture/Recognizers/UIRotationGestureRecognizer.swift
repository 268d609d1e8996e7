internal import TouchstoneGestures

/// Recognizes two fingers that rotate about each other, on the screen or on a trackpad.
///
/// Angles are measured on the screen, regardless of the views' rotation or scale. If one finger
/// lifts, the gesture stays active and continues when another finger touches down.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  private var recognition = RotationRecognition()
  /// The time of the most recent event, in seconds.
  @exclusivity(unchecked) private final var latest = 0.0

  /// The rotation of the fingers since the gesture began, in radians, positive clockwise.
  ///
  /// Setting a value continues from that value. The velocity doesn't change (statement 405).
  open var rotation: CGFloat {
    get { CGFloat(recognition.rotation) }
    set {
      recognition.rotation = Double(
        NumberCheck.admit(newValue, else: rotation, "rotation", of: self))
    }
  }
  /// The angular velocity at the most recent event, in radians per second.
  open var velocity: CGFloat { CGFloat(recognition.velocity(at: latest)) }
  /// The number of the two fingers that are down, or 0 during a trackpad rotation.
  open override var numberOfTouches: Int { recognition.numberOfTouches }

  /// Clears the state of the rotation.
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
