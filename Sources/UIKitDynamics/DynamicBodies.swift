internal import TouchstonePhysics
internal import UIKitCore

/// Which item has which body.
@MainActor
struct DynamicBodies {
  /// By the numbers of the bodies; nil where one is free.
  private var slots: [Slot?] = []
  private var numbers: [ObjectIdentifier: Int] = [:]

  /// An item, and how it was turned when its body was made.
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

  /// The items of some bodies.
  func items(_ numbers: Set<Int>) -> [any UIDynamicItem] { numbers.sorted().compactMap(item) }

  func item(_ number: Int) -> (any UIDynamicItem)? {
    slots.indices.contains(number) ? slots[number]?.item : nil
  }

  func known(_ item: any UIDynamicItem) -> Int? { numbers[ObjectIdentifier(item)] }

  /// The number of an item's body; a new one where it has none.
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

  /// Stops the bodies that no behavior names any more.
  func stop(allBut used: Set<Int>, in world: inout PhysicsWorld) {
    for number in slots.indices where !used.contains(number) {
      world.bodies[number].isAnchored = true
    }
  }

  /// Releases the items of those bodies: not before the ends of their contacts were told.
  mutating func release(allBut used: Set<Int>) {
    for number in slots.indices where !used.contains(number) {
      guard let slot = slots[number] else { continue }
      numbers[ObjectIdentifier(slot.item)] = nil
      slots[number] = nil
    }
  }

  /// An item goes on from where it is.
  mutating func update(_ item: any UIDynamicItem, in world: inout PhysicsWorld) {
    guard let number = known(item) else { return }
    let body = PhysicsBody(item)
    world.bodies[number] = body
    slots[number] = Slot(item, body)
  }

  /// Puts the items where their bodies are.
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
  /// As a body is that no behavior describes.
  mutating func makeUsual() {
    (density, elasticity, friction, resistance, angularResistance, charge) = (1, 0, 0, 0, 0, 0)
    (isAnchored, allowsRotation) = (false, true)
  }
}

/// Calls an animator with each frame; it doesn't keep the animator alive.
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

  /// Begins to call, and answers what time it is.
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
