/// A constraint on the movement of two bodies along a direction, or on their rotation.
struct PhysicsRow {
  let body: Int
  let other: Int?
  /// The arms from the bodies' centers to the joint.
  let arm: PhysicsVector
  let otherArm: PhysicsVector
  /// The direction, or `nil` for a rotation.
  let direction: PhysicsVector?
  /// The speed at which the error has to shrink.
  var bias = 0.0
  /// The softness of a spring, or 0 for a rigid constraint.
  var softness = 0.0
  /// The range of the total impulse in a step.
  var least = -Double.infinity
  var most = Double.infinity
  private var pushed = 0.0

  /// Creates a constraint along a direction, or on the rotation if `direction` is `nil`.
  init(
    _ body: Int, _ arm: PhysicsVector, _ other: Int?, _ otherArm: PhysicsVector,
    along direction: PhysicsVector?
  ) {
    self.body = body
    self.arm = arm
    self.other = other
    self.otherArm = otherArm
    self.direction = direction
  }

  /// Returns how easily both bodies yield.
  func compliance(_ bodies: [PhysicsBody]) -> Double {
    guard let direction else {
      return bodies[body].inverseSpin + (other.map { bodies[$0].inverseSpin } ?? 0)
    }
    return bodies[body].compliance(direction, at: arm)
      + (other.map { bodies[$0].compliance(direction, at: otherArm) } ?? 0)
  }

  /// Makes the constraint a spring.
  ///
  /// - Parameters:
  ///   - distance: The distance from the rest position.
  ///   - frequency: The undamped frequency in oscillations per second.
  ///   - damping: The damping ratio, where 1 is critical damping.
  ///   - time: The duration of the step in seconds.
  ///   - bodies: The bodies of the world.
  mutating func soften(
    _ distance: Double, frequency: Double, damping: Double, _ time: Double,
    _ bodies: [PhysicsBody]
  ) {
    let compliance = compliance(bodies)
    guard compliance > 0 else { return }
    let spin = 2 * Double.pi * frequency
    let stiffness = spin * spin / compliance
    let brake = 2 * damping * spin / compliance
    softness = 1 / (time * (brake + time * stiffness))
    bias = distance * time * stiffness * softness
  }

  /// Makes the constraint rigid, so that each step corrects a fixed fraction of the distance.
  mutating func stiffen(_ distance: Double, _ time: Double) {
    bias = Self.part * distance / time
  }

  /// The fraction of an error that a step corrects. Correcting all of it would cause oscillation.
  private static let part = 0.2

  /// Applies the impulses that the constraint requires to both bodies.
  mutating func apply(_ bodies: inout [PhysicsBody]) {
    let give = compliance(bodies) + softness
    guard give > 0 else { return }
    let impulse = -(speed(bodies) + bias + softness * pushed) / give
    let old = pushed
    pushed = min(most, max(least, pushed + impulse))
    push(pushed - old, &bodies)
  }

  private func speed(_ bodies: [PhysicsBody]) -> Double {
    guard let direction else {
      return bodies[body].angularVelocity - (other.map { bodies[$0].angularVelocity } ?? 0)
    }
    let others = other.map { bodies[$0].speed(at: otherArm) } ?? .zero
    return (bodies[body].speed(at: arm) - others).dot(direction)
  }

  private func push(_ impulse: Double, _ bodies: inout [PhysicsBody]) {
    guard let direction else {
      bodies[body].spin(impulse)
      if let other { bodies[other].spin(-impulse) }
      return
    }
    bodies[body].push(direction * impulse, at: arm)
    if let other { bodies[other].push(direction * -impulse, at: otherArm) }
  }
}

extension PhysicsBody {
  /// Applies an angular impulse.
  mutating func spin(_ impulse: Double) { angularVelocity += impulse * inverseSpin }
}
