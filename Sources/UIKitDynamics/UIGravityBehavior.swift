internal import TouchstonePhysics
public import UIKitCore

/// Pulls items in one direction.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

  /// What a magnitude of 1 is, in points per second squared, as Apple documents.
  private static let unit = 1000.0

  /// Pulls items downwards, with a magnitude of 1.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items that it pulls.
  open var items: [any UIDynamicItem] { list.all }

  /// Pulls one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Pulls an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The direction and the strength: a vector of length 1 pulls by 1000 points per second squared.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      gravityDirection = number(gravityDirection, else: oldValue, "gravityDirection")
      didChange()
    }
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength; 1 is 1000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
  }

  override func contribute(to setup: DynamicSetup) {
    setup.forces.append(
      .gravity(PhysicsVector(gravityDirection) * Self.unit, bodies: list.all.map { setup.body($0) })
    )
  }
}
