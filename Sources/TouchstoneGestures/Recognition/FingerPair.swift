/// The two fingers of a pinch or a rotation: the first two that touched down. Other fingers are
/// ignored.
package struct FingerPair: Sendable {
  /// The smallest distance between the fingers in points. Closer fingers have no meaningful ratio
  /// or angle.
  package static let closest = 1.0

  /// The fingers that are down.
  package private(set) var fingers = Fingers()
  /// The rotation of the fingers about each other so far, in radians, clockwise positive.
  ///
  /// It is the sum of small rotations, so it continues beyond half a circle. A finger that replaces
  /// a lifted finger doesn't add a rotation.
  package private(set) var turn = 0.0
  private var lastAngle: Double?

  /// Creates a pair without fingers.
  package init() {}

  /// Whether both fingers are down.
  package var isComplete: Bool { fingers.count == 2 }

  /// Returns whether a touch is one of the two fingers.
  package func contains(_ id: Int) -> Bool { fingers.contains(id) }

  /// The translation from the first to the second finger.
  private var way: GesturePoint {
    isComplete ? fingers.down[1].point - fingers.down[0].point : .zero
  }

  /// The distance between the fingers, in points.
  package var distance: Double { max(Self.closest, way.length) }

  /// The direction from the first to the second finger in radians, or `nil` if they are too close.
  package var angle: Double? {
    way.length < Self.closest ? nil : PortableMath.angle(x: way.x, y: way.y)
  }

  /// Adds touches and returns whether they completed the pair.
  package mutating func began(_ samples: [GestureSample]) -> Bool {
    let wasComplete = isComplete
    for sample in samples where fingers.count < 2 { fingers.add(sample) }
    guard isComplete, !wasComplete else { return false }
    lastAngle = angle
    return true
  }

  /// Updates the locations and returns whether a finger moved.
  package mutating func moved(_ samples: [GestureSample]) -> Bool {
    guard fingers.move(samples) else { return false }
    if let angle {
      turn += Self.shortest(angle - (lastAngle ?? angle))
      lastAngle = angle
    }
    return true
  }

  /// Removes touches and returns whether a finger of the pair was among them.
  package mutating func remove(_ samples: [GestureSample]) -> Bool {
    var removed = false
    for sample in samples where fingers.remove(sample.id) { removed = true }
    return removed
  }

  /// Returns the rotation from -π to π that is equivalent to a rotation from -2π to 2π.
  package static func shortest(_ turn: Double) -> Double {
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}
