public import Foundation
internal import TouchstoneGestures

/// A press that is held for a while, after some taps or none; then the fingers may move.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var recognition = LongPressRecognition()

  /// How long the fingers have to stay, in seconds; with 0 it begins as they come down.
  open var minimumPressDuration: TimeInterval {
    get { recognition.minimumDuration }
    set {
      recognition.minimumDuration = NumberCheck.admit(
        newValue, else: minimumPressDuration, "minimumPressDuration", of: self, limit: .infinity)
    }
  }
  /// How far the fingers may move until then, in points.
  open var allowableMovement: CGFloat {
    get { CGFloat(recognition.allowableMovement) }
    set {
      recognition.allowableMovement = Double(
        NumberCheck.admit(
          newValue, else: allowableMovement, "allowableMovement", of: self, limit: .infinity))
    }
  }
  /// How many taps come before the press; none at first.
  open var numberOfTapsRequired: Int {
    get { recognition.tapsRequired }
    set { recognition.tapsRequired = max(0, newValue) }
  }
  /// How many fingers press; one at first.
  open var numberOfTouchesRequired: Int {
    get { recognition.touchesRequired }
    set { recognition.touchesRequired = max(1, newValue) }
  }

  /// Forgets the press.
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
