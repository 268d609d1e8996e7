internal import UIKit

/// The ways in which a view refuses touches, for itself and its subviews.
final class RefusalsScene: PageController {
  static let scene = AppScene(
    name: "refusals", title: "Views that ignore touches",
    hint: "A view that ignores touches does so for its subviews too. Tap the button in each box, "
      + "and find out why it doesn't work.",
    controller: { RefusalsScene() })

  private let picture = UIImageView(frame: CGRect(x: 12, y: 56, width: 326, height: 92))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    addParent("interactionOff", "interaction off", row: 0, column: 0) {
      $0.isUserInteractionEnabled = false
    }
    addParent("hidden", "hidden", row: 0, column: 1) { $0.isHidden = true }
    addParent("alpha001", "alpha 0.01: too low", row: 1, column: 0) { $0.alpha = 0.01 }
    addParent("alpha002", "alpha 0.02: enough", row: 1, column: 1) { $0.alpha = 0.02 }
    addPicture()
    addDisabledChild()
  }

  /// Adds a superview with a button, on an outline that shows the location of both even if they are
  /// invisible.
  private func addParent(
    _ name: String, _ words: String, row: Int, column: Int, refuse: (UIView) -> Void
  ) {
    let size = CGSize(width: (PageLayout.width - PageLayout.gap) / 2, height: 126)
    let place = CGRect(
      origin: CGPoint(
        x: PageLayout.margin + CGFloat(column) * (size.width + PageLayout.gap),
        y: PageLayout.top + CGFloat(row) * (size.height + PageLayout.gap)),
      size: size)
    let outline = Box.outline(words, frame: place)
    let parent = UIView(
      frame: CGRect(x: place.minX + 8, y: place.minY + 36, width: size.width - 16, height: 82))
    parent.accessibilityIdentifier = name
    parent.backgroundColor = .systemTeal
    parent.layer.cornerRadius = PageLayout.innerCorner
    let button = CountingButton(
      name + "Button", "Button",
      frame: CGRect(x: 16, y: 19, width: parent.bounds.width - 32, height: 44))
    // The button of the nearly transparent superview can't show that it ran. The outline can.
    button.onTap = { [weak button, weak outline] in
      outline?.say("\(words) · \(button?.taps ?? 0)")
      outline?.backgroundColor = .systemGreen.withAlphaComponent(0.25)
    }
    parent.addSubview(button)
    refuse(parent)
    view.addSubview(outline)
    view.addSubview(parent)
  }

  private func addPicture() {
    let card = Box.card(
      "An image view ignores touches until you enable them.",
      frame: CGRect(x: 20, y: 412, width: 350, height: 160))
    picture.accessibilityIdentifier = "imageView"
    picture.backgroundColor = .systemIndigo
    picture.layer.cornerRadius = PageLayout.innerCorner
    picture.addSubview(
      CountingButton(
        "imageViewButton", "Button", frame: CGRect(x: 16, y: 24, width: 294, height: 44)))
    card.addSubview(picture)
    let enabler = UISwitch(frame: CGRect(x: 268, y: 9, width: 63, height: 28))
    enabler.accessibilityIdentifier = "enableImageView"
    enabler.isOn = picture.isUserInteractionEnabled
    enabler.addAction(
      UIAction { [weak self, weak enabler] _ in
        self?.picture.isUserInteractionEnabled = enabler?.isOn ?? false
      }, for: .valueChanged)
    enabler.frame.origin.x = card.bounds.width - 12 - enabler.frame.width
    card.caption.frame.size.width = enabler.frame.minX - 24
    card.caption.frame.size.height = 40
    card.addSubview(enabler)
    view.addSubview(card)
  }

  private func addDisabledChild() {
    let parent = AnsweringBox(
      "answeringParent", "Parent: handles its child's touches", .systemOrange,
      frame: CGRect(x: 20, y: 584, width: 350, height: 150))
    let child = AnsweringBox(
      "disabledChild", "Child: interaction off", .systemGray,
      frame: CGRect(x: 16, y: 46, width: 318, height: 88))
    child.isUserInteractionEnabled = false
    parent.addSubview(child)
    view.addSubview(parent)
  }
}
