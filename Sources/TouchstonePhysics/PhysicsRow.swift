/// One condition on how two bodies move: along a direction, or in their turning.
struct PhysicsRow {
  let body: Int
  let other: Int?
  /// The arms from the bodies' middles to where they are held.
  let arm: PhysicsVector
  let otherArm: PhysicsVector
  /// The direction; nil for a turning.
  let direction: PhysicsVector?
  /// How fast the distance is to shrink, which brings the bodies to where they belong.
  var bias = 0.0
  /// How much it gives way, as a spring does; 0 for what is rigid.
  var softness = 0.0
  /// What it may push at most in a step, and pull.
  var least = -Double.infinity
  var most = Double.infinity
  private var pushed = 0.0

  /// A condition along a direction.
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

  /// How easily both give way.
  func compliance(_ bodies: [PhysicsBody]) -> Double {
    guard let direction else {
      return bodies[body].inverseSpin + (other.map { bodies[$0].inverseSpin } ?? 0)
    }
    return bodies[body].compliance(direction, at: arm)
      + (other.map { bodies[$0].compliance(direction, at: otherArm) } ?? 0)
  }

  /// Makes a spring of it.
  ///
  /// - Parameters:
  ///   - distance: How far it is from where it belongs.
  ///   - frequency: Swings a second, if nothing braked it.
  ///   - damping: 1 for a spring that just does not swing.
  ///   - time: Seconds of a step.
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

  /// Makes it rigid: a part of the distance goes in each step.
  mutating func stiffen(_ distance: Double, _ time: Double) {
    bias = Self.part * distance / time
  }

  /// What part of an error goes in a step; all of it would make it swing.
  private static let part = 0.2

  /// Pushes both bodies as the condition demands.
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
  /// Turns it by a push.
  mutating func spin(_ impulse: Double) { angularVelocity += impulse * inverseSpin }
}
