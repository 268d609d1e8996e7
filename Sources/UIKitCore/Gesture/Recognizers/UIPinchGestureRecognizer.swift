internal import TouchstoneGestures

/// Two fingers that come closer or part, on the screen or on a trackpad.
///
/// It counts on the screen, whatever the views are turned or scaled by. With one finger lifted it
/// stays, and goes on when another one comes.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  private var recognition = PinchRecognition()
  /// When the latest event was, in seconds.
  @exclusivity(unchecked) private final var latest = 0.0

  /// How much larger the distance of the fingers is than when the gesture began.
  ///
  /// Setting it counts on from another number; how fast the fingers go stays known (statement 405).
  open var scale: CGFloat {
    get { CGFloat(recognition.scale) }
    set {
      recognition.scale = Double(NumberCheck.admit(newValue, else: scale, "scale", of: self))
    }
  }
  /// The change of scale a second, at the latest event.
  open var velocity: CGFloat { CGFloat(recognition.velocity(at: latest)) }
  /// How many of the two fingers are down; none while it is a trackpad's pinch.
  open override var numberOfTouches: Int { recognition.numberOfTouches }

  /// Forgets the fingers.
  open override func reset() {
    super.reset()
    recognition.reset()
  }

  /// Lets the fingers' new places count.
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

  /// Lets a subclass of the kit refuse a pinch that is about to begin.
  func admit(_ step: GestureStep?) -> GestureStep? { step }

  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .continuous }
}
