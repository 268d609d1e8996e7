/// A force on bodies.
package enum PhysicsForce {
  /// An acceleration of some bodies, in points per second squared.
  case gravity(PhysicsVector, bodies: [Int])
  /// A force on one body at a point relative to its center, which rotates with the body.
  case push(PhysicsVector, at: PhysicsVector, body: Int)
  /// A force on some bodies that depends on their location and movement.
  case field((PhysicsBody) -> PhysicsVector, bodies: [Int])

  /// The acceleration of a mass of 1 by a force of 1, in points per second squared.
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
  /// Applies an impulse at an arm from the center, which changes the velocity at once.
  package mutating func kick(_ impulse: PhysicsVector, at arm: PhysicsVector) {
    push(impulse, at: arm)
  }
}
