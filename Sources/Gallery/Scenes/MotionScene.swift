internal import UIKit

/// Three kinds of movement: springs, an animator that is moved by hand, and falling bodies.
final class MotionScene: PageController {
  static let scene = AppScene(
    name: "motion", title: "Springs, animators and gravity",
    hint: "Tap the springs: each oscillates according to its damping. Drag the slider to scrub the "
      + "animator. Touch one of the boxes below and throw it.",
    controller: { MotionScene() })

  override func viewDidLoad() {
    view.accessibilityIdentifier = "page"
    addHeadline(Self.scene)
    view.addSubview(SpringsBox(frame: CGRect(x: 20, y: 146, width: 350, height: 178)))
    view.addSubview(ScrubbedBox(frame: CGRect(x: 20, y: 336, width: 350, height: 138)))
    view.addSubview(FallingBox(frame: CGRect(x: 20, y: 486, width: 350, height: 328)))
  }
}

/// Balls on springs with different damping, which a tap sends to the other side.
final class SpringsBox: Box {
  private static let dampings: [CGFloat] = [1, 0.6, 0.3]
  /// The resting positions of the balls. The weakest spring overshoots by a third of the distance,
  /// within the card.
  private static let ends: (left: CGFloat, right: CGFloat) = (100, 250)
  private var balls: [UIView] = []
  private var isRight = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    accessibilityIdentifier = "springs"
    addSubview(
      CaptionLabel(
        "Springs with a damping of 1, 0.6 and 0.3", weight: .semibold, color: .label,
        frame: CGRect(x: 12, y: 9, width: frame.width - 24, height: 20)))
    for (row, color) in [UIColor.systemTeal, .systemIndigo, .systemPink].enumerated() {
      let ball = UIView(
        frame: CGRect(x: Self.ends.left - 18, y: 40 + CGFloat(row) * 44, width: 36, height: 36))
      ball.backgroundColor = color
      ball.layer.cornerRadius = 18
      ball.isUserInteractionEnabled = false
      ball.accessibilityIdentifier = "ball\(row + 1)"
      addSubview(ball)
      balls.append(ball)
    }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: SpringsBox.tapped))
  }

  required init?(coder: NSCoder) { nil }

  private func tapped() {
    isRight.toggle()
    let x = isRight ? Self.ends.right : Self.ends.left
    for (ball, damping) in zip(balls, Self.dampings) {
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: 0
      ) { ball.center.x = x }
    }
  }
}

/// An animator that a slider moves by hand.
final class ScrubbedBox: Box {
  private let card = UIView(frame: CGRect(x: 24, y: 40, width: 44, height: 44))
  private let slider = UISlider(frame: CGRect(x: 24, y: 96, width: 302, height: 34))
  private let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    addSubview(
      CaptionLabel(
        "An animator with a slider", weight: .semibold, color: .label,
        frame: CGRect(x: 12, y: 9, width: frame.width - 24, height: 20)))
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = PageLayout.innerCorner
    card.accessibilityIdentifier = "card"
    slider.accessibilityIdentifier = "hand"
    slider.addTarget(self, action: ScrubbedBox.moved, for: .valueChanged)
    addSubview(card)
    addSubview(slider)
    animator.addAnimations { [card] in
      card.center.x = 304
      card.transform = CGAffineTransform(rotationAngle: .pi / 2)
      card.layer.cornerRadius = 22
      card.backgroundColor = .systemPurple
    }
    // The animator stays where the slider leaves it, also at the end.
    animator.pausesOnCompletion = true
  }

  required init?(coder: NSCoder) { nil }

  private func moved() { animator.fractionComplete = CGFloat(slider.value) }
}

/// Boxes that fall, pile up and can be thrown.
final class FallingBox: Box {
  private lazy var animator = UIDynamicAnimator(referenceView: self)
  private let gravity = UIGravityBehavior(items: [])
  private let collision = UICollisionBehavior(items: [])
  private let nature = UIDynamicItemBehavior(items: [])
  private var hold: UIAttachmentBehavior?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = PageLayout.corner
    clipsToBounds = true
    accessibilityIdentifier = "field"
    addSubview(
      CaptionLabel(
        "Boxes with gravity: throw one", weight: .semibold, color: .label,
        frame: CGRect(x: 12, y: 9, width: frame.width - 24, height: 20)))
    let looks: [(CGRect, UIColor)] = [
      (CGRect(x: 40, y: 60, width: 72, height: 72), .systemBlue),
      (CGRect(x: 120, y: 40, width: 56, height: 56), .systemGreen),
      (CGRect(x: 200, y: 80, width: 88, height: 44), .systemRed),
    ]
    for (number, look) in looks.enumerated() {
      let box = UIView(frame: look.0)
      box.backgroundColor = look.1
      box.layer.cornerRadius = PageLayout.innerCorner
      box.accessibilityIdentifier = "thrown\(number + 1)"
      box.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: FallingBox.panned))
      addSubview(box)
      gravity.addItem(box)
      collision.addItem(box)
      nature.addItem(box)
    }
    nature.elasticity = 0.4
    nature.friction = 0.4
    nature.angularResistance = 0.5
    collision.translatesReferenceBoundsIntoBoundary = true
  }

  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    guard window != nil, animator.behaviors.isEmpty else { return }
    for behavior in [gravity, collision, nature] { animator.addBehavior(behavior) }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard let box = pan.view else { return }
    switch pan.state {
    case .began:
      let place = pan.location(in: box)
      let hold = UIAttachmentBehavior(
        item: box,
        offsetFromCenter: UIOffset(
          horizontal: place.x - box.bounds.midX, vertical: place.y - box.bounds.midY),
        attachedToAnchor: pan.location(in: self))
      animator.addBehavior(hold)
      self.hold = hold
    case .changed: hold?.anchorPoint = pan.location(in: self)
    default:
      if let hold { animator.removeBehavior(hold) }
      hold = nil
    }
  }
}
