internal import TouchstonePhysics
public import UIKitCore

/// Connects an item to a point or to another item, with a rod, a spring, a pin or a rail.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The object that an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point of the reference view.
    case anchor = 1
  }

  /// The object that the item is attached to.
  public private(set) final var attachedBehaviorType: AttachmentType
  private let item: any UIDynamicItem
  private var other: (any UIDynamicItem)?
  private var rule: Rule
  /// The attachment points relative to the items' centers, in the items' own coordinates.
  private var hold: PhysicsVector
  private var otherHold: PhysicsVector
  /// The initial angle between the items, in radians.
  private var angle: Double

  /// The kind of connection.
  private enum Rule {
    case distance
    case limit
    case pin
    case fixed
    case sliding(PhysicsVector)
  }

  // MARK: Making

  /// Creates an attachment of an item's center to a point, at their current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Creates an attachment of a point in an item to an anchor point, at their current distance.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    attachedBehaviorType = .anchor
    self.item = item
    other = nil
    rule = .distance
    hold = PhysicsVector(offset)
    otherHold = .zero
    angle = 0
    anchorPoint = point
    super.init()
    length = distance
  }

  /// Creates an attachment between the centers of two items, at their current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Creates an attachment between points of two items, at their current distance.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    attachedBehaviorType = .items
    item = item1
    other = item2
    rule = .distance
    hold = PhysicsVector(offset1)
    otherHold = PhysicsVector(offset2)
    angle = PhysicsBody(item1).angle - PhysicsBody(item2).angle
    anchorPoint = .zero
    super.init()
    length = distance
  }

  /// Returns an attachment that keeps two items from moving farther apart than they are now.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, PhysicsVector(offset1), item2, PhysicsVector(offset2))
  }

  /// Returns an attachment that moves two items as one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, item2, at: point)
  }

  /// Returns an attachment that connects two items at a point, around which they can rotate.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, item2, at: point)
  }

  /// Returns an attachment that lets an item slide along an axis relative to another item, without
  /// rotation.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(PhysicsVector(axis).unit), item1, item2, at: point)
  }

  /// Returns an attachment that lets an item slide along an axis through a point, without rotation.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(PhysicsVector(axis).unit), item, nil, at: point)
  }

  private convenience init(
    _ rule: Rule, _ item: any UIDynamicItem, _ other: (any UIDynamicItem)?, at point: CGPoint
  ) {
    self.init(
      rule, item, Self.hold(point, in: item), other, other.map { Self.hold(point, in: $0) } ?? .zero
    )
    anchorPoint = point
  }

  private convenience init(
    _ rule: Rule, _ item: any UIDynamicItem, _ hold: PhysicsVector,
    _ other: (any UIDynamicItem)?, _ otherHold: PhysicsVector
  ) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: .zero)
    attachedBehaviorType = other == nil ? .anchor : .items
    self.rule = rule
    self.other = other
    self.hold = hold
    self.otherHold = otherHold
    angle = PhysicsBody(item).angle - (other.map { PhysicsBody($0).angle } ?? 0)
    length = distance
  }

  /// Returns a point of the reference view relative to an item's center, in the item's own
  /// coordinates.
  private static func hold(_ point: CGPoint, in item: any UIDynamicItem) -> PhysicsVector {
    let way = PhysicsVector(point) - PhysicsVector(item.center)
    let direction = PhysicsBody(item).arm(to: [1, 0])
    return way.turned(by: [direction.x, -direction.y])
  }

  /// The current distance between both attachment points, in points.
  private var distance: CGFloat {
    func place(_ item: any UIDynamicItem, _ hold: PhysicsVector) -> PhysicsVector {
      let body = PhysicsBody(item)
      return body.position + body.arm(to: hold)
    }
    let end = other.map { place($0, otherHold) } ?? PhysicsVector(anchorPoint)
    return CGFloat((place(item, hold) - end).length)
  }

  // MARK: What it does

  /// The attached items.
  open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

  /// The point that an item is attached to, which you can move to drag the item.
  open var anchorPoint: CGPoint {
    didSet {
      anchorPoint = number(anchorPoint, else: oldValue, "anchorPoint")
      didChange()
    }
  }

  /// The distance that the attachment maintains, in points.
  open var length: CGFloat = 0 {
    didSet {
      length = max(0, number(length, else: oldValue, "length"))
      didChange()
    }
  }

  /// The damping of the spring, where 1 is critical damping.
  open var damping: CGFloat = 0 {
    didSet {
      damping = max(0, number(damping, else: oldValue, "damping"))
      didChange()
    }
  }

  /// The frequency of the spring in oscillations per second, or 0 for a rod.
  open var frequency: CGFloat = 0 {
    didSet {
      frequency = max(0, number(frequency, else: oldValue, "frequency"))
      didChange()
    }
  }

  /// The torque with which friction at the attachment resists rotation.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      frictionTorque = max(0, number(frictionTorque, else: oldValue, "frictionTorque"))
      didChange()
    }
  }

  /// The range in which an item can slide, in points, or in which pinned items can rotate, in
  /// radians.
  open var attachmentRange = UIFloatRange.infinite { didSet { didChange() } }

  override func contribute(to setup: DynamicSetup) {
    let kind: PhysicsJoint.Kind =
      switch rule {
      case .distance: .distance(Double(length))
      case .limit: .rope(Double(length))
      case .pin: .pin
      case .fixed: .weld
      case .sliding(let axis): .slide(along: axis, range: attachmentRange.closed)
      }
    var joint = PhysicsJoint(
      kind, body: setup.body(item), hold: hold, other: other.map { setup.body($0) },
      otherHold: other == nil ? PhysicsVector(anchorPoint) : otherHold)
    if case .distance = rule { joint.frequency = Double(frequency) }
    joint.damping = Double(damping)
    joint.angle = angle
    joint.turningFriction = Double(frictionTorque) * PhysicsForce.unit
    if case .pin = rule {
      let range = attachmentRange.closed
      joint.turns = range.lowerBound + angle...range.upperBound + angle
    }
    setup.joints.append(joint)
  }
}
