internal import UIKit

/// The properties of the last event and of each of its touches.
final class EventScene: PageController {
  static let scene = AppScene(
    name: "event", title: "Event properties",
    hint: "Touch the pad with one finger or more, shake, or press a key or Play. The page shows "
      + "the properties of the event and its touches.",
    window: { frame in
      let window = EventWindow(frame: frame)
      window.rootViewController = EventScene()
      return window
    })

  private let eventLines = LogView(
    "event", prompt: "The last event appears here.",
    frame: CGRect(x: 20, y: 136, width: 350, height: 90))
  private let touchLines = LogView(
    "touches", prompt: "Its touches appear here, one per line.",
    frame: CGRect(x: 20, y: 238, width: 350, height: 106))
  private let pad = FingerPad(
    "pad", "A pad for your fingers", .systemGray5, ink: .label,
    frame: CGRect(x: 20, y: 356, width: 350, height: 408))
  private let numbers = FingerNumbers()

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    pad.isMultipleTouchEnabled = true
    for part in [eventLines, touchLines, pad] { view.addSubview(part) }
    view.addSubview(
      CaptionLabel(
        "Until the last finger lifts, all touches come in one event object, and each finger is "
          + "one touch object.",
        frame: CGRect(x: 20, y: 778, width: 350, height: 40)))
  }

  override func viewDidAppear(_ animated: Bool) {
    becomeFirstResponder()
    UIApplication.shared.beginReceivingRemoteControlEvents()
    (view.window as? EventWindow)?.onEvent = { [weak self] in self?.show($0) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    UIApplication.shared.endReceivingRemoteControlEvents()
    resignFirstResponder()
  }

  // MARK: Events without a location go to the first responder

  override var canBecomeFirstResponder: Bool { true }

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { show(event) }

  override func remoteControlReceived(with event: UIEvent?) { show(event) }

  // MARK: Text

  private func show(_ event: UIEvent?) {
    guard let event else { return }
    let touches = event.allTouches ?? []
    eventLines.show([
      "type       \(EventFormatter.type(event.type))",
      "subtype    \(EventFormatter.subtype(event.subtype))",
      "timestamp  \(EventFormatter.seconds(event.timestamp))",
      "allTouches \(event.allTouches.map { String($0.count) } ?? "nil")",
    ])
    touchLines.show(numbers.inOrder(touches).map(line))
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
      numbers.forget(touch)
    }
  }

  private func line(_ touch: UITouch) -> String {
    let place = touch.location(in: nil)
    let before = touch.previousLocation(in: nil)
    return
      "\(numbers.number(of: touch)) \(EventFormatter.phase(touch.phase)), tap \(touch.tapCount), "
      + "\(EventFormatter.point(before)) → \(EventFormatter.point(place))"
  }
}

/// A window that reports every event before it forwards the event.
final class EventWindow: UIWindow {
  /// Called with each event.
  var onEvent: ((UIEvent) -> Void)?

  override func sendEvent(_ event: UIEvent) {
    onEvent?(event)
    super.sendEvent(event)
  }
}
