internal import TouchstoneGestures
internal import TouchstoneTrace

/// Delays touches to a scroll view's content until they clearly don't scroll (statement 248, 249).
@MainActor
package final class DelayedTouchesRecognizer: UIGestureRecognizer {
  /// The delay, in seconds; widely observed (statement 249).
  static let delay = 0.15

  private var start: Double?

  package init() {
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInView = false
  }

  package override func reset() {
    super.reset()
    start = nil
  }

  package override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func take(_ touches: Set<UITouch>, _ method: TouchMethod, _ event: UIEvent) {
    switch method {
    case .began: start = start ?? event.timestamp
    case .moved: break
    case .ended: step(.failed(.undecided))
    case .cancelled: step(.failed(.touchCancelled))
    }
  }

  override var ordinaryPressTypes: [UIPress.PressType] { [] }
  override var kind: GestureKind { .discrete }
  override var deadline: Double? { start.map { $0 + Self.delay } }
  override func timePassed(at time: Double) {
    step(.failed(.held(Self.delay, allowed: Self.delay)))
  }
}
