internal import TouchstoneGeometry
public import UIKitCore

/// The dimensions of a popover's background, which are needed before the background is created.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// Returns the width of the arrow at its base.
  static func arrowBase() -> CGFloat
  /// Returns the length of the arrow.
  static func arrowHeight() -> CGFloat
  /// Returns the insets around the content, without the arrow.
  static func contentViewInsets() -> UIEdgeInsets
}

/// A view that draws the background of a popover, including the arrow.
///
/// Subclass it, and set the class as `popoverBackgroundViewClass`. The framework's own background
/// is such a subclass. This class draws nothing, and its arrow has no size.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// The distance of the arrow from the center of its side to the right or downward, as set by the
  /// popover.
  open var arrowOffset: CGFloat = 0 {
    didSet {
      arrowOffset = NumberCheck.admit(arrowOffset, else: oldValue, "arrowOffset", of: self)
    }
  }
  /// The direction of the arrow, as set by the popover.
  open var arrowDirection: UIPopoverArrowDirection = .unknown
  /// Whether the content gets rounded corners, by default `true`.
  open class var wantsDefaultContentAppearance: Bool { true }

  /// Returns the width of the arrow at its base, by default 0.
  open class func arrowBase() -> CGFloat { 0 }
  /// Returns the length of the arrow, by default 0.
  open class func arrowHeight() -> CGFloat { 0 }
  /// Returns the insets around the content, by default zero.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}

/// The default background of popovers: a card with an arrow.
final class CardPopoverBackground: UIPopoverBackgroundView {
  /// The corner radius in points. Like the dimensions of the arrow, it was chosen to resemble the
  /// system's.
  static let cornerRadius: CGFloat = 13

  override class func arrowBase() -> CGFloat { 26 }
  override class func arrowHeight() -> CGFloat { 13 }
  override class var layerClass: AnyClass { CAShapeLayer.self }

  /// The color of the card and the arrow.
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

  /// A triangle with its tip at the edge of the bounds, or `nil` if there is no arrow direction.
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
