internal import TouchstonePhysics
public import UIKitCore

/// A force field in a region of the reference view, which acts on the behavior's items in that
/// region.
///
/// A strength of 1 is a push of 1 on a mass of 1, because UIKit doesn't document its units. The
/// force decreases with the distance from ``position``, by the power of ``falloff``. Within
/// ``minimumRadius``, it stays constant. Noise and turbulence fields aren't available.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItems()
  private let kind: Kind

  /// The kind of field.
  private enum Kind {
    case drag
    case vortex
    case radialGravity
    case linearGravity
    case velocity
    case spring
    case electric
    case magnetic
    case own((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  // MARK: Making

  /// Returns a field that slows items in proportion to their velocity.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Returns a field that pushes items around its center.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Returns a field that attracts items to a point with an acceleration independent of their mass.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Returns a field that accelerates items in a direction, independent of their mass.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Returns a field that brings items to a velocity, in points per second.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Returns a field that pulls items to its center in proportion to their distance.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Returns a field that repels or attracts items from its center, depending on their charge.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Returns a field that deflects items, depending on their charge and velocity.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Returns a field with a force computed by the app.
  ///
  /// The block receives the field, the position, velocity, mass and charge of an item, and the
  /// duration of a step in seconds.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.own(block))
  }

  // MARK: What it does

  /// The items that the field acts on.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item to the field.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item from the field.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// The center of the field.
  open var position = CGPoint.zero {
    didSet {
      position = number(position, else: oldValue, "position")
      didChange()
    }
  }
  /// The region in which the field acts, relative to its center.
  open var region = UIRegion.infinite { didSet { didChange() } }
  /// The strength of the field.
  open var strength: CGFloat = 1 {
    didSet {
      strength = number(strength, else: oldValue, "strength")
      didChange()
    }
  }
  /// The power of the distance by which the force decreases, or 0 for a constant force.
  open var falloff: CGFloat = 0 {
    didSet {
      falloff = number(falloff, else: oldValue, "falloff")
      didChange()
    }
  }
  /// The distance below which the force doesn't increase, in points.
  open var minimumRadius: CGFloat = 1 {
    didSet {
      minimumRadius = max(0.001, number(minimumRadius, else: oldValue, "minimumRadius"))
      didChange()
    }
  }
  /// The direction of linear gravity, or the velocity of a velocity field.
  open var direction = CGVector.zero {
    didSet {
      direction = number(direction, else: oldValue, "direction")
      didChange()
    }
  }

  override func contribute(to setup: DynamicSetup) {
    let bodies = list.all.map { setup.body($0) }
    setup.forces.append(.field({ [self] body in force(on: body) }, bodies: bodies))
  }

  private func force(on body: PhysicsBody) -> PhysicsVector {
    let way = body.position - PhysicsVector(position)
    guard region.contains(way.point) else { return .zero }
    let distance = max(Double(minimumRadius), way.length)
    let strength = Double(strength) / pow(distance, Double(falloff))
    let direction = PhysicsVector(direction)
    return switch kind {
    case .drag: body.velocity * (-strength / PhysicsForce.unit)
    case .vortex: PhysicsVector(-way.unit.y, way.unit.x) * strength
    case .radialGravity: way.unit * (-strength * body.mass)
    case .linearGravity: direction * (strength * body.mass)
    case .velocity: (direction - body.velocity) * (strength * body.mass / PhysicsForce.unit)
    case .spring: way * (-strength / PhysicsForce.unit)
    case .electric: way.unit * (strength * body.charge)
    case .magnetic:
      PhysicsVector(-body.velocity.y, body.velocity.x)
        * (strength * body.charge / PhysicsForce.unit)
    case .own(let block):
      PhysicsVector(
        block(
          self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
          CGFloat(body.mass), CGFloat(body.charge), PhysicsWorld.step))
    }
  }
}

/// A region of the plane around a center.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// The whole plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// Creates a circular region around the center.
  public init(radius: CGFloat) {
    holds = { hypot($0.x, $0.y) <= radius }
    super.init()
  }

  /// Creates a rectangular region around the center.
  public init(size: CGSize) {
    holds = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    super.init()
  }

  /// Returns the region of all points outside this one.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

  /// Returns the region of all points in at least one of the two regions.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }

  /// Returns the region of all points in this region that aren't in the other one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }

  /// Returns the region of all points in both regions.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }

  /// Returns whether the region contains a point, relative to the center.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
