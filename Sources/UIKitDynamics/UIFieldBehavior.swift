internal import TouchstonePhysics
public import UIKitCore

/// A force in a part of the reference view, on those of its items that are there.
///
/// A strength of 1 is a push of 1 on a mass of 1; UIKit doesn't tell its own units. The force grows weaker
/// with the distance from ``position``, by the power of ``falloff``; nearer than ``minimumRadius`` it
/// stays as it is there. Fields of noise and turbulence are not there.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private var list = DynamicItems()
  private let kind: Kind

  /// What a field does.
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

  /// Slows items down, the more the faster they are.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }

  /// Pushes items around its middle.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }

  /// Draws items to a point, whatever their mass is.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }

  /// Draws items in a direction, whatever their mass is.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }

  /// Brings items to a velocity, in points a second.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }

  /// Draws items to its middle, the more the farther they are.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }

  /// Draws items to its middle or away from it, by their charge.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }

  /// Pushes items aside, by their charge and speed.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// Asks the program for the force: the block gets the field, and position, velocity, mass and charge
  /// of an item, and the seconds of a step.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.own(block))
  }

  // MARK: What it does

  /// The items that it acts on.
  open var items: [any UIDynamicItem] { list.all }

  /// Acts on one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Acts on an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    didChange()
  }

  /// Its middle.
  open var position = CGPoint.zero {
    didSet {
      position = number(position, else: oldValue, "position")
      didChange()
    }
  }
  /// Where it acts, around its middle.
  open var region = UIRegion.infinite { didSet { didChange() } }
  /// How strong it is.
  open var strength: CGFloat = 1 {
    didSet {
      strength = number(strength, else: oldValue, "strength")
      didChange()
    }
  }
  /// By which power of the distance it grows weaker; 0 for a force that is the same everywhere.
  open var falloff: CGFloat = 0 {
    didSet {
      falloff = number(falloff, else: oldValue, "falloff")
      didChange()
    }
  }
  /// The distance within which it grows no stronger, in points.
  open var minimumRadius: CGFloat = 1 {
    didSet {
      minimumRadius = max(0.001, number(minimumRadius, else: oldValue, "minimumRadius"))
      didChange()
    }
  }
  /// The direction of a gravity, or the velocity.
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

/// A part of the plane around a middle.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private let holds: (CGPoint) -> Bool

  private init(_ holds: @escaping (CGPoint) -> Bool) {
    self.holds = holds
    super.init()
  }

  /// All of the plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  /// A disc around the middle.
  public init(radius: CGFloat) {
    holds = { hypot($0.x, $0.y) <= radius }
    super.init()
  }

  /// A rectangle around the middle.
  public init(size: CGSize) {
    holds = { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    super.init()
  }

  /// What is not in it.
  open func inverse() -> UIRegion { UIRegion { [holds] in !holds($0) } }

  /// What is in one of both.
  open func union(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) || region.holds($0) }
  }

  /// What is in it and not in the other.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && !region.holds($0) }
  }

  /// What is in both.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion { [holds] in holds($0) && region.holds($0) }
  }

  /// Whether a point is in it, as seen from the middle.
  open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
