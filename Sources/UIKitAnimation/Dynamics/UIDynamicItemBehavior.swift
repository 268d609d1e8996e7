internal import TouchstonePhysics
public import UIKitCore

/// Sets the physical properties of items, such as elasticity, density and friction.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var kicks: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

  /// Creates a behavior for items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items that have the properties.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The share of its speed that an item keeps when it bounces, from 0 to 1.
  open var elasticity: CGFloat = 0 {
    didSet { elasticity = admit(elasticity, oldValue, "elasticity") }
  }
  /// The friction between an item and what it slides on.
  open var friction: CGFloat = 0 { didSet { friction = admit(friction, oldValue, "friction") } }
  /// The mass of an area of 100 × 100 points.
  open var density: CGFloat = 1 { didSet { density = admit(density, oldValue, "density") } }
  /// The resistance that slows the item's movement.
  open var resistance: CGFloat = 0 {
    didSet { resistance = admit(resistance, oldValue, "resistance") }
  }
  /// The resistance that slows the item's rotation.
  open var angularResistance: CGFloat = 0 {
    didSet { angularResistance = admit(angularResistance, oldValue, "angularResistance") }
  }
  /// The electric charge, which electric and magnetic fields act on.
  open var charge: CGFloat = 0 {
    didSet {
      charge = number(charge, else: oldValue, "charge")
      didChange()
    }
  }
  /// Whether items stay in place in spite of collisions.
  open var isAnchored = false { didSet { didChange() } }
  /// Whether items can rotate.
  open var allowsRotation = true { didSet { didChange() } }

  private func admit(_ value: CGFloat, _ old: CGFloat, _ name: String) -> CGFloat {
    didChange()
    return max(0, number(value, else: old, name))
  }

  /// Adds a velocity to an item's current velocity, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    kicks.append((item, number(velocity, else: .zero, "a velocity"), 0))
    didChange()
  }

  /// Returns the velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let moving = dynamicAnimator?.velocity(of: item).linear ?? .zero
    return kicks.filter { $0.item === item }.reduce(moving.point) {
      CGPoint(x: $0.x + $1.linear.x, y: $0.y + $1.linear.y)
    }
  }

  /// Adds an angular velocity to an item's current angular velocity, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    kicks.append((item, .zero, number(velocity, else: 0, "a velocity")))
    didChange()
  }

  /// Returns the angular velocity of an item, in radians per second.
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
