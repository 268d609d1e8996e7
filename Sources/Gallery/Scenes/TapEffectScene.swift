internal import UIKit

/// A ripple on the view that handles a touch, not on a view that was only hit.
final class TapEffectScene: PageController {
  static let scene = AppScene(
    name: "tap-effect", title: "Tap effect: the handler",
    hint: "A ripple marks the view that handled the touch. Green handles its touches; back1 "
      + "forwards its touches to back0; white handles none.",
    controller: { TapEffectScene() })

  private var hadEffects = false

  override func viewDidLoad() {
    // The page is named white, and stays white in dark style.
    view.overrideUserInterfaceStyle = .light
    view.backgroundColor = .white
    view.accessibilityIdentifier = "white"
    addHeadline(Self.scene)
    let back0 = AnsweringBox(
      "back0", "back0", .systemTeal, frame: CGRect(x: 20, y: 146, width: 350, height: 600))
    let back1 = Box(
      "back1", "back1: forwards its touches", .systemIndigo,
      frame: CGRect(x: 35, y: 80, width: 280, height: 460))
    let green = AnsweringBox(
      "green", "green", .systemGreen, frame: CGRect(x: 40, y: 120, width: 200, height: 240))
    view.addSubview(back0)
    back0.addSubview(back1)
    back1.addSubview(green)
    view.addSubview(
      CaptionLabel(
        "white, the page: handles no touches",
        frame: CGRect(x: 20, y: 772, width: 350, height: 40)))
  }

  override func viewWillAppear(_ animated: Bool) {
    hadEffects = TouchEffects.isEnabled
    TouchEffects.isEnabled = true
  }

  override func viewWillDisappear(_ animated: Bool) { TouchEffects.isEnabled = hadEffects }
}
