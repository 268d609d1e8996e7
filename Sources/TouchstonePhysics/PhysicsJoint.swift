/// Holds a body to a point of the world, or to another body.
package struct PhysicsJoint {
  /// What it allows.
  package enum Kind: Equatable {
    /// A distance is kept; a spring, where there is a frequency.
    case distance(Double)
    /// A distance is not exceeded.
    case rope(Double)
    /// Both points stay together, and both turn freely.
    case pin
    /// Both points stay together, and neither turns against the other.
    case weld
    /// The point moves along a direction, without turning, within a range around the other.
    case slide(along: PhysicsVector, range: ClosedRange<Double>)
  }

  /// The body, and where it is held as seen from its middle, in its own directions.
  package var body: Int
  package var hold: PhysicsVector
  /// The other body; nil for a point of the world.
  package var other: Int?
  /// Where the other is held, or the point of the world.
  package var otherHold: PhysicsVector
  package var kind: Kind
  /// Swings a second of a spring; 0 for what is rigid.
  package var frequency = 0.0
  /// How strongly a spring is braked: 1 where it just does not swing.
  package var damping = 0.0
  /// The angle between both that a weld or a slide keeps.
  package var angle = 0.0
  /// The angles within which both turn.
  package var turns: ClosedRange<Double> = -.infinity ... .infinity
  /// What brakes the turning.
  package var turningFriction = 0.0

  /// A joint of a kind.
  package init(
    _ kind: Kind, body: Int, hold: PhysicsVector, other: Int?, otherHold: PhysicsVector
  ) {
    self.kind = kind
    self.body = body
    self.hold = hold
    self.other = other
    self.otherHold = otherHold
  }

  /// A distance below which a kept distance is a pin, in points: there is no direction.
  private static let least = 0.5

  /// How much slower than usual what is beyond a limit comes back, so that it does not rebound.
  private static let limitPart = 0.25

  /// The conditions for a step of some seconds.
  func rows(_ bodies: [PhysicsBody], _ time: Double) -> [PhysicsRow] {
    let arm = bodies[body].arm(to: hold)
    let otherArm = other.map { bodies[$0].arm(to: otherHold) } ?? .zero
    let end = other.map { bodies[$0].position + otherArm } ?? otherHold
    let way = bodies[body].position + arm - end
    func row(_ direction: PhysicsVector?, _ distance: Double) -> PhysicsRow {
      var row = PhysicsRow(body, arm, other, otherArm, along: direction)
      if frequency > 0 {
        row.soften(distance, frequency: frequency, damping: damping, time, bodies)
      } else {
        row.stiffen(distance, time)
      }
      return row
    }
    var rows: [PhysicsRow] = []
    switch kind {
    case .distance(let length) where length > Self.least && way.length > Self.least:
      rows = [row(way.unit, way.length - length)]
    case .rope(let length):
      guard way.length > length else { break }
      var rope = row(way.unit, (way.length - length) * Self.limitPart)
      rope.most = 0
      rows = [rope]
    case .distance, .pin: rows = [row([1, 0], way.x), row([0, 1], way.y)]
    case .weld:
      rows = [row([1, 0], way.x), row([0, 1], way.y), row(nil, turn(bodies) - angle)]
    case .slide(let axis, let range):
      rows = [row(axis.quarter, way.dot(axis.quarter)), row(nil, turn(bodies) - angle)]
      rows += within(range, way.dot(axis)) { row(axis, $0) }
    }
    rows += within(turns, turn(bodies)) { row(nil, $0) }
    if turningFriction > 0 {
      var brake = PhysicsRow(body, arm, other, otherArm, along: nil)
      brake.most = turningFriction * time
      brake.least = -brake.most
      rows.append(brake)
    }
    return rows
  }

  /// How far the body is turned against the other.
  private func turn(_ bodies: [PhysicsBody]) -> Double {
    bodies[body].angle - (other.map { bodies[$0].angle } ?? 0)
  }

  /// What brings a value back into a range.
  private func within(
    _ range: ClosedRange<Double>, _ value: Double, _ row: (Double) -> PhysicsRow
  ) -> [PhysicsRow] {
    if value < range.lowerBound {
      var back = row((value - range.lowerBound) * Self.limitPart)
      back.least = 0
      return [back]
    }
    if value > range.upperBound {
      var back = row((value - range.upperBound) * Self.limitPart)
      back.most = 0
      return [back]
    }
    return []
  }
}
