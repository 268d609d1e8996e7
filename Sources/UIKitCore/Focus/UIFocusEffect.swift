/// How an item shows that it has the focus: as the system does, unless it is a subclass.
open class UIFocusEffect: NSObject, NSCopying {
  /// Makes the system's effect.
  public override init() { super.init() }

  /// An equal effect.
  open func copy(with zone: NSZone? = nil) -> Any { UIFocusEffect() }
}

/// A ring around an item.
open class UIFocusHaloEffect: UIFocusEffect {
  /// What the ring goes round, in the item's own coordinates; nil for the item's outline.
  package private(set) final var shape: Shape?

  package enum Shape {
    case rounded(CGRect, CGFloat)
    case path(CGPath)
  }

  /// Makes a ring round the item's outline.
  public override init() { super.init() }
  /// Makes a ring round a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    shape = .rounded(rect, 0)
  }
  /// Makes a ring round a rectangle with round corners; both curves are drawn as circles.
  public convenience init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve
  ) {
    self.init()
    shape = .rounded(rect, cornerRadius)
  }
  /// Makes a ring along a path.
  public convenience init(path bezierPath: UIBezierPath) {
    self.init()
    shape = .path(bezierPath.cgPath)
  }

  /// The view in which the ring is drawn; nil for the item's own.
  open weak var containerView: UIView?
  /// A subview of the container just above which the ring is drawn; nil for above everything.
  open weak var referenceView: UIView?
  /// Whether the ring goes inside or outside of the outline.
  open var position = Position.automatic

  /// An equal effect.
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
  /// Whether a ring goes inside or outside of an outline.
  public enum Position: Int, Sendable {
    /// Outside, but inside where the view cuts off what sticks out.
    case automatic = 0
    /// Outside.
    case outside = 1
    /// Inside.
    case inside = 2
  }
}
