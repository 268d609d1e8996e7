internal import TouchstonePhysics
public import UIKitCore

/// Pushes items, for once or all the time.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long it pushes.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous = 0
    /// Once each time that it becomes active.
    case instantaneous = 1
  }

  /// How long it pushes.
  public let mode: Mode
  private var list: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []

  /// Pushes items, without strength or direction at first.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that it pushes.
  open var items: [any UIDynamicItem] { list.all }

  /// Pushes one more item.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    didChange()
  }

  /// Pushes an item no more.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    offsets.removeAll { $0.item === item }
    didChange()
  }

  /// Whether it pushes; one that pushes once stops being active when it has.
  open var active = true { didSet { didChange() } }

  /// The direction and the strength: a push of 1 gives an item of 100 by 100 points and a density of 1
  /// 100 points a second, at once or in a second.
  open var pushDirection = CGVector.zero {
    didSet {
      pushDirection = number(pushDirection, else: oldValue, "pushDirection")
      didChange()
    }
  }

  /// The direction in radians, clockwise from the right.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set {
      // A direction can't be kept in a vector of no length.
      direction = number(newValue, else: direction, "angle")
      setAngle(direction, magnitude: magnitude)
    }
  }
  private var direction: CGFloat = 0

  /// The strength; a negative one pushes the other way.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(magnitude > 0 ? angle : direction, magnitude: newValue) }
  }

  /// Sets direction and strength together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = number(angle, else: direction, "angle")
    pushDirection = CGVector(dx: magnitude * cos(direction), dy: magnitude * sin(direction))
  }

  /// Where an item is pushed, as seen from its middle; there unless set.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  /// Pushes an item beside its middle, so that it turns.
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
