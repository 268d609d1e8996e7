internal import UIKit

/// Several fingers at once: a view with multiple touch, a view with single touch, and a view with
/// exclusive touch.
final class MultitouchScene: PageController {
  static let scene = AppScene(
    name: "multitouch", title: "Multitouch",
    hint: "Put several fingers on the pad. Below, one view accepts one touch at a time, and the "
      + "other none while a touch is elsewhere.",
    controller: { MultitouchScene() })

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let pad = FingerPad(
      "pad", "isMultipleTouchEnabled: every finger gets a dot", .systemGray5, ink: .label,
      frame: CGRect(x: 20, y: 146, width: 350, height: 420))
    pad.isMultipleTouchEnabled = true
    let single = FingerPad(
      "single", "Single touch: the first finger only", .systemTeal,
      frame: CGRect(x: 20, y: 578, width: 169, height: 240))
    let exclusive = FingerPad(
      "exclusive", "Exclusive touch: no other view", .systemIndigo,
      frame: CGRect(x: 201, y: 578, width: 169, height: 240))
    exclusive.isExclusiveTouch = true
    for pad in [pad, single, exclusive] { view.addSubview(pad) }
  }
}

/// A pad that shows a numbered dot under each of its fingers.
final class FingerPad: Box {
  private let numbers = FingerNumbers()
  private var dots: [(touch: UITouch, dot: FingerDot)] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in numbers.inOrder(touches) {
      let dot = FingerDot(number: numbers.number(of: touch))
      dots.append((touch, dot))
      addSubview(dot)
    }
    moveDots(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { moveDots(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { removeDots(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    removeDots(touches)
  }

  private func moveDots(_ touches: Set<UITouch>) {
    for (touch, dot) in dots where touches.contains(touch) { dot.center = touch.location(in: self) }
  }

  private func removeDots(_ touches: Set<UITouch>) {
    for (touch, dot) in dots where touches.contains(touch) {
      dot.removeFromSuperview()
      numbers.forget(touch)
    }
    dots.removeAll { touches.contains($0.touch) }
  }
}

/// A disc with a number at its top edge, wide enough to be seen under a fingertip.
final class FingerDot: UIView {
  convenience init(number: Int) {
    self.init(frame: CGRect(x: 0, y: 0, width: 92, height: 92))
    isUserInteractionEnabled = false
    accessibilityIdentifier = "finger \(number)"
    backgroundColor = .systemBlue.withAlphaComponent(0.85)
    layer.cornerRadius = bounds.width / 2
    layer.borderColor = UIColor.white.cgColor
    layer.borderWidth = 2
    let label = UILabel(frame: CGRect(x: 0, y: 2, width: bounds.width, height: 24))
    label.text = String(number)
    label.font = .systemFont(ofSize: 18, weight: .bold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
  }
}
