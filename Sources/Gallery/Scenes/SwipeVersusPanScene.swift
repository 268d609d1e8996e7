internal import UIKit

/// A swipe that goes before a pan, next to a swipe that never completes because of the pan.
final class SwipeVersusPanScene: PageController {
  static let scene = AppScene(
    name: "swipe-vs-pan", title: "A swipe and a pan",
    hint: "Flick to the right, then drag slowly. On the upper box the pan requires the swipe to "
      + "fail; on the lower box it begins after 10 points, before any swipe.",
    controller: { SwipeVersusPanScene() })

  private let log = LogView(
    "log", prompt: "Gestures appear here.",
    frame: CGRect(x: 20, y: 620, width: 350, height: 194))

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    let patient = SwipedBox(
      "patient", "The pan waits for the swipe to fail", .systemTeal,
      frame: CGRect(x: 20, y: 146, width: 350, height: 225))
    patient.pan.require(toFail: patient.swipe)
    let hasty = SwipedBox(
      "hasty", "The pan does not wait", .systemIndigo,
      frame: CGRect(x: 20, y: 383, width: 350, height: 225))
    for box in [patient, hasty] {
      box.onWin = { [weak log] in log?.add($0) }
      view.addSubview(box)
    }
    view.addSubview(log)
  }
}

/// A box with a knob that a pan drags and a swipe throws to the other end.
final class SwipedBox: Box {
  let swipe = UISwipeGestureRecognizer()
  let pan = UIPanGestureRecognizer()
  /// Called with the name of the gesture that won.
  var onWin: ((String) -> Void)?
  private let knob = UIView(frame: .zero)

  convenience init(_ identifier: String, _ words: String, _ color: UIColor, frame: CGRect) {
    self.init(identifier, words, color, ink: .white, frame: frame)
    knob.frame = CGRect(x: Self.margin, y: 120, width: 64, height: 64)
    knob.accessibilityIdentifier = identifier + "Knob"
    knob.backgroundColor = .white
    knob.layer.cornerRadius = 32
    knob.isUserInteractionEnabled = false
    addSubview(knob)
    swipe.name = "swipe"
    swipe.addTarget(self, action: SwipedBox.swiped)
    pan.name = "pan"
    pan.addTarget(self, action: SwipedBox.panned)
    addGestureRecognizer(swipe)
    addGestureRecognizer(pan)
  }

  private var way: ClosedRange<CGFloat> {
    Self.margin...(bounds.width - Self.margin - knob.bounds.width)
  }

  private func swiped() {
    onWin?("swipe on \(accessibilityIdentifier ?? "")")
    let isLeft = knob.frame.midX < bounds.midX
    moveKnob(to: isLeft ? way.upperBound : way.lowerBound)
  }

  private func panned() {
    switch pan.state {
    case .began:
      onWin?("pan on \(accessibilityIdentifier ?? "")")
      follow()
    case .changed: follow()
    default: moveKnob(to: way.lowerBound)
    }
  }

  private func follow() {
    let place = knob.frame.minX + pan.translation(in: self).x
    knob.frame.origin.x = min(max(place, way.lowerBound), way.upperBound)
    pan.setTranslation(.zero, in: self)
  }

  private func moveKnob(to x: CGFloat) {
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.knob.frame.origin.x = x
    }
  }

  /// The margin of the knob's track at both sides, in points.
  private static let margin: CGFloat = 20
}
