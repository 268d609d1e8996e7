internal import UIKit

/// A card that two fingers move, scale and rotate at once.
final class PinchRotatePanScene: PageController, UIGestureRecognizerDelegate {
  static let scene = AppScene(
    name: "pinch-rotate-pan", title: "Pinch, rotate and pan together",
    hint:
      "Put two fingers on the card; with a mouse, hold Alt. The delegate allows simultaneous "
      + "recognition; each gesture adds to the transform.",
    controller: { PinchRotatePanScene() })

  private let card = Box(
    "card", "Move, scale and rotate me", .systemOrange,
    frame: CGRect(x: 95, y: 350, width: 200, height: 200))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    card.isMultipleTouchEnabled = true
    view.addSubview(card)
    add(UIPanGestureRecognizer(target: self, action: PinchRotatePanScene.pan), "pan")
    add(UIPinchGestureRecognizer(target: self, action: PinchRotatePanScene.pinch), "pinch")
    add(UIRotationGestureRecognizer(target: self, action: PinchRotatePanScene.rotate), "rotation")
  }

  private func add(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    recognizer.delegate = self
    card.addGestureRecognizer(recognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    recognizer.setTranslation(.zero, in: view)
  }

  private func pinch(_ recognizer: UIPinchGestureRecognizer) {
    card.transform = card.transform.scaledBy(x: recognizer.scale, y: recognizer.scale)
    recognizer.scale = 1
  }

  private func rotate(_ recognizer: UIRotationGestureRecognizer) {
    card.transform = card.transform.rotated(by: recognizer.rotation)
    recognizer.rotation = 0
  }
}
