internal import TouchstoneGeometry
public import UIKitCore

/// What a popover's background says of itself before there is one.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// How broad the arrow is where it begins.
  static func arrowBase() -> CGFloat
  /// How far the arrow reaches.
  static func arrowHeight() -> CGFloat
  /// What lies around the content, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
}

/// Draws what lies behind the content of a popover, the arrow too: subclass it, and name the class as
/// `popoverBackgroundViewClass`.
///
/// The kit's own is one of its subclasses; this class draws nothing, and its arrow has no size.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// How far the arrow is from the middle of its side, to the right or downwards. The popover sets it.
  open var arrowOffset: CGFloat = 0 {
    didSet {
      arrowOffset = NumberCheck.admit(arrowOffset, else: oldValue, "arrowOffset", of: self)
    }
  }
  /// Where the arrow points. The popover sets it.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content gets round corners; true unless overridden.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Nothing, unless overridden.
  open class func arrowBase() -> CGFloat { 0 }
  /// Nothing, unless overridden.
  open class func arrowHeight() -> CGFloat { 0 }
  /// Nothing, unless overridden.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}

/// The card with an arrow that popovers have without a background of the program's.
final class CardPopoverBackground: UIPopoverBackgroundView {
  /// Points; chosen to look like the system's, as are those of the arrow.
  static let cornerRadius: CGFloat = 13

  override class func arrowBase() -> CGFloat { 26 }
  override class func arrowHeight() -> CGFloat { 13 }
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The colour of card and arrow.
  var color = UIColor.systemBackground { didSet { show() } }

  override var arrowOffset: CGFloat { didSet { show() } }
  override var arrowDirection: UIPopoverArrowDirection { didSet { show() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    show()
  }

  private func show() {
    guard let layer = layer as? CAShapeLayer else { return }
    layer.fillColor = color.resolvedColor(with: traitCollection).cgColor
    let path = UIBezierPath(
      roundedRect: bounds.inset(by: arrowInsets), cornerRadius: Self.cornerRadius)
    if let arrow { path.append(arrow) }
    layer.path = path.cgPath
  }

  private var arrowInsets: UIEdgeInsets {
    let height = Self.arrowHeight()
    return switch arrowDirection {
    case .up: UIEdgeInsets(top: height, left: 0, bottom: 0, right: 0)
    case .down: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0)
    case .left: UIEdgeInsets(top: 0, left: height, bottom: 0, right: 0)
    case .right: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: height)
    default: .zero
    }
  }

  /// A triangle whose tip is at the edge of the bounds.
  private var arrow: UIBezierPath? {
    let card = bounds.inset(by: arrowInsets)
    let half = Self.arrowBase() / 2
    let (x, y) = (bounds.midX + arrowOffset, bounds.midY + arrowOffset)
    let corners: [CGPoint]
    switch arrowDirection {
    case .up, .down:
      let (tip, base) = arrowDirection == .up ? (bounds.minY, card.minY) : (bounds.maxY, card.maxY)
      corners = [
        CGPoint(x: x - half, y: base), CGPoint(x: x, y: tip), CGPoint(x: x + half, y: base),
      ]
    case .left, .right:
      let (tip, base) =
        arrowDirection == .left ? (bounds.minX, card.minX) : (bounds.maxX, card.maxX)
      corners = [
        CGPoint(x: base, y: y - half), CGPoint(x: tip, y: y), CGPoint(x: base, y: y + half),
      ]
    default: return nil
    }
    let path = UIBezierPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.addLine(to: corner) }
    path.close()
    return path
  }
}
