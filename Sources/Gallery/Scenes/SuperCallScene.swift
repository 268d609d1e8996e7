internal import UIKit

/// A subview and its superview both handle the same touch.
final class SuperCallScene: PageController {
  static let scene = AppScene(
    name: "super-call", title: "Calling super: both respond",
    hint: "The upper child handles the touch and calls super, which forwards it: its parent "
      + "handles it too. The lower child doesn't call super.",
    controller: { SuperCallScene() })

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let parent = AnsweringBox(
      "parent", "parent", .systemTeal, frame: CGRect(x: 20, y: 146, width: 350, height: 326))
    let child = AnsweringBox(
      "child", "child, calls super", .systemIndigo,
      frame: CGRect(x: 40, y: 60, width: 270, height: 220))
    child.callsSuper = true
    parent.addSubview(child)
    let other = AnsweringBox(
      "otherParent", "parent", .systemTeal, frame: CGRect(x: 20, y: 488, width: 350, height: 326))
    other.addSubview(
      AnsweringBox(
        "keepingChild", "child, no super", .systemGray,
        frame: CGRect(x: 40, y: 60, width: 270, height: 220)))
    view.addSubview(parent)
    view.addSubview(other)
  }
}
