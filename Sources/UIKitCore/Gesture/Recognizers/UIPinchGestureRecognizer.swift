internal import TouchstoneGestures

/// Recognizes two fingers that move together or apart, on the screen or on a trackpad.
///
/// Distances are measured on the screen, regardless of the views' rotation or scale. If one finger
/// lifts, the gesture stays active and continues when another finger touches down.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var recognition = PinchRecognition()
  /// The time of the most recent event, in seconds.
  @exclusivity(unchecked) private final var latest = 0.0

  /// The distance of the fingers relative to their distance when the gesture began.
  ///
  /// Setting a value continues from that value. The velocity doesn't change (statement 405).
  open var scale: CGFloat {
    get { CGFloat(recognition.scale) }
    set {
      recognition.scale = Double(NumberCheck.admit(newValue, else: scale, "scale", of: self))
    }
  }
  /// The change of scale per second at the most recent event.
  open var velocity: CGFloat { CGFloat(recognition.velocity(at: latest)) }
  /// The number of the two fingers that are down, or 0 during a trackpad pinch.
  open override var numberOfTouches: Int { recognition.numberOfTouches }

  /// Clears the state of the pinch.
  open override func reset() {
    super.reset()
    recognition.reset()
  }

  /// Updates the recognition with the fingers' new locations.
  func feed(_ method: TouchMethod, _ samples: [GestureSample]) -> GestureStep? {
    recognition.take(method, samples)
  }

  override func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {
    latest = event.timestamp
    step(feed(method, samples(touches)))
    leave(touches, method, event) { recognition.isTracking($0) }
  }

  override var takesTransforms: Bool { true }

  override func transformed(_ event: TransformEvent) {
    latest = event.timestamp
    step(
      admit(recognition.transformed(event.stage, by: event.sample.scale, at: event.timestamp)))
  }

  /// Lets a subclass in Touchstone reject a pinch that is about to begin.
  func admit(_ step: GestureStep?) -> GestureStep? { step }

  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .continuous }
}
