public import Foundation
internal import TouchstoneGestures

/// Recognizes a long press, optionally after some taps. Once it has begun, the fingers may move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var recognition = LongPressRecognition()

  /// The minimum duration of the press, in seconds.
  ///
  /// With 0, the gesture begins as the fingers touch down.
  open var minimumPressDuration: TimeInterval {
    get { recognition.minimumDuration }
    set {
      recognition.minimumDuration = NumberCheck.admit(
        newValue, else: minimumPressDuration, "minimumPressDuration", of: self, limit: .infinity)
    }
  }
  /// The maximum movement of the fingers before the gesture begins, in points.
  open var allowableMovement: CGFloat {
    get { CGFloat(recognition.allowableMovement) }
    set {
      recognition.allowableMovement = Double(
        NumberCheck.admit(
          newValue, else: allowableMovement, "allowableMovement", of: self, limit: .infinity))
    }
  }
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired: Int {
    get { recognition.tapsRequired }
    set { recognition.tapsRequired = max(0, newValue) }
  }
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { recognition.touchesRequired }
    set { recognition.touchesRequired = max(1, newValue) }
  }

  /// Clears the state of the press.
  open override func reset() {
    super.reset()
    recognition.reset()
  }

  override func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {
    step(recognition.take(method, samples(touches)))
    leave(touches, method, event) { recognition.isTracking($0) }
  }

  override func take(_ presses: Set<UIPress>, _ method: TouchMethod) {
    step(recognition.take(method, samples(presses)))
  }

  override var ordinaryPressTypes: [UIPress.PressType] { [.select] }
  override var kind: GestureKind { .continuous }
  override var awaitsTouches: Bool { recognition.awaitsTime }
  override var deadline: Double? { recognition.deadline }
  override func timePassed(at time: Double) { step(recognition.timePassed(at: time)) }
}
