internal import UIKit

/// A glass pane over everything: touches pass through it, but not through the button on it.
final class PassThroughScene: PageController {
  static let scene = AppScene(
    name: "pass-through", title: "Pass-through: a glass view",
    hint: "The blue glass covers everything below. Its hitTest returns nil instead of itself, so "
      + "touches reach the views behind; its own button still works.",
    controller: { PassThroughScene() })

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    view.addSubview(
      CountingButton(
        "behindButton", "Button behind the glass", .systemGreen,
        frame: CGRect(x: 60, y: 190, width: 270, height: 60)))
    view.addSubview(
      AnsweringBox(
        "behindBox", "Box behind the glass", .systemOrange,
        frame: CGRect(x: 60, y: 270, width: 270, height: 330)))
    let glass = GlassView(
      "glass", "the glass", .systemBlue.withAlphaComponent(0.14), ink: .systemBlue,
      frame: CGRect(x: 20, y: 144, width: 350, height: 656))
    glass.layer.borderColor = UIColor.systemBlue.cgColor
    glass.layer.borderWidth = 1
    glass.addSubview(
      CountingButton(
        "glassButton", "Button on the glass", frame: CGRect(x: 40, y: 548, width: 270, height: 60)))
    view.addSubview(glass)
  }
}

/// A view in front that isn't hit itself, unlike its subviews.
final class GlassView: Box {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
