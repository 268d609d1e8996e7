internal import UIKit

/// Two ways to make a small button easier to hit.
final class HitAreaScene: PageController {
  static let scene = AppScene(
    name: "hit-area", title: "Hit area: bigger than it looks",
    hint: "Touch next to a button, inside its gray frame. The first extends its hit area by 20 "
      + "points; the parent extends that of the second.",
    controller: { HitAreaScene() })

  /// The distance around the buttons in which a touch counts, in points.
  static let reach: CGFloat = 20

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let first = Box.card(
      "The button overrides point(inside:with:)",
      frame: CGRect(x: 20, y: 146, width: 350, height: 326))
    let wide = WideButton(
      "wideButton", "Button", frame: CGRect(x: 115, y: 141, width: 120, height: 44))
    addReach(around: wide, in: first)
    view.addSubview(first)
    let second = HelpingBox(
      "helper", "The parent overrides hitTest(_:with:)", .secondarySystemGroupedBackground,
      ink: .label, frame: CGRect(x: 20, y: 488, width: 350, height: 326))
    let helped = CountingButton(
      "helpedButton", "Button", .systemIndigo, frame: CGRect(x: 115, y: 141, width: 120, height: 44)
    )
    second.button = helped
    addReach(around: helped, in: second)
    view.addSubview(second)
  }

  private func addReach(around button: UIButton, in parent: UIView) {
    let frame = button.frame.insetBy(dx: -Self.reach, dy: -Self.reach)
    let outline = Box.outline(frame: frame)
    outline.layer.cornerRadius = PageLayout.innerCorner + Self.reach / 2
    outline.backgroundColor = .systemGray6
    parent.addSubview(outline)
    parent.addSubview(button)
  }
}

/// A button that accepts touches around itself.
final class WideButton: CountingButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -HitAreaScene.reach, dy: -HitAreaScene.reach).contains(point)
  }
}

/// A superview that gives its button the touches near it.
final class HelpingBox: Box {
  weak var button: UIButton?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let reach = HitAreaScene.reach
    if let button, button.frame.insetBy(dx: -reach, dy: -reach).contains(point) { return button }
    return super.hitTest(point, with: event)
  }
}
