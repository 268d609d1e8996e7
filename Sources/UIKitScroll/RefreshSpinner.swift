@_spi(Kit) internal import UIKitCore

/// A spinner that shows its spokes one by one as the content is pulled down, and that can rotate.
@MainActor
final class RefreshSpinner: UIView {
  /// The size of a spoke, in points, as measured on iOS 26.
  private static let spoke = CGSize(width: 3.5, height: 10)
  /// The distance of the spokes' centers from the spinner's center, in points, as measured on iOS
  /// 26.
  private static let ring: CGFloat = 10
  /// The number of spokes, as counted on iOS 26.
  private static let count = 8
  /// The size of the spinner, in points.
  static let size = CGSize(width: 2 * ring + spoke.height, height: 2 * ring + spoke.height)
  /// The duration of a full rotation, in seconds.
  private static let turn = 1.0
  private static let key = "turning"

  /// The color of the spokes.
  var color = UIColor.systemGray { didSet { setNeedsDisplay() } }
  /// The visible fraction of the spinner, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet {
      if spokes(oldValue) != spokes(progress) { setNeedsDisplay() }
    }
  }
  /// Whether the spinner rotates.
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

  /// Draws the visible spokes clockwise from the top, each a little more opaque than the previous
  /// one.
  override func draw(_ rect: CGRect) {
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    // A round cap extends past the end of its line.
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
