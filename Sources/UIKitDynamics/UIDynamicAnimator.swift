internal import TouchstonePhysics
public import UIKitCore

/// Hears when an animator comes to rest and goes on.
///
/// The methods are optional in UIKit; here they do nothing unless implemented.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// The animator is about to run.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Everything is at rest, and the animator pauses.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by the rules of its behaviors, as bodies with a mass.
///
/// It runs in the frames of the application, in even steps of a 240th of a second: the same input gives
/// the same movement. Where all is at rest for half a second it pauses. A program that moves an item by
/// itself says so by ``updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view in whose coordinates items move; nil where there is none.
  open private(set) var referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether it moves items in every frame.
  open private(set) var isRunning = false
  /// Who hears of pauses.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private var world = PhysicsWorld()
  private var bodies = DynamicBodies()
  private var gatherings: [UICollisionBehavior] = []
  private var ticker: DynamicTicker?
  private var steps = 0
  /// Whether the delegate is receiving that the animator is about to run.
  private var isResuming = false
  /// The moment from which the steps of the present run are counted, and how many were made.
  private var run = (start: 0.0, steps: 0)

  /// How long everything has to be at rest before it pauses, in seconds.
  private static let patience = 0.5
  /// The most steps in a frame: after a gap it goes on from where it was.
  private static let mostSteps = 60

  /// Makes an animator for items in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Makes an animator for items that are in no view.
  public override init() { super.init() }

  /// Adds a behavior; one that belongs to an animator already stays there.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.move(to: self) else {
      return Fault.report(
        "a behavior can't be added: it belongs to an animator already", about: self)
    }
    behaviors.append(behavior)
    wake()
  }

  /// Takes a behavior out.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    _ = behavior.move(to: nil)
    behaviors.removeAll { $0 === behavior }
    wake()
  }

  /// Takes all behaviors out.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// Seconds for which items have moved.
  open var elapsedTime: TimeInterval { Double(steps) * PhysicsWorld.step }

  /// The items whose bounds meet a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    return bodies.items(prepare()).filter { item in
      item.bounds.offsetBy(dx: -item.bounds.midX, dy: -item.bounds.midY).applying(item.transform)
        .offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
    }
  }

  /// The program has moved, turned or resized an item: it goes on from there, at rest.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies.update(item, in: &world)
    wake()
  }

  // MARK: Running

  /// Something has changed: what was at rest may move.
  final func wake() {
    world.wake()
    guard !isRunning, !isResuming else { return }
    isResuming = true
    delegate?.dynamicAnimatorWillResume(self)
    isResuming = false
    isRunning = true
    let ticker = ticker ?? DynamicTicker(self)
    self.ticker = ticker
    run = (ticker.start(), 0)
  }

  private func pause() {
    isRunning = false
    ticker?.isPaused = true
    delegate?.dynamicAnimatorDidPause(self)
  }

  /// A frame: as many steps as have come due.
  final func frame(at time: Double) {
    guard isRunning else { return }
    let due = ((time - run.start) / PhysicsWorld.step + 1e-6).rounded(.down)
    let count = (Int(exactly: due) ?? run.steps) - run.steps
    if count > Self.mostSteps { run = (time, 0) } else { run.steps += max(0, count) }
    let used = prepare()
    var events: [PhysicsEvent] = []
    for _ in 0..<max(0, min(count, Self.mostSteps)) {
      events += world.step()
      steps += 1
    }
    bodies.show(world)
    let owners = gatherings
    for event in events { tell(event, owners) }
    if count > 0 { bodies.release(allBut: used) }
    for behavior in behaviors.flatMap(\.branch) { behavior.action?() }
    if world.restingTime > Self.patience { pause() }
  }

  /// Writes down what holds in the next steps, and answers which bodies take part in it.
  private func prepare() -> Set<Int> {
    let setup = DynamicSetup(referenceBounds: referenceView?.bounds) { [self] item in
      bodies.number(of: item, in: &world)
    }
    for behavior in behaviors.flatMap(\.branch) { behavior.contribute(to: setup) }
    bodies.stop(allBut: setup.used, in: &world)
    for number in setup.used.sorted() { world.bodies[number].makeUsual() }
    for trait in setup.traits { trait.change(&world.bodies[trait.body]) }
    for kick in setup.kicks { kick.kick(&world.bodies[kick.body]) }
    if !setup.kicks.isEmpty { world.wake() }
    world.forces = setup.forces
    world.joints = setup.joints
    let owners = setup.gatherings.map(\.owner)
    let isSame =
      owners.count == gatherings.count && zip(owners, gatherings).allSatisfy { $0 === $1 }
    let old = gatherings
    gatherings = owners
    world.gatherings = setup.gatherings.map(\.gathering)
    guard !isSame else { return setup.used }
    let over = world.renumberTouches { number in owners.firstIndex { $0 === old[number] } }
    for touch in over { tell(PhysicsEvent(begins: false, touch: touch), old) }
    return setup.used
  }

  private func tell(_ event: PhysicsEvent, _ owners: [UICollisionBehavior]) {
    guard owners.indices.contains(event.touch.gathering),
      let item = bodies.item(event.touch.body)
    else { return }
    owners[event.touch.gathering].tell(event, of: item) { bodies.item($0) }
  }

  /// The velocities of an item: of its middle, and of its turning.
  final func velocity(of item: any UIDynamicItem) -> (linear: PhysicsVector, angular: Double) {
    guard let number = bodies.known(item) else { return (.zero, 0) }
    return (world.bodies[number].velocity, world.bodies[number].angularVelocity)
  }
}
