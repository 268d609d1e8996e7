internal import UIKit

/// A touch goes from the window down to the deepest view under the finger.
final class DeliveryScene: UIViewController {
  static let scene = AppScene(
    name: "delivery", title: "Delivery: from parent to child",
    hint: "Touch green, blue or yellow, and read the path beside the stage.",
    controller: { DeliveryScene() })

  override func viewDidLoad() {
    view.backgroundColor = .white
    view.accessibilityIdentifier = "white"
    let orange = box("orange", .orange, CGRect(x: 30, y: 330, width: 330, height: 400), in: view)
    _ = box("green", .green, CGRect(x: 30, y: 110, width: 330, height: 180), in: view)
    let blue = box("blue", .blue, CGRect(x: 35, y: 90, width: 260, height: 260), in: orange)
    _ = box("yellow", .yellow, CGRect(x: 60, y: 80, width: 140, height: 130), in: blue)
  }

  private func box(
    _ name: String, _ color: UIColor, _ frame: CGRect, in parent: UIView
  ) -> UIView {
    let view = UIView(frame: frame)
    view.accessibilityIdentifier = name
    view.backgroundColor = color
    parent.addSubview(view)
    return view
  }
}
