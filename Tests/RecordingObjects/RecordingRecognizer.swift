public import TouchstoneKit

/// A recognizer that records each phase of its touches and each reset.
///
/// It recognizes nothing by itself: a subclass sets the state. It doesn't call the touch methods of
/// `UIGestureRecognizer`.
open class RecordingRecognizer: UIGestureRecognizer {
  /// The phases and resets, in order.
  public var calls: [String] = []

  /// Records a phase of touches. Overrides may record more, or something else.
  open func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
    calls.append("\(phase)")
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    record(.began, touches, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    record(.moved, touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    record(.ended, touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    record(.cancelled, touches, with: event)
  }

  open override func reset() { calls.append("reset") }
}
