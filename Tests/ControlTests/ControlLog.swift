import RecordingObjects
import Testing
import TouchstoneTesting

/// The events of a control, in order.
final class ControlLog: CallLog {
  /// Records each of these events of a control, with one registration per event.
  func watch(_ control: UIControl, _ events: [(UIControl.Event, String)] = touchEvents) {
    for (event, name) in events {
      control.addAction(UIAction { [weak self] _ in self?.record(name) }, for: event)
    }
  }

  static let touchEvents: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "inside"),
    (.touchDragOutside, "outside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
    (.valueChanged, "value"), (.primaryActionTriggered, "primary"),
  ]
}

/// A control that records its tracking methods.
final class TrackingControl: UIControl {
  let log = ControlLog()
  var begins = true
  var continues = true
  var endedWith: [UITouch?] = []
  var cancelledWith: [UIEvent?] = []

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.record("begin")
    return begins && super.beginTracking(touch, with: event)
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    log.record("continue")
    return continues && super.continueTracking(touch, with: event)
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    log.record("end")
    endedWith.append(touch)
    super.endTracking(touch, with: event)
  }

  override func cancelTracking(with event: UIEvent?) {
    log.record("cancelTracking")
    cancelledWith.append(event)
    super.cancelTracking(with: event)
  }
}

/// A target with methods of all shapes.
@MainActor
final class Receiver: NSObject {
  var lines: [String] = []
  var senders: [AnyObject] = []
  var events: [UIEvent?] = []

  func plain() { lines.append("plain") }
  func tapped(_ sender: UIControl) {
    lines.append("tapped")
    senders.append(sender)
  }
  func tapped(_ sender: UIControl, event: UIEvent?) {
    lines.append("tapped with event")
    senders.append(sender)
    events.append(event)
  }
  func other() { lines.append("other") }

  static let plainAction = Selector("plain", Receiver.plain)
  static let otherAction = Selector("other", Receiver.other)
}

@MainActor
extension Stage {
  /// Adds a control of 100 × 50 points at (100, 100) to the window.
  @discardableResult
  func add<Control: UIView>(_ control: Control) -> Control {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 50)
    window.addSubview(control)
    return control
  }

  /// The center of the control that ``add(_:)`` added.
  static var middle: CGPoint { CGPoint(x: 150, y: 125) }

  /// Presses the center, calls `body`, and lifts the finger.
  func press(then body: (Finger) -> Void = { _ in }) {
    let finger = touch(at: Self.middle)
    body(finger)
    if finger.isDown { finger.lift() }
  }
}

/// Counts the taps of a recognizer.
@MainActor
final class TapCounter: NSObject {
  private(set) var taps = 0

  func count(_ tap: UITapGestureRecognizer) { taps += 1 }
}
