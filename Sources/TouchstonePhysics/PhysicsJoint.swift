/// A joint between a body and a point of the world, or another body.
package struct PhysicsJoint {
  /// The movement that a joint allows.
  package enum Kind: Equatable {
    /// A fixed distance, or a spring if the frequency isn't 0.
    case distance(Double)
    /// A maximum distance.
    case rope(Double)
    /// Both points coincide, and both bodies rotate freely.
    case pin
    /// Both points coincide, and the bodies don't rotate relative to each other.
    case weld
    /// The point moves along a direction within a range around the other point, without rotation.
    case slide(along: PhysicsVector, range: ClosedRange<Double>)
  }

  /// The body, and the location of the joint relative to its center, which rotates with the body.
  package var body: Int
  package var hold: PhysicsVector
  /// The other body, or `nil` for a point of the world.
  package var other: Int?
  /// The location of the joint on the other body, or the point of the world.
  package var otherHold: PhysicsVector
  package var kind: Kind
  /// The frequency of a spring in oscillations per second, or 0 for a rigid joint.
  package var frequency = 0.0
  /// The damping ratio of a spring, where 1 is critical damping.
  package var damping = 0.0
  /// The angle between both bodies that a weld or a slide maintains.
  package var angle = 0.0
  /// The range of the angle between both bodies.
  package var turns: ClosedRange<Double> = -.infinity ... .infinity
  /// The friction of the rotation.
  package var turningFriction = 0.0

  /// Creates a joint of a kind.
  package init(
    _ kind: Kind, body: Int, hold: PhysicsVector, other: Int?, otherHold: PhysicsVector
  ) {
    self.kind = kind
    self.body = body
    self.hold = hold
    self.other = other
    self.otherHold = otherHold
  }

  /// The distance, in points, up to which a fixed distance is treated as a pin, because it has no
  /// direction.
  private static let least = 0.5

  /// The factor that slows the return from beyond a limit, so that the body doesn't rebound.
  private static let limitPart = 0.25

  /// Returns the constraints for a step of `time` seconds.
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

  /// Returns the angle of the body relative to the other body.
  private func turn(_ bodies: [PhysicsBody]) -> Double {
    bodies[body].angle - (other.map { bodies[$0].angle } ?? 0)
  }

  /// Returns the constraint that brings a value back into a range, or nothing if it is within the
  /// range.
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
