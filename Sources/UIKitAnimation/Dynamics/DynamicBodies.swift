internal import TouchstonePhysics
internal import UIKitCore

/// The bodies of an animator's items.
@MainActor
struct DynamicBodies {
  /// The items by body number. `nil` if a number is free.
  private var slots: [Slot?] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// An item, with its transform and angle at the time when its body was created.
  @MainActor private struct Slot {
    let item: any UIDynamicItem
    var transform: CGAffineTransform
    var angle: Double
    var shown: (position: PhysicsVector, angle: Double)

    init(_ item: any UIDynamicItem, _ body: PhysicsBody) {
      self.item = item
      transform = item.transform
      angle = body.angle
      shown = (body.position, body.angle)
    }
  }

  /// Returns the items of some bodies, sorted by body number.
  func items(_ numbers: Set<Int>) -> [any UIDynamicItem] { numbers.sorted().compactMap(item) }

  func item(_ number: Int) -> (any UIDynamicItem)? {
    slots.indices.contains(number) ? slots[number]?.item : nil
  }

  func known(_ item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  /// Returns the number of an item's body, which is created if necessary.
  mutating func number(of item: any UIDynamicItem, in world: inout PhysicsWorld) -> Int {
    if let number = known(item) { return number }
    let body = PhysicsBody(item)
    let slot = Slot(item, body)
    let number = slots.firstIndex { $0 == nil } ?? slots.count
    if number == slots.count {
      slots.append(slot)
      world.bodies.append(body)
    } else {
      slots[number] = slot
      world.bodies[number] = body
    }
    numbers[ObjectIdentifier(item)] = number
    return number
  }

  /// Stops the bodies that no behavior uses any more.
  func stop(allBut used: Set<Int>, in world: inout PhysicsWorld) {
    for number in slots.indices where !used.contains(number) {
      world.bodies[number].isAnchored = true
    }
  }

  /// Releases the items of unused bodies. Call it after the ends of their contacts were reported.
  mutating func release(allBut used: Set<Int>) {
    for number in slots.indices where !used.contains(number) {
      guard let slot = slots[number] else { continue }
      numbers[ObjectIdentifier(slot.item)] = nil
      slots[number] = nil
    }
  }

  /// Replaces the body of an item by one with the item's current state.
  mutating func update(_ item: any UIDynamicItem, in world: inout PhysicsWorld) {
    guard let number = known(item) else { return }
    let body = PhysicsBody(item)
    world.bodies[number] = body
    slots[number] = Slot(item, body)
  }

  /// Moves and rotates the items to match their bodies.
  mutating func show(_ world: PhysicsWorld) {
    for number in slots.indices {
      guard var slot = slots[number] else { continue }
      let body = world.bodies[number]
      if body.position != slot.shown.position { slot.item.center = body.position.point }
      if body.angle != slot.shown.angle {
        slot.item.transform = slot.transform.concatenating(
          CGAffineTransform(rotationAngle: CGFloat(body.angle - slot.angle)))
      }
      slot.shown = (body.position, body.angle)
      slots[number] = slot
    }
  }
}

extension PhysicsBody {
  /// Resets the properties of the body to their defaults.
  mutating func makeUsual() {
    (density, elasticity, friction, resistance, angularResistance, charge) = (1, 0, 0, 0, 0, 0)
    (isAnchored, allowsRotation) = (false, true)
  }
}

/// Calls an animator in each frame without retaining it.
@MainActor
final class DynamicTicker: NSObject {
  private weak var animator: UIDynamicAnimator?
  private weak var application: UIApplication?
  private var link: CADisplayLink?

  init(_ animator: UIDynamicAnimator) {
    self.animator = animator
    super.init()
  }

  var isPaused: Bool {
    get { link?.isPaused ?? true }
    set { link?.isPaused = newValue }
  }

  /// Starts the calls and returns the current time.
  func start() -> Double {
    if let link, let application {
      link.isPaused = false
      return application.now
    }
    let application = UIApplication.shared
    let link = CADisplayLink(target: self, selector: Selector("tick", DynamicTicker.tick))
    link.add(to: application, forMode: .common)
    self.link = link
    self.application = application
    return application.now
  }

  private func tick() {
    guard let animator, let link else {
      link?.invalidate()
      return
    }
    animator.frame(at: link.timestamp)
  }
}
