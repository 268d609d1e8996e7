internal import UIKit

/// A button under a larger view receives the touches where the two overlap.
final class SeeThroughScene: PageController {
  static let scene = AppScene(
    name: "see-through", title: "See-through: a button behind",
    hint: "Yellow covers part of the button. Where they overlap, yellow's hitTest returns the "
      + "button; everywhere else it returns yellow.",
    controller: { SeeThroughScene() })

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let button = CountingButton(
      "button", "Button", frame: CGRect(x: 20, y: 380, width: 220, height: 140))
    let yellow = YieldingBox(
      "yellow", "yellow, in front", .systemYellow.withAlphaComponent(0.75), ink: .black,
      frame: CGRect(x: 110, y: 150, width: 260, height: 600))
    yellow.button = button
    view.addSubview(button)
    view.addSubview(yellow)
    view.addSubview(
      CaptionLabel(
        "The button and yellow are siblings: subviews of the same page.",
        frame: CGRect(x: 20, y: 772, width: 350, height: 40)))
  }
}

/// A box that forwards hits to a button behind it.
final class YieldingBox: AnsweringBox {
  weak var button: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if let button, button.point(inside: convert(point, to: button), with: event) { return button }
    return super.hitTest(point, with: event)
  }
}
