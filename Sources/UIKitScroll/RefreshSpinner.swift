@_spi(Kit) internal import UIKitCore

/// A wheel of spokes that appear one by one as it is pulled, and that turns.
@MainActor
final class RefreshSpinner: UIView {
  /// How large a spoke is, in points; measured on iOS 26.
  private static let spoke = CGSize(width: 3.5, height: 10)
  /// How far the spokes' middles are from the wheel's, in points; measured on iOS 26.
  private static let ring: CGFloat = 10
  /// How many spokes it has; counted on iOS 26.
  private static let count = 8
  /// How large the wheel is, in points.
  static let size = CGSize(width: 2 * ring + spoke.height, height: 2 * ring + spoke.height)
  /// How long a turn takes, in seconds.
  private static let turn = 1.0
  private static let key = "turning"

  /// The colour of the spokes.
  var color = UIColor.systemGray { didSet { setNeedsDisplay() } }
  /// How much of the wheel shows, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet {
      if spokes(oldValue) != spokes(progress) { setNeedsDisplay() }
    }
  }
  /// Whether it turns.
  var isTurning = false { didSet { updateTurning() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    isUserInteractionEnabled = false
    isOpaque = false
  }

  private func updateTurning() {
    layer.removeAnimation(forKey: Self.key)
    guard isTurning else { return }
    let animation = CABasicAnimation(keyPath: "transform.rotation.z")
    animation.fromValue = CGFloat(0)
    animation.toValue = CGFloat.pi * 2
    animation.duration = Self.turn
    animation.repeatCount = .infinity
    layer.add(animation, forKey: Self.key)
  }

  private func spokes(_ progress: CGFloat) -> Int {
    min(Self.count, Int(clamping: (progress * CGFloat(Self.count)).rounded(.down)))
  }

  /// The spokes, from the top on clockwise, each a little darker than the one before.
  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    // A round end lies beyond the end of its line.
    let half = (Self.spoke.height - Self.spoke.width) / 2
    let inner = Self.ring - half
    let outer = Self.ring + half
    for number in 0..<spokes(progress) {
      let angle = CGFloat(number) / CGFloat(Self.count) * 2 * .pi
      let way = CGPoint(x: sin(angle), y: -cos(angle))
      let spoke = UIBezierPath()
      spoke.lineWidth = Self.spoke.width
      spoke.lineCapStyle = .round
      spoke.move(to: CGPoint(x: middle.x + way.x * inner, y: middle.y + way.y * inner))
      spoke.addLine(to: CGPoint(x: middle.x + way.x * outer, y: middle.y + way.y * outer))
      color.withAlphaComponent(0.3 + 0.7 * CGFloat(number + 1) / CGFloat(Self.count)).setStroke()
      spoke.stroke()
    }
  }
}
