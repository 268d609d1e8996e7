/// Bodies that move, and what pulls, holds and stops them.
///
/// It knows no clock: it is told how much time passes. The same calls give the same numbers.
package struct PhysicsWorld {
  /// The bodies, by their numbers.
  package var bodies: [PhysicsBody] = []
  /// What pulls them.
  package var forces: [PhysicsForce] = []
  /// What holds them.
  package var joints: [PhysicsJoint] = []
  /// Which of them collide, and with what.
  package var gatherings: [PhysicsGathering] = []
  /// How long all of them have been at rest, in seconds.
  package private(set) var restingTime = 0.0
  private var touching: [PhysicsTouch] = []
  /// The contacts of the step before, from whose pressure the next ones begin.
  private var pressing: [PhysicsContact] = []

  /// An empty world.
  package init() {}

  /// Seconds of a step.
  package static let step = 1.0 / 240
  /// How often the conditions of a step are gone through.
  private static let rounds = 10
  /// A body slower than this counts as at rest, in points and radians a second.
  private static let rest = (speed: 3.0, turning: 0.05)
  /// The part of its least reach by which a body may move at once, so that it passes through nothing.
  private static let stride = 0.5
  /// The most parts into which a step is cut for fast bodies.
  private static let mostParts = 8

  /// Lets a step's time pass, and answers which touches have begun and ended in it.
  package mutating func step() -> [PhysicsEvent] {
    var events: [PhysicsEvent] = []
    let parts = parts
    for _ in 0..<parts { events += advance(Self.step / Double(parts)) }
    restingTime = isResting ? restingTime + Self.step : 0
    return events
  }

  /// Somebody has changed something: nobody is at rest for now.
  package mutating func wake() { restingTime = 0 }

  private var isResting: Bool {
    bodies.allSatisfy {
      $0.inverseMass == 0
        || $0.velocity.length < Self.rest.speed && abs($0.angularVelocity) < Self.rest.turning
    }
  }

  /// Into how many parts a step is cut.
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

  /// How much of a depth is left to bodies at rest, so that they go on touching, in points.
  private static let slack = 0.1
  /// What part of the rest goes in a step.
  private static let parting = 0.3

  /// Moves bodies out of each other: at once where they bounce, else little by little. Of the contacts
  /// of a pair the deepest counts.
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

  /// What has begun and ended since the last look.
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
