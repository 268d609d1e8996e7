internal import TouchstoneGestures

/// Recognizes one or more taps with one or more fingers, when the last finger of the last tap
/// lifts.
///
/// `TapSeries` defines the permitted movement, the maximum duration, and the maximum pause between
/// taps. UIKit doesn't publish its own values (statement 174).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var recognition = TapRecognition()

  /// The number of taps; 1 by default.
  open var numberOfTapsRequired: Int {
    get { recognition.tapsRequired }
    set { recognition.tapsRequired = max(1, newValue) }
  }
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired: Int {
    get { recognition.series.touchesRequired }
    set { recognition.series.touchesRequired = max(1, newValue) }
  }
  /// The pointer buttons that must be pressed.
  ///
  /// Defaults to the primary button, and can't be empty.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      guard buttonMaskRequired.isEmpty else { return }
      Fault.report(
        "buttonMaskRequired of \(ViewDescription.name(self)) can't be empty; ignored", about: self)
      buttonMaskRequired = oldValue
    }
  }

  /// Returns the location of the first tap (statement 172).
  open override func location(in view: UIView?) -> CGPoint {
    recognition.location.map { place($0, in: view) } ?? super.location(in: view)
  }

  /// The number of touches that are down or, after a completed tap, of its touches (statement 408).
  open override var numberOfTouches: Int { touchesOfTap.count }

  /// Returns the location of a touch or, after a completed tap, the location where it lifted.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, of: touchesOfTap, in: view)
  }

  /// The touches that are down, or the touches of the last tap once it is complete.
  private var touchesOfTap: ContiguousArray<UITouch> {
    guard recognition.state == .ended else { return internals.touches }
    return internals.sequence.filter { recognition.touches.contains($0.serial) }
  }

  /// Clears the state of the taps.
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
  override var kind: GestureKind { .discrete }
  override var tapsInQuestion: Int? { numberOfTapsRequired }
  package override var buttonsRequired: UIEvent.ButtonMask { buttonMaskRequired }
  override var awaitsTouches: Bool { recognition.awaitsTime }
  override var deadline: Double? { recognition.deadline }
  override func timePassed(at time: Double) { step(recognition.timePassed(at: time)) }
}
