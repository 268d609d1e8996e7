/// Bodies that move, with the forces, joints and boundaries that act on them.
///
/// The world has no clock. The caller advances it step by step, and the same calls produce the same
/// numbers.
package struct PhysicsWorld {
  /// The bodies, by their indices.
  package var bodies: [PhysicsBody] = []
  /// The forces on the bodies.
  package var forces: [PhysicsForce] = []
  /// The joints of the bodies.
  package var joints: [PhysicsJoint] = []
  /// The groups of bodies and boundaries that collide.
  package var gatherings: [PhysicsGathering] = []
  /// The time, in seconds, for which all bodies have been at rest.
  package private(set) var restingTime = 0.0
  private var touching: [PhysicsTouch] = []
  /// The contacts of the previous step, which provide the initial impulses of the next.
  private var pressing: [PhysicsContact] = []

  /// Creates an empty world.
  package init() {}

  /// The duration of a step in seconds.
  package static let step = 1.0 / 240
  /// The number of iterations over the constraints of a step.
  private static let rounds = 10
  /// The speed and the angular speed below which a body is at rest, in points and radians per
  /// second.
  private static let rest = (speed: 3.0, turning: 0.05)
  /// The fraction of its smallest reach that a body may move at once, so that it passes through
  /// nothing.
  private static let stride = 0.5
  /// The maximum number of parts into which a step is divided for fast bodies.
  private static let mostParts = 8

  /// Advances the world by one step, and returns the touches that have begun or ended in it.
  package mutating func step() -> [PhysicsEvent] {
    var events: [PhysicsEvent] = []
    let parts = parts
    for _ in 0..<parts { events += advance(Self.step / Double(parts)) }
    restingTime = isResting ? restingTime + Self.step : 0
    return events
  }

  /// Resets the resting time after a change to the world.
  package mutating func wake() { restingTime = 0 }

  private var isResting: Bool {
    bodies.allSatisfy {
      $0.inverseMass == 0
        || $0.velocity.length < Self.rest.speed && abs($0.angularVelocity) < Self.rest.turning
    }
  }

  /// The number of parts into which a step is divided.
  private var parts: Int {
    let strides = bodies.map { $0.velocity.length * Self.step / max(1, $0.reach.least) }
    let most = (strides.max() ?? 0) / Self.stride
    return max(1, min(Self.mostParts, Int(exactly: most.rounded(.up)) ?? Self.mostParts))
  }

  private mutating func advance(_ time: Double) -> [PhysicsEvent] {
    for index in bodies.indices { (bodies[index].pull, bodies[index].twist) = (.zero, 0) }
    for force in forces { force.pull(&bodies) }
    for index in bodies.indices { bodies[index].move(time) }
    var contacts: [PhysicsContact] = []
    var touches: [PhysicsTouch] = []
    for (number, gathering) in gatherings.enumerated() {
      gathering.collect(&contacts, &touches, number, bodies)
    }
    for index in contacts.indices {
      contacts[index].prepare(bodies)
      if let old = pressing.first(where: { $0.goesOn(as: contacts[index]) }) {
        contacts[index].start(from: old, &bodies)
      }
    }
    var rows = joints.flatMap { $0.rows(bodies, time) }
    for _ in 0..<Self.rounds {
      for index in rows.indices { rows[index].apply(&bodies) }
      for index in contacts.indices { contacts[index].apply(&bodies) }
    }
    pressing = contacts
    part(contacts)
    return events(touches)
  }

  /// The depth, in points, that bodies at rest keep, so that they continue to touch.
  private static let slack = 0.1
  /// The fraction of the remaining depth that a step corrects.
  private static let parting = 0.3

  /// Separates overlapping bodies, at once if they bounce, or else gradually.
  ///
  /// Of the contacts of a pair, only the deepest counts.
  private mutating func part(_ contacts: [PhysicsContact]) {
    var index = 0
    while index < contacts.count {
      var deepest = contacts[index]
      index += 1
      while index < contacts.count, contacts[index].isSamePair(as: deepest) {
        if contacts[index].depth > deepest.depth { deepest = contacts[index] }
        index += 1
      }
      let depth =
        deepest.rebound > 0
        ? deepest.depth : max(0, deepest.depth - Self.slack) * Self.parting
      let mine = bodies[deepest.body].inverseMass
      let others = deepest.other.map { bodies[$0].inverseMass } ?? 0
      guard depth > 0, mine + others > 0 else { continue }
      bodies[deepest.body].position += deepest.normal * (depth * mine / (mine + others))
      if let other = deepest.other {
        bodies[other].position -= deepest.normal * (depth * others / (mine + others))
      }
    }
  }

  /// Returns the touches that have begun and ended since the last call.
  private mutating func events(_ touches: [PhysicsTouch]) -> [PhysicsEvent] {
    let old = touching
    touching = touches
    return touches.filter { touch in !old.contains { $0.isSame(as: touch) } }.map {
      PhysicsEvent(begins: true, touch: $0)
    }
      + old.filter { touch in !touches.contains { $0.isSame(as: touch) } }.map {
        PhysicsEvent(begins: false, touch: $0)
      }
  }

  /// Renumbers the touches after the gatherings have changed. `number` maps an old number to the
  /// current one, or to `nil` if the gathering was removed.
  ///
  /// - Returns: The touches of removed gatherings, with their old numbers. These touches have
  ///   ended.
  package mutating func renumberTouches(_ number: (Int) -> Int?) -> [PhysicsTouch] {
    let old = touching
    touching = old.compactMap { touch in number(touch.gathering).map { touch.moved(to: $0) } }
    return old.filter { number($0.gathering) == nil }
  }
}
