/// A point or a direction, in points; y grows downwards.
package typealias PhysicsVector = SIMD2<Double>

/// The outline of a body around its middle.
package enum PhysicsShape: Equatable {
  /// A disc of a radius.
  case disc(radius: Double)
  /// A polygon without dents, its corners in order, clockwise as seen on a screen.
  case polygon([PhysicsVector])

  /// A rectangle of a size.
  package static func rectangle(width: Double, height: Double) -> PhysicsShape {
    let x = width / 2
    let y = height / 2
    return .polygon([[-x, -y], [x, -y], [x, y], [-x, y]])
  }

  /// The area, and how hard a body of mass 1 is to turn.
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

  /// How far from the middle the nearest and the farthest part of the outline are.
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

/// Something that has a mass, moves and turns.
package struct PhysicsBody {
  /// Where its middle is.
  package var position: PhysicsVector
  /// Points a second.
  package var velocity = PhysicsVector.zero
  /// How far it is turned, in radians.
  package private(set) var angle: Double
  /// Radians a second.
  package var angularVelocity = 0.0
  /// Its outline.
  package var shape: PhysicsShape { didSet { weigh() } }
  /// Its mass for each square of 100 points; a body of that size has a mass of 1.
  package var density = 1.0 { didSet { weigh() } }
  /// How much of its speed it keeps when it bounces, from 0 to 1.
  package var elasticity = 0.0
  /// How much it clings to what it slides on.
  package var friction = 0.0
  /// How quickly it gets slower by itself, per second.
  package var resistance = 0.0
  /// The same for its turning.
  package var angularResistance = 0.0
  /// Whether nothing moves it.
  package var isAnchored = false { didSet { weigh() } }
  /// Whether it turns.
  package var allowsRotation = true { didSet { weigh() } }
  /// Its electric charge.
  package var charge = 0.0

  /// The cosine and the sine of its angle.
  private(set) var direction: PhysicsVector
  private(set) var inverseMass = 0.0
  private(set) var inverseSpin = 0.0
  private(set) var reach = (least: 0.0, most: 0.0)
  /// What pulls it in the present step: an acceleration, and one of its turning.
  var pull = PhysicsVector.zero
  var twist = 0.0

  /// The side of a square whose mass is the density, in points.
  private static let unit = 100.0

  /// A body at rest; `direction` is the cosine and the sine of `angle`.
  package init(
    position: PhysicsVector, angle: Double, direction: PhysicsVector, shape: PhysicsShape
  ) {
    self.position = position
    self.angle = angle
    self.direction = direction
    self.shape = shape
    weigh()
  }

  /// Its mass; 0 counts for one that nothing moves.
  package var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }

  private mutating func weigh() {
    let (area, spin) = shape.areaAndSpin
    let mass = max(1e-6, density * area / (Self.unit * Self.unit))
    inverseMass = isAnchored ? 0 : 1 / mass
    inverseSpin = isAnchored || !allowsRotation ? 0 : 1 / (mass * max(spin, 1e-6))
    reach = shape.reach
  }

  /// Turns it to an angle.
  package mutating func turn(to angle: Double, direction: PhysicsVector) {
    self.angle = angle
    self.direction = direction
  }

  /// Turns it by a small angle.
  mutating func turn(by angle: Double) {
    guard angle != 0 else { return }
    self.angle += angle
    // The first terms of the series: a step turns by less than half a radian.
    let square = angle * angle
    let cosine = 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    let sine = angle * (1 - square / 6 * (1 - square / 20 * (1 - square / 42)))
    let turned = direction.turned(by: [cosine, sine])
    direction = turned / turned.length
  }

  /// A point of the body as seen from its middle, in the world's directions.
  package func arm(to point: PhysicsVector) -> PhysicsVector { point.turned(by: direction) }

  /// How fast a part of the body moves that is an arm away from its middle.
  func speed(at arm: PhysicsVector) -> PhysicsVector {
    velocity + arm.crossed(by: angularVelocity)
  }

  mutating func push(_ impulse: PhysicsVector, at arm: PhysicsVector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseSpin
  }

  /// Moves it as a push would, at once.
  mutating func shift(_ impulse: PhysicsVector, at arm: PhysicsVector) {
    position += impulse * inverseMass
    turn(by: max(-0.1, min(0.1, arm.cross(impulse) * inverseSpin)))
  }

  /// How easily it gives way along a direction, an arm away from its middle.
  func compliance(_ direction: PhysicsVector, at arm: PhysicsVector) -> Double {
    let lever = arm.cross(direction)
    return inverseMass + lever * lever * inverseSpin
  }

  /// Lets time go on; for an even pull the way is exact.
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

  /// Turned by the angle whose cosine and sine are given.
  package func turned(by direction: Self) -> Self {
    [x * direction.x - y * direction.y, x * direction.y + y * direction.x]
  }

  /// The speed of something this far from a middle that turns so fast.
  func crossed(by spin: Double) -> Self { [-spin * y, spin * x] }

  /// A quarter turn.
  var quarter: Self { [-y, x] }

  /// Of length 1; to the right, where there is no direction.
  package var unit: Self {
    let length = length
    return length > 1e-12 ? self / length : [1, 0]
  }
}
