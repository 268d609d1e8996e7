internal import UIKit

/// A window sees each of its touches before any other object.
final class MonitorScene: PageController {
  static let scene = AppScene(
    name: "monitor", title: "Monitor: touches in a window",
    hint: "Touch anything, with as many fingers as you like. The window overrides sendEvent and "
      + "logs every touch before it delivers the touch.",
    window: { frame in
      let window = MonitorWindow(frame: frame)
      window.accessibilityIdentifier = "monitor"
      window.rootViewController = MonitorScene()
      return window
    })

  private let log = LogView(
    "log", prompt: "Touches appear here.", frame: CGRect(x: 20, y: 408, width: 350, height: 416))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    view.addSubview(
      CountingButton("button", "Button", frame: CGRect(x: 20, y: 150, width: 350, height: 56)))
    view.addSubview(
      AnsweringBox(
        "box", "Box", .systemOrange, frame: CGRect(x: 20, y: 218, width: 169, height: 172)))
    let dead = AnsweringBox(
      "dead", "Interaction off: the page gets the touch", .systemGray,
      frame: CGRect(x: 201, y: 218, width: 169, height: 172))
    dead.isUserInteractionEnabled = false
    view.addSubview(dead)
    view.addSubview(log)
  }

  override func viewDidAppear(_ animated: Bool) {
    (view.window as? MonitorWindow)?.onTouch = { [weak log] in log?.add($0) }
  }
}

/// A window that reports every touch before it forwards the event.
final class MonitorWindow: UIWindow {
  private let numbers = FingerNumbers()
  /// Called with a line for each touch of each event.
  var onTouch: ((String) -> Void)?

  override func sendEvent(_ event: UIEvent) {
    if event.type == .touches { note(event) }
    super.sendEvent(event)
  }

  private func note(_ event: UIEvent) {
    let touches = event.touches(for: self) ?? []
    for touch in numbers.inOrder(touches) where touch.phase != .stationary {
      let place = touch.location(in: self)
      let name = touch.view?.accessibilityIdentifier ?? "nothing"
      onTouch?(
        "finger \(numbers.number(of: touch)) \(EventFormatter.phase(touch.phase)) "
          + "(\(place.x.whole), \(place.y.whole)) on \(name)")
      if touch.phase == .ended || touch.phase == .cancelled { numbers.forget(touch) }
    }
  }
}
