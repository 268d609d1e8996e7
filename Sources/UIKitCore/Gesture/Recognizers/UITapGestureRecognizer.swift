internal import TouchstoneGestures

/// So many taps with so many fingers, recognized when the last finger of the last tap lifts.
///
/// How far a finger may move, how long it may stay and how soon the next tap has to come are
/// the numbers of `TapSeries`; UIKit does not publish its own (statement 174).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var recognition = TapRecognition()

  /// How many taps; one at first.
  open var numberOfTapsRequired: Int {
    get { recognition.tapsRequired }
    set { recognition.tapsRequired = max(1, newValue) }
  }
  /// How many fingers; one at first.
  open var numberOfTouchesRequired: Int {
    get { recognition.series.touchesRequired }
    set { recognition.series.touchesRequired = max(1, newValue) }
  }
  /// The buttons that a pointer has to hold; the primary one at first, and never none.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary {
    didSet {
      guard buttonMaskRequired.isEmpty else { return }
      Fault.report(
        "buttonMaskRequired of \(ViewDescription.name(self)) can't be empty; ignored", about: self)
      buttonMaskRequired = oldValue
    }
  }

  /// Where the first tap was (statement 172).
  open override func location(in view: UIView?) -> CGPoint {
    recognition.location.map { place($0, in: view) } ?? super.location(in: view)
  }

  /// How many touches are down; of a tap that is complete, how many it had (statement 408).
  open override var numberOfTouches: Int { touchesOfTap.count }

  /// Where a touch is; of a tap that is complete, where it lifted.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    place(ofTouch: touchIndex, of: touchesOfTap, in: view)
  }

  /// The touches that are down, or those of the last tap once it is complete.
  private var touchesOfTap: ContiguousArray<UITouch> {
    guard recognition.state == .ended else { return internals.touches }
    return internals.sequence.filter { recognition.touches.contains($0.serial) }
  }

  /// Forgets the taps.
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
