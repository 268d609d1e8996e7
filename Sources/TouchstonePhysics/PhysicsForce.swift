/// What pulls bodies.
package enum PhysicsForce {
  /// An acceleration of some bodies, in points per second squared.
  case gravity(PhysicsVector, bodies: [Int])
  /// A push of one body at a point as seen from its middle, in its own directions.
  case push(PhysicsVector, at: PhysicsVector, body: Int)
  /// A force on some bodies that depends on where they are and how they move.
  case field((PhysicsBody) -> PhysicsVector, bodies: [Int])

  /// How much a push of 1 accelerates a mass of 1, in points per second squared.
  package static let unit = 100.0

  func pull(_ bodies: inout [PhysicsBody]) {
    switch self {
    case .gravity(let acceleration, let pulled):
      for index in pulled { bodies[index].pull += acceleration }
    case .push(let force, let hold, let index):
      let arm = bodies[index].arm(to: hold)
      bodies[index].pull += force * (Self.unit * bodies[index].inverseMass)
      bodies[index].twist += arm.cross(force) * Self.unit * bodies[index].inverseSpin
    case .field(let force, let pulled):
      for index in pulled {
        bodies[index].pull += force(bodies[index]) * (Self.unit * bodies[index].inverseMass)
      }
    }
  }
}

extension PhysicsBody {
  /// Makes it faster at once, as a force would that acts on an arm.
  package mutating func kick(_ impulse: PhysicsVector, at arm: PhysicsVector) {
    push(impulse, at: arm)
  }
}
