internal import UIKit

extension MistakeScene {
  /// The mistakes, beginning with those about controls.
  static let scenes: [AppScene] = [
    scene(
      "mistake-event", "The wrong event",
      "Tap Buy. Its action is registered for valueChanged, which a button never sends.",
      { page in
        page.button("buy", "Buy").addAction(UIAction { _ in page.tapped() }, for: .valueChanged)
      }),
    scene(
      "mistake-no-action", "No action", "Tap Buy. The button has no action.",
      { page in _ = page.button("buy", "Buy") }),
    scene(
      "mistake-gone", "The target is gone",
      "Tap Buy. Its target was a local variable, and controls don't retain targets.",
      { page in
        let shop = MistakenShop()
        page.button("buy", "Buy").addTarget(shop, action: MistakenShop.buy, for: .touchUpInside)
      }),
    scene(
      "mistake-unperformed", "No implementation",
      "Tap Buy. No responder in the chain implements the action that it sends.",
      { page in
        page.button("buy", "Buy").addTarget(
          nil, action: Selector("nobodyHasThis"), for: .touchUpInside)
      }),
    scene(
      "mistake-moved", "One recognizer for three views",
      "Tap the cards. The recognizer was added to each, but it's attached only to the last card.",
      { page in
        let tap = page.tap("tap")
        for (number, name) in ["first", "second", "third"].enumerated() {
          page.card(name, y: 150 + CGFloat(number) * 140).addGestureRecognizer(tap)
        }
      }),
    scene(
      "mistake-declined", "The delegate declines the touch",
      "Tap the card. The recognizer's delegate returns false in shouldReceive.",
      { page in page.add(page.tap("tap"), decidedBy: Refusing(receives: false)) }),
    scene(
      "mistake-begin", "The delegate refuses to begin",
      "Tap the card. The recognizer's delegate returns false in shouldBegin.",
      { page in page.add(page.tap("tap"), decidedBy: Refusing(receives: true)) }),
    scene(
      "mistake-disabled", "A disabled recognizer",
      "Tap the card. Its recognizer was disabled and never enabled again.",
      { page in
        let tap = page.tap("tap")
        tap.isEnabled = false
        page.card("card", y: 200).addGestureRecognizer(tap)
      }),
    scene(
      "mistake-no-target", "A recognizer without a target",
      "Tap the card. The tap is recognized, but there is no target.",
      { page in
        let tap = UITapGestureRecognizer()
        tap.name = "tap"
        page.card("card", y: 200).addGestureRecognizer(tap)
      }),
    scene(
      "mistake-keyboard", "A tap for the keyboard",
      "Tap the row. The tap recognizer of the page cancels the row's touch.",
      { page in
        let tap = page.tap("dismiss")
        page.view.addGestureRecognizer(tap)
        let row = MistakenRow(
          "row", "row", .systemIndigo, ink: .white,
          frame: CGRect(x: PageLayout.margin, y: 200, width: PageLayout.width, height: 80))
        page.view.addSubview(row)
      }),
    scene(
      "mistake-image", "An image with a recognizer",
      "Tap the image. Image views ignore touches until you enable interaction.",
      { page in
        let picture = UIImageView(
          frame: CGRect(x: PageLayout.margin, y: 200, width: PageLayout.width, height: 160))
        picture.accessibilityIdentifier = "picture"
        picture.backgroundColor = .systemOrange
        picture.addGestureRecognizer(page.tap("tap"))
        page.view.addSubview(picture)
        page.view.addSubview(
          CaptionLabel(
            "The image view is above.",
            frame: CGRect(x: PageLayout.margin, y: 372, width: PageLayout.width, height: 40)))
      }),
    scene(
      "mistake-cover", "A clear view in front",
      "Tap Buy. A transparent view, used only for layout, covers it.",
      { page in
        page.button("buy", "Buy").addAction(UIAction { _ in page.tapped() }, for: .touchUpInside)
        let veil = UIView(frame: CGRect(x: 0, y: 150, width: 390, height: 400))
        veil.accessibilityIdentifier = "veil"
        page.view.addSubview(veil)
      }),
  ]

  fileprivate func add(_ tap: UITapGestureRecognizer, decidedBy delegate: Refusing) {
    tap.delegate = delegate
    kept.append(delegate)
    card("card", y: 200).addGestureRecognizer(tap)
  }
}

/// A target that no object retains.
private final class MistakenShop {
  func buy() {}
}

/// A row that does something when a touch ends.
private final class MistakenRow: Box {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    backgroundColor = .systemGreen
  }
}

/// A delegate that refuses touches or recognition.
private final class Refusing: NSObject, UIGestureRecognizerDelegate {
  private let receives: Bool

  init(receives: Bool) { self.receives = receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { receives }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
