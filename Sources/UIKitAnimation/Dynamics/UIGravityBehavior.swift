internal import TouchstonePhysics
public import UIKitCore

/// Accelerates items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

  /// The acceleration at a magnitude of 1, in points per second squared, as Apple documents.
  private static let unit = 1000.0

  /// Creates a behavior that accelerates items downward, with a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public override convenience init() { self.init(items: []) }

  /// The items that gravity acts on.
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

  /// The direction and strength of gravity.
  ///
  /// A vector of length 1 accelerates by 1,000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      gravityDirection = number(gravityDirection, else: oldValue, "gravityDirection")
      didChange()
    }
  }

  /// The direction in radians, clockwise from the positive x-axis.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, where 1 is 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override func contribute(to setup: DynamicSetup) {
    setup.forces.append(
      .gravity(PhysicsVector(gravityDirection) * Self.unit, bodies: list.all.map { setup.body($0) })
    )
  }
}
