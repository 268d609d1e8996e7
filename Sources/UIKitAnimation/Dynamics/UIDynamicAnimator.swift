internal import TouchstonePhysics
public import UIKitCore

/// Receives the pauses and resumptions of an animator.
///
/// The methods are optional in UIKit. Here, the default implementations do nothing.
@preconcurrency @MainActor
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Notifies the delegate that the animator is about to run.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Notifies the delegate that all items are at rest and the animator has paused.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items according to its behaviors, as bodies with a mass.
///
/// The animator runs in the frames of the application, in steps of 1/240 second, so that the same
/// input produces the same movement. It pauses when all items have been at rest for half a second.
/// If you move an item yourself, call ``updateItem(usingCurrentState:)``.
@preconcurrency @MainActor
open class UIDynamicAnimator: NSObject {
  /// The view that defines the coordinates of items, or `nil` for an animator without a reference
  /// view.
  open private(set) var referenceView: UIView?
  /// The behaviors, in the order in which they were added.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether the animator moves items in every frame.
  open private(set) var isRunning = false
  /// The delegate that receives pauses and resumptions.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  private var world = PhysicsWorld()
  private var bodies = DynamicBodies()
  private var gatherings: [UICollisionBehavior] = []
  private var ticker: DynamicTicker?
  private var steps = 0
  /// Whether the delegate's `dynamicAnimatorWillResume(_:)` is being called.
  private var isResuming = false
  /// The start time of the current run, and the number of steps since then.
  private var run = (start: 0.0, steps: 0)

  /// The time for which all items have to be at rest before the animator pauses, in seconds.
  private static let patience = 0.5
  /// The maximum number of steps in a frame. After a longer gap, items continue from where they
  /// were.
  private static let mostSteps = 60

  /// Creates an animator for the items in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// Creates an animator without a reference view.
  public override init() { super.init() }

  /// Adds a behavior, unless it already belongs to an animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.move(to: self) else {
      return Fault.report(
        "a behavior can't be added: it already belongs to an animator", about: self)
    }
    behaviors.append(behavior)
    wake()
  }

  /// Removes a behavior.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    _ = behavior.move(to: nil)
    behaviors.removeAll { $0 === behavior }
    wake()
  }

  /// Removes all behaviors.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }

  /// The time for which items have moved, in seconds.
  open var elapsedTime: TimeInterval { Double(steps) * PhysicsWorld.step }

  /// Returns the items whose bounds intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    return bodies.items(prepare()).filter { item in
      item.bounds.offsetBy(dx: -item.bounds.midX, dy: -item.bounds.midY).applying(item.transform)
        .offsetBy(dx: item.center.x, dy: item.center.y).intersects(rect)
    }
  }

  /// Updates the animator after the app has moved, rotated or resized an item.
  ///
  /// The item continues from its current state, at rest.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies.update(item, in: &world)
    wake()
  }

  // MARK: Running

  /// Resumes the animator after a change, because items at rest may move.
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

  /// Runs all steps that are due in a frame.
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

  /// Collects the rules for the next steps, and returns the numbers of the bodies that take part.
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

  /// Returns the velocity of an item's center and its angular velocity.
  final func velocity(of item: any UIDynamicItem) -> (linear: PhysicsVector, angular: Double) {
    guard let number = bodies.known(item) else { return (.zero, 0) }
    return (world.bodies[number].velocity, world.bodies[number].angularVelocity)
  }
}
