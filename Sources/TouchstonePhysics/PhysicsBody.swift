/// A point or a direction, in points, with y growing downward.
package typealias PhysicsVector = SIMD2<Double>

/// The outline of a body around its center.
package enum PhysicsShape: Equatable {
  /// A disc of a radius.
  case disc(radius: Double)
  /// A convex polygon, with its corners in clockwise order as seen on a screen.
  case polygon([PhysicsVector])

  /// Returns a rectangle with a width and a height.
  package static func rectangle(width: Double, height: Double) -> PhysicsShape {
    let x = width / 2
    let y = height / 2
    return .polygon([[-x, -y], [x, -y], [x, y], [-x, y]])
  }

  /// The area, and the moment of inertia at a mass of 1.
  var areaAndSpin: (area: Double, spin: Double) {
    switch self {
    case .disc(let radius): return (.pi * radius * radius, radius * radius / 2)
    case .polygon(let corners):
      var area = 0.0
      var moment = 0.0
      for (from, to) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
        let cross = from.cross(to)
        area += cross / 2
        moment += cross * (from.dot(from) + from.dot(to) + to.dot(to)) / 12
      }
      return area > 0 ? (area, moment / area) : (0, 1)
    }
  }

  /// The distances of the nearest and the farthest part of the outline from the center.
  var reach: (least: Double, most: Double) {
    switch self {
    case .disc(let radius): return (radius, radius)
    case .polygon(let corners):
      let most = corners.map(\.length).max() ?? 0
      let least = zip(corners, corners.dropFirst() + corners.prefix(1)).map { from, to in
        abs(from.cross(to)) / max((to - from).length, 1e-9)
      }
      return (least.min() ?? 0, most)
    }
  }
}

/// A body that has a mass, moves and rotates.
package struct PhysicsBody {
  /// The location of the center.
  package var position: PhysicsVector
  /// The velocity in points per second.
  package var velocity = PhysicsVector.zero
  /// The rotation in radians.
  package private(set) var angle: Double
  /// The angular velocity in radians per second.
  package var angularVelocity = 0.0
  /// The outline.
  package var shape: PhysicsShape { didSet { weigh() } }
  /// The mass per 100 by 100 points. A body of that size and a density of 1 has a mass of 1.
  package var density = 1.0 { didSet { weigh() } }
  /// The fraction of its speed that the body retains when it bounces, from 0 to 1.
  package var elasticity = 0.0
  /// The friction coefficient for sliding on other bodies.
  package var friction = 0.0
  /// The damping of the velocity, per second.
  package var resistance = 0.0
  /// The damping of the angular velocity, per second.
  package var angularResistance = 0.0
  /// Whether the body can't be moved.
  package var isAnchored = false { didSet { weigh() } }
  /// Whether the body can rotate.
  package var allowsRotation = true { didSet { weigh() } }
  /// The electric charge.
  package var charge = 0.0

  /// The cosine and the sine of the angle.
  private(set) var direction: PhysicsVector
  private(set) var inverseMass = 0.0
  private(set) var inverseSpin = 0.0
  private(set) var reach = (least: 0.0, most: 0.0)
  /// The acceleration and the angular acceleration in the current step.
  var pull = PhysicsVector.zero
  var twist = 0.0

  /// The side, in points, of the square whose mass equals the density.
  private static let unit = 100.0

  /// Creates a body at rest. `direction` is the cosine and the sine of `angle`.
  package init(
    position: PhysicsVector, angle: Double, direction: PhysicsVector, shape: PhysicsShape
  ) {
    self.position = position
    self.angle = angle
    self.direction = direction
    self.shape = shape
    weigh()
  }

  /// The mass, or 0 if the body can't be moved.
  package var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

  private mutating func weigh() {
    let (area, spin) = shape.areaAndSpin
    let mass = max(1e-6, density * area / (Self.unit * Self.unit))
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseSpin = isAnchored || !allowsRotation ? 0 : 1 / (mass * max(spin, 1e-6))
    reach = shape.reach
  }

  /// Rotates the body to an angle.
  package mutating func turn(to angle: Double, direction: PhysicsVector) {
    self.angle = angle
    self.direction = direction
  }

  /// Rotates the body by a small angle.
  mutating func turn(by angle: Double) {
    guard angle != 0 else { return }
    self.angle += angle
    // Use the first terms of the series, because a step rotates by at most half a radian.
    let square = angle * angle
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    let sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let turned = direction.turned(by: [cosine, sine])
    direction = turned / turned.length
  }

  /// Returns a point of the body relative to its center, in the directions of the world.
  package func arm(to point: PhysicsVector) -> PhysicsVector { point.turned(by: direction) }

  /// Returns the velocity of a part of the body at an arm from its center.
  func speed(at arm: PhysicsVector) -> PhysicsVector {
    velocity + arm.crossed(by: angularVelocity)
  }

  mutating func push(_ impulse: PhysicsVector, at arm: PhysicsVector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseSpin
  }

  /// Moves the body at once as an impulse would.
  mutating func shift(_ impulse: PhysicsVector, at arm: PhysicsVector) {
    position += impulse * inverseMass
    turn(by: max(-0.1, min(0.1, arm.cross(impulse) * inverseSpin)))
  }

  /// Returns how easily the body yields along a direction, at an arm from its center.
  func compliance(_ direction: PhysicsVector, at arm: PhysicsVector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseSpin
  }

  /// Advances the body in time. Under constant acceleration, the distance is exact.
  mutating func move(_ time: Double) {
    guard inverseMass > 0 else { return stand() }
    position += velocity * time + pull * (time * time / 2)
    velocity = (velocity + pull * time) / (1 + resistance * time)
    guard inverseSpin > 0 else {
      angularVelocity = 0
      return
    }
    turn(by: max(-0.5, min(0.5, angularVelocity * time + twist * time * time / 2)))
    angularVelocity = (angularVelocity + twist * time) / (1 + angularResistance * time)
  }

  private mutating func stand() {
    velocity = .zero
    angularVelocity = 0
  }
}

extension SIMD2<Double> {
  package func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  package func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }

  /// Returns the vector rotated by an angle, given as its cosine and sine.
  package func turned(by direction: Self) -> Self {
    [x * direction.x - y * direction.y, x * direction.y + y * direction.x]
  }

  /// Returns the velocity at this arm from a center with the angular velocity `spin`.
  func crossed(by spin: Double) -> Self { [-spin * y, spin * x] }

  /// The vector rotated by a quarter turn.
  var quarter: Self { [-y, x] }

  /// The vector with length 1, or the unit vector to the right if its length is 0.
  package var unit: Self {
    let length = length
    return length > 1e-12 ? self / length : [1, 0]
  }
}
