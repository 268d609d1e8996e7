internal import TouchstonePhysics
public import UIKitCore

/// Pushes items once or continuously.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// A push that lasts as long as the behavior is active.
    case continuous = 0
    /// A push that happens once each time the behavior becomes active.
    case instantaneous = 1
  }

  /// The duration of the push.
  public let mode: Mode
  private var list: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// Creates a behavior that pushes items, initially with no strength.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed.
  open var items: [any UIDynamicItem] { list.all }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets.removeAll { $0.item === item }
    didChange()
  }

  /// Whether the push is active.
  ///
  /// An instantaneous push deactivates itself after it has acted.
  open var active = true { didSet { didChange() } }

  /// The direction and strength of the push.
  ///
  /// A push of 1 adds 100 points per second to an item of 100 × 100 points with a density of 1. An
  /// instantaneous push does so at once, a continuous push in each second.
  open var pushDirection = CGVector.zero {
    didSet {
      pushDirection = number(pushDirection, else: oldValue, "pushDirection")
      didChange()
    }
  }

  /// The direction in radians, clockwise from the positive x-axis.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set {
      // A vector of length 0 can't store a direction.
      direction = number(newValue, else: direction, "angle")
      setAngle(direction, magnitude: magnitude)
    }
  }
  private var direction: CGFloat = 0

  /// The strength of the push.
  ///
  /// Setting a negative value reverses the direction.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(magnitude > 0 ? angle : direction, magnitude: newValue) }
  }

  /// Sets the direction and the strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = number(angle, else: direction, "angle")
    pushDirection = CGVector(dx: magnitude * cos(direction), dy: magnitude * sin(direction))
  }

  /// Returns the offset from an item's center at which the item is pushed, zero by default.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Sets the offset from an item's center at which the item is pushed, so that the push also
  /// rotates it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, o))
    didChange()
  }

  override func contribute(to setup: DynamicSetup) {
    let bodies = list.all.map { (item: $0, body: setup.body($0)) }
    guard active else { return }
    let push = PhysicsVector(pushDirection)
    for (item, body) in bodies {
      let hold = PhysicsVector(targetOffsetFromCenter(for: item))
      if mode == .continuous {
        setup.forces.append(.push(push, at: hold, body: body))
      } else {
        setup.kicks.append(
          (body, { $0.kick(push * PhysicsForce.unit, at: $0.arm(to: hold)) }))
      }
    }
    if mode == .instantaneous, !bodies.isEmpty { active = false }
  }
}
