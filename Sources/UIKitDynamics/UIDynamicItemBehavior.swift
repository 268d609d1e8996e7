internal import TouchstonePhysics
public import UIKitCore

/// Says what items are like as bodies: how lively, how heavy, how smooth.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var kicks: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Describes items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items that it describes.
  open var items: [any UIDynamicItem] { list.all }

  /// Describes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Describes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// How much of its speed an item keeps when it bounces, from 0 to 1.
  open var elasticity: CGFloat = 0 {
    didSet { elasticity = admit(elasticity, oldValue, "elasticity") }
  }
  /// How much an item clings to what it slides on.
  open var friction: CGFloat = 0 { didSet { friction = admit(friction, oldValue, "friction") } }
  /// The mass of 100 by 100 points.
  open var density: CGFloat = 1 { didSet { density = admit(density, oldValue, "density") } }
  /// How quickly an item gets slower by itself.
  open var resistance: CGFloat = 0 {
    didSet { resistance = admit(resistance, oldValue, "resistance") }
  }
  /// How quickly an item turns slower by itself.
  open var angularResistance: CGFloat = 0 {
    didSet { angularResistance = admit(angularResistance, oldValue, "angularResistance") }
  }
  /// The electric charge, for fields.
  open var charge: CGFloat = 0 {
    didSet {
      charge = number(charge, else: oldValue, "charge")
      didChange()
    }
  }
  /// Whether items stay where they are, whatever hits them.
  open var isAnchored = false { didSet { didChange() } }
  /// Whether items turn.
  open var allowsRotation = true { didSet { didChange() } }

  private func admit(_ value: CGFloat, _ old: CGFloat, _ name: String) -> CGFloat {
    didChange()
    return max(0, number(value, else: old, name))
  }

  /// Makes an item faster, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    kicks.append((item, number(velocity, else: .zero, "a velocity"), 0))
    didChange()
  }

  /// How fast an item moves, in points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let moving = dynamicAnimator?.velocity(of: item).linear ?? .zero
    return kicks.filter { $0.item === item }.reduce(moving.point) {
      CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
    }
  }

  /// Makes an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    kicks.append((item, .zero, number(velocity, else: 0, "a velocity")))
    didChange()
  }

  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let turning = CGFloat(dynamicAnimator?.velocity(of: item).angular ?? 0)
    return kicks.filter { $0.item === item }.reduce(turning) { $0 + $1.angular }
  }

  override func contribute(to setup: DynamicSetup) {
    for item in list.all {
      let body = setup.body(item)
      setup.traits.append((body, { [self] in describe(&$0) }))
      for kick in kicks where kick.item === item {
        setup.kicks.append(
          (
            body,
            {
              $0.velocity += PhysicsVector(kick.linear)
              $0.angularVelocity += Double(kick.angular)
            }
          ))
      }
    }
    kicks = []
  }

  private func describe(_ body: inout PhysicsBody) {
    body.elasticity = Double(min(1, elasticity))
    body.friction = Double(friction)
    body.density = Double(density)
    body.resistance = Double(resistance)
    body.angularResistance = Double(angularResistance)
    body.charge = Double(charge)
    body.isAnchored = isAnchored
    body.allowsRotation = allowsRotation
  }
}
