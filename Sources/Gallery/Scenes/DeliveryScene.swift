internal import UIKit

/// Hit testing goes from the window down to the deepest view under the finger.
final class DeliveryScene: PageController {
  static let scene = AppScene(
    name: "delivery", title: "Delivery: from parent to child",
    hint: "Touch green, blue or yellow: the hit test goes from the window through each parent to "
      + "the box under your finger. That box counts its touches.",
    controller: { DeliveryScene() })

  override func viewDidLoad() {
    // The page is named white, and stays white in dark style.
    view.overrideUserInterfaceStyle = .light
    view.backgroundColor = .white
    view.accessibilityIdentifier = "white"
    addHeadline(Self.scene)
    let green = AnsweringBox(
      "green", "green", .systemGreen, frame: CGRect(x: 20, y: 140, width: 350, height: 170))
    let orange = AnsweringBox(
      "orange", "orange", .systemOrange, frame: CGRect(x: 20, y: 330, width: 350, height: 420))
    let blue = AnsweringBox(
      "blue", "blue, in orange", .systemBlue,
      frame: CGRect(x: 40, y: 80, width: 270, height: 290))
    let yellow = AnsweringBox(
      "yellow", "yellow, in blue", .systemYellow, ink: .black,
      frame: CGRect(x: 40, y: 90, width: 190, height: 150))
    view.addSubview(green)
    view.addSubview(orange)
    orange.addSubview(blue)
    blue.addSubview(yellow)
    view.addSubview(
      CaptionLabel(
        "All boxes are in white, the page itself. Touches that white doesn't handle go on to the "
          + "controller, the window and the application.",
        frame: CGRect(x: 20, y: 768, width: 350, height: 60)))
  }
}
