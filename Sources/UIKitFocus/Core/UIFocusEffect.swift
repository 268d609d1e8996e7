/// The way in which an item shows that it has the focus.
///
/// This class itself stands for the system's effect.
open class UIFocusEffect: NSObject, NSCopying {
  /// Creates the system's effect.
  public override init() { super.init() }

  /// Returns an equal effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A focus effect that draws a ring around an item.
open class UIFocusHaloEffect: UIFocusEffect {
  /// The shape of the ring in the item's coordinates, or `nil` for the item's outline.
  package private(set) final var shape: Shape?

  package enum Shape {
    case rounded(CGRect, CGFloat)
    case path(CGPath)
  }

  /// Creates a ring around the item's outline.
  public override init() { super.init() }
  /// Creates a ring around a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape = .rounded(rect, 0)
  }
  /// Creates a ring around a rectangle with rounded corners.
  ///
  /// Both corner curves are drawn as circles.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
    shape = .rounded(rect, cornerRadius)
  }
  /// Creates a ring along a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = .path(bezierPath.cgPath)
  }

  /// The view in which the ring is drawn, or `nil` for the item's own view.
  open weak var containerView: UIView?
  /// A subview of the container directly above which the ring is drawn, or `nil` to draw it above
  /// all subviews.
  open weak var referenceView: UIView?
  /// The position of the ring relative to the outline.
  open var position = Position.automatic

  /// Returns an equal effect.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIFocusHaloEffect()
    copy.shape = shape
    copy.containerView = containerView
    copy.referenceView = referenceView
    copy.position = position
    return copy
  }
}

extension UIFocusHaloEffect {
  /// The position of a ring relative to an outline.
  public enum Position: Int, Sendable {
    /// Outside, or inside if the view clips its content.
    case automatic = 0
    /// Outside the outline.
    case outside = 1
    /// Inside the outline.
    case inside = 2
  }
}
