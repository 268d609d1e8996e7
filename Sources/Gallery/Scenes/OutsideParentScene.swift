internal import UIKit

/// A subview receives no touches outside its superview, unless the superview overrides
/// `point(inside:with:)`.
final class OutsideParentScene: PageController {
  static let scene = AppScene(
    name: "outside-parent", title: "Outside the parent",
    hint: "B is a child of A and extends below it. Touches outside A never reach B, clipped or "
      + "not, until A's point(inside:) returns true there.",
    controller: { OutsideParentScene() })

  private let parentBox = TeachableBox(
    "A", "A, the parent", .systemGreen, frame: CGRect(x: 45, y: 160, width: 300, height: 240))
  private let child = AnsweringBox(
    "B", "B, in A", .systemOrange, frame: CGRect(x: 60, y: 110, width: 180, height: 260))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    parentBox.addSubview(child)
    view.addSubview(parentBox)
    addSwitch("clips", "A clips to its bounds: visual only", row: 0) { [weak self] isOn in
      self?.parentBox.clipsToBounds = isOn
    }
    addSwitch("taught", "A's point(inside:) includes B", row: 1) { [weak self] isOn in
      self?.parentBox.asksChild = isOn
    }
  }

  private func addSwitch(
    _ name: String, _ words: String, row: Int, change: @escaping @MainActor (Bool) -> Void
  ) {
    let card = Box.card(
      words, frame: CGRect(x: 20, y: 620 + CGFloat(row) * 66, width: 350, height: 54))
    let toggle = UISwitch(frame: CGRect(x: 275, y: 13, width: 63, height: 28))
    toggle.frame.origin.x = card.bounds.width - 12 - toggle.frame.width
    toggle.accessibilityIdentifier = name
    toggle.addAction(
      UIAction { [weak toggle] _ in change(toggle?.isOn ?? false) }, for: .valueChanged)
    card.caption.frame.origin.y = (card.bounds.height - card.caption.frame.height) / 2
    card.addSubview(toggle)
    view.addSubview(card)
  }
}

/// A box that can include the points of its subviews outside its bounds.
final class TeachableBox: AnsweringBox {
  var asksChild = false

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if asksChild, subviews.contains(where: { isIn($0, point, event) }) { return true }
    return super.point(inside: point, with: event)
  }

  private func isIn(_ child: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
    child.point(inside: convert(point, to: child), with: event)
  }
}
