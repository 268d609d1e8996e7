internal import UIKit

/// A button keeps its tap from a recognizer on its superview. A plain control doesn't.
final class ControlVersusTapScene: PageController {
  static let scene = AppScene(
    name: "control-vs-tap", title: "A control and a tap",
    hint:
      "The panel has a tap recognizer. A button in it handles its own taps; a plain control's "
      + "touch is canceled by the recognizer.",
    controller: { ControlVersusTapScene() })

  private let log = LogView(
    "log", prompt: "Actions appear here.",
    frame: CGRect(x: 20, y: 560, width: 350, height: 254))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let panel = Box(
      "panel", "Panel with a tap recognizer", .systemTeal,
      frame: CGRect(x: 20, y: 146, width: 350, height: 402))
    let tap = UITapGestureRecognizer(target: self, action: ControlVersusTapScene.tapped)
    tap.name = "tap"
    panel.addGestureRecognizer(tap)
    let button = CountingButton(
      "button", "Button", frame: CGRect(x: 30, y: 60, width: 290, height: 140))
    button.onTap = { [weak self] in self?.log.add("the button's action") }
    let control = UIControl(frame: CGRect(x: 30, y: 230, width: 290, height: 140))
    control.accessibilityIdentifier = "control"
    control.backgroundColor = .systemIndigo
    control.layer.cornerRadius = PageLayout.innerCorner
    control.addTarget(self, action: ControlVersusTapScene.controlled, for: .touchUpInside)
    control.addSubview(
      CaptionLabel(
        "A plain UIControl", weight: .semibold, color: .white,
        frame: CGRect(x: 12, y: 9, width: 266, height: 20)))
    panel.addSubview(button)
    panel.addSubview(control)
    view.addSubview(panel)
    view.addSubview(log)
  }

  private func tapped() { log.add("the panel's tap recognizer") }

  private func controlled() { log.add("the control's action") }
}
