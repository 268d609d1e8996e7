internal import UIKit

/// Five stars of which some are lit, as a single accessibility element with an adjustable value.
final class StarsView: UIView {
  private static let count = 5
  /// Called with a description of each request.
  var onRequest: ((String) -> Void)?
  /// The number of lit stars.
  private(set) var stars = 3 {
    didSet { setNeedsDisplay() }
  }

  /// Creates a view with three lit stars.
  convenience init(_ identifier: String, frame: CGRect) {
    self.init(frame: frame)
    accessibilityIdentifier = identifier
    isUserInteractionEnabled = false
    isOpaque = false
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    accessibilityHint = "Activate to remove all stars."
  }

  // MARK: Accessibility

  override var accessibilityValue: String? {
    get { "\(stars) of \(Self.count)" }
    set {}
  }

  override func accessibilityIncrement() {
    stars = min(Self.count, stars + 1)
    onRequest?("stars: increment → \(stars) of \(Self.count)")
  }

  override func accessibilityDecrement() {
    stars = max(0, stars - 1)
    onRequest?("stars: decrement → \(stars) of \(Self.count)")
  }

  override func accessibilityActivate() -> Bool {
    stars = 0
    onRequest?("stars: activate → true")
    return true
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    let side = bounds.width / CGFloat(Self.count)
    for index in 0..<Self.count {
      let place = CGRect(
        x: CGFloat(index) * side, y: (bounds.height - side) / 2, width: side, height: side)
      (index < stars ? UIColor.systemOrange : .systemGray4).set()
      Self.star(in: place.insetBy(dx: 2, dy: 2)).fill()
    }
  }

  private static func star(in place: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius = place.width / 2 * (corner.isMultiple(of: 2) ? 1 : 0.42)
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(
        x: place.midX + radius * cos(angle), y: place.midY + radius * sin(angle))
      if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
