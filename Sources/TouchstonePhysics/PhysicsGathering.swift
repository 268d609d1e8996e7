/// Bodies that collide with each other, with boundaries, or with both.
package struct PhysicsGathering {
  /// The indices of the bodies.
  package var bodies: [Int]
  /// The boundaries, each with a number and the lines that belong to it.
  package var boundaries: [(number: Int, edges: [PhysicsEdge])]
  /// Whether the bodies collide with each other.
  package var collidesBodies: Bool

  /// Creates a gathering.
  package init(
    bodies: [Int], boundaries: [(number: Int, edges: [PhysicsEdge])], collidesBodies: Bool
  ) {
    self.bodies = bodies
    self.boundaries = boundaries
    self.collidesBodies = collidesBodies
  }

  /// Appends the contacts and touches of the gathering, which has the given number.
  func collect(
    _ contacts: inout [PhysicsContact], _ touches: inout [PhysicsTouch], _ number: Int,
    _ all: [PhysicsBody]
  ) {
    for (place, body) in bodies.enumerated() {
      for boundary in boundaries {
        let places = boundary.edges.flatMap { PhysicsTouching.places(all[body], $0) }
          .filter { $0.depth >= 0 }
        guard let first = places.first else { continue }
        touches.append(
          PhysicsTouch(
            gathering: number, body: body, partner: .boundary(boundary.number),
            point: first.point))
        contacts += places.map { PhysicsContact(body, nil, $0, all) }
      }
      guard collidesBodies else { continue }
      for other in bodies[(place + 1)...] {
        let places = PhysicsTouching.places(all[body], all[other]).filter { $0.depth >= 0 }
        guard let first = places.first else { continue }
        touches.append(
          PhysicsTouch(gathering: number, body: body, partner: .body(other), point: first.point))
        contacts += places.map { PhysicsContact(body, other, $0, all) }
      }
    }
  }
}

/// A touch of a body with another body or a boundary.
package struct PhysicsTouch {
  /// The partner that a body touches.
  package enum Partner: Equatable {
    case body(Int)
    case boundary(Int)
  }

  /// The index of the gathering in the world.
  package let gathering: Int
  package let body: Int
  package let partner: Partner
  /// The location of the touch.
  package let point: PhysicsVector

  func moved(to gathering: Int) -> PhysicsTouch {
    PhysicsTouch(gathering: gathering, body: body, partner: partner, point: point)
  }

  func isSame(as other: PhysicsTouch) -> Bool {
    gathering == other.gathering && body == other.body && partner == other.partner
  }
}

/// The beginning or the end of a touch.
package struct PhysicsEvent {
  package let begins: Bool
  package let touch: PhysicsTouch

  /// Creates the beginning or the end of a touch.
  package init(begins: Bool, touch: PhysicsTouch) {
    self.begins = begins
    self.touch = touch
  }
}

extension PhysicsContact {
  /// Creates a contact with the greater elasticity of both bodies, and the geometric mean of their
  /// friction.
  init(_ body: Int, _ other: Int?, _ place: PhysicsTouching.Place, _ bodies: [PhysicsBody]) {
    self.init(
      body: body, other: other, point: place.point, normal: place.normal, depth: place.depth)
    let mine = bodies[body]
    let others = other.map { bodies[$0] } ?? mine
    elasticity = min(1, max(0, max(mine.elasticity, others.elasticity)))
    friction = max(0, mine.friction * others.friction).squareRoot()
  }

  /// The speed, in points per second, up to which bodies don't bounce.
  private static let leastBounce = 20.0

  func isSamePair(as contact: PhysicsContact) -> Bool {
    body == contact.body && other == contact.other
      && (other != nil || normal == contact.normal)
  }

  private func speed(_ bodies: [PhysicsBody]) -> PhysicsVector {
    let others = other.map { bodies[$0].speed(at: point - bodies[$0].position) } ?? .zero
    return bodies[body].speed(at: point - bodies[body].position) - others
  }

  /// Computes the speed at which both have to separate.
  ///
  /// They met shortly before, at the surface. The acceleration since then is subtracted, because
  /// each bounce would otherwise be too high.
  mutating func prepare(_ bodies: [PhysicsBody]) {
    let approach = -speed(bodies).dot(normal)
    guard elasticity > 0, approach > Self.leastBounce else { return }
    let pull = -(bodies[body].pull - (other.map { bodies[$0].pull } ?? .zero)).dot(normal)
    rebound = elasticity * max(0, approach * approach - 2 * pull * depth).squareRoot()
  }

  /// The maximum distance, in points, that a contact moves between two steps.
  private static let drift = 4.0

  /// Returns whether a contact of the next step is the continuation of this one.
  func goesOn(as next: PhysicsContact) -> Bool {
    isSamePair(as: next) && (point - next.point).length < Self.drift
      && normal.dot(next.normal) > 0.9
  }

  /// Applies the impulses of the previous step, because bodies at rest need the same impulses
  /// again.
  mutating func start(from old: PhysicsContact, _ bodies: inout [PhysicsBody]) {
    guard rebound == 0, old.rebound == 0 else { return }
    pressed = old.pressed
    rubbed = old.rubbed
    let impulse = normal * pressed + normal.quarter * rubbed
    bodies[body].push(impulse, at: point - bodies[body].position)
    if let other { bodies[other].push(-impulse, at: point - bodies[other].position) }
  }

  /// Pushes both apart, and applies friction.
  mutating func apply(_ bodies: inout [PhysicsBody]) {
    let arm = point - bodies[body].position
    let otherArm = other.map { point - bodies[$0].position } ?? .zero
    func give(_ direction: PhysicsVector) -> Double {
      bodies[body].compliance(direction, at: arm)
        + (other.map { bodies[$0].compliance(direction, at: otherArm) } ?? 0)
    }
    func push(_ impulse: PhysicsVector) {
      bodies[body].push(impulse, at: arm)
      if let other { bodies[other].push(-impulse, at: otherArm) }
    }
    let across = give(normal)
    guard across > 0 else { return }
    let old = pressed
    pressed = max(0, pressed + (rebound - speed(bodies).dot(normal)) / across)
    push(normal * (pressed - old))
    let side = normal.quarter
    let along = give(side)
    guard friction > 0, along > 0 else { return }
    let rub = rubbed
    let most = friction * pressed
    rubbed = min(most, max(-most, rubbed - speed(bodies).dot(side) / along))
    push(side * (rubbed - rub))
  }
}
