internal import TouchstonePhysics
public import UIKitCore

/// Holds an item to a point or to another item: by a rod, a spring, a pin or a rail.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// What an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// Another item.
    case items = 0
    /// A point of the reference view.
    case anchor = 1
  }

  /// What the item is attached to.
  public let attachedBehaviorType: AttachmentType
  private let item: any UIDynamicItem
  private let other: (any UIDynamicItem)?
  private let rule: Rule
  /// Where it is held, as seen from the middles, in the items' own directions.
  private let hold: PhysicsVector
  private let otherHold: PhysicsVector
  /// The angle between the items at the beginning.
  private let angle: Double

  /// What an attachment allows.
  private enum Rule {
    case distance
    case limit
    case pin
    case fixed
    case sliding(PhysicsVector)
  }

  // MARK: Making

  /// Holds the middle of an item to a point, in the distance that they have.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Holds a part of an item to a point, in the distance that they have.
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

  /// Holds the middles of two items together, in the distance that they have.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Holds parts of two items together, in the distance that they have.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, item1, PhysicsVector(offset1), item2, PhysicsVector(offset2))
  }

  /// Lets two items not part further than they are now.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.limit, item1, PhysicsVector(offset1), item2, PhysicsVector(offset2))
  }

  /// Holds two items as if they were one.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.fixed, item1, item2, at: point)
  }

  /// Holds two items at a point, about which they turn.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.pin, item1, item2, at: point)
  }

  /// Lets an item slide along a direction beside another, without turning.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.sliding(PhysicsVector(axis).unit), item1, item2, at: point)
  }

  /// Lets an item slide along a direction through a point, without turning.
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

  private init(
    _ rule: Rule, _ item: any UIDynamicItem, _ hold: PhysicsVector,
    _ other: (any UIDynamicItem)?, _ otherHold: PhysicsVector
  ) {
    attachedBehaviorType = other == nil ? .anchor : .items
    self.rule = rule
    self.item = item
    self.other = other
    self.hold = hold
    self.otherHold = otherHold
    angle = PhysicsBody(item).angle - (other.map { PhysicsBody($0).angle } ?? 0)
    anchorPoint = .zero
    super.init()
    length = distance
  }

  /// A point of the reference view as seen from an item's middle, in the item's own directions.
  private static func hold(_ point: CGPoint, in item: any UIDynamicItem) -> PhysicsVector {
    let way = PhysicsVector(point) - PhysicsVector(item.center)
    let direction = PhysicsBody(item).arm(to: [1, 0])
    return way.turned(by: [direction.x, -direction.y])
  }

  /// How far both ends are from each other now.
  private var distance: CGFloat {
    func place(_ item: any UIDynamicItem, _ hold: PhysicsVector) -> PhysicsVector {
      let body = PhysicsBody(item)
      return body.position + body.arm(to: hold)
    }
    let end = other.map { place($0, otherHold) } ?? PhysicsVector(anchorPoint)
    return CGFloat((place(item, hold) - end).length)
  }

  // MARK: What it does

  /// The items that it holds.
  open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

  /// The point that an item is held to; move it, and the item follows.
  open var anchorPoint: CGPoint {
    didSet {
      anchorPoint = number(anchorPoint, else: oldValue, "anchorPoint")
      didChange()
    }
  }

  /// The distance that is kept.
  open var length: CGFloat = 0 {
    didSet {
      length = max(0, number(length, else: oldValue, "length"))
      didChange()
    }
  }

  /// How strongly a spring is braked: 1 where it just does not swing.
  open var damping: CGFloat = 0 {
    didSet {
      damping = max(0, number(damping, else: oldValue, "damping"))
      didChange()
    }
  }

  /// Swings a second of a spring; 0 for a rod.
  open var frequency: CGFloat = 0 {
    didSet {
      frequency = max(0, number(frequency, else: oldValue, "frequency"))
      didChange()
    }
  }

  /// What brakes the turning at the attachment.
  open var frictionTorque: CGFloat = 0 {
    didSet {
      frictionTorque = max(0, number(frictionTorque, else: oldValue, "frictionTorque"))
      didChange()
    }
  }

  /// How far an item may slide, in points, or two pinned ones turn against each other, in radians.
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
