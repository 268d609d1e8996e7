/// The two fingers of a pinch or a rotation: the first two that came down; others do not count.
package struct FingerPair: Sendable {
  /// The fewest points between two fingers; closer ones have no ratio and no angle to speak of.
  package static let closest = 1.0

  /// The fingers that are down.
  package private(set) var fingers = Fingers()
  /// How far the two have turned about each other so far, in radians, clockwise positive.
  ///
  /// The sum of small turns, so that it counts on beyond half a circle; a finger that comes in
  /// another one's place turns nothing.
  package private(set) var turn = 0.0
  private var lastAngle: Double?

  /// No fingers.
  package init() {}

  /// Whether both are down.
  package var isComplete: Bool { fingers.count == 2 }

  /// Whether one of the two is a touch.
  package func contains(_ id: Int) -> Bool { fingers.contains(id) }

  /// The way from the first to the second.
  private var way: GesturePoint {
    isComplete ? fingers.down[1].point - fingers.down[0].point : .zero
  }

  /// The distance between the two, in points.
  package var distance: Double { max(Self.closest, way.length) }

  /// The direction from the first to the second, in radians; nil when they are too close to tell.
  package var angle: Double? {
    way.length < Self.closest ? nil : Elementary.angle(x: way.x, y: way.y)
  }

  /// Takes touches that came down, and says whether the pair became complete.
  package mutating func began(_ samples: [GestureSample]) -> Bool {
    let wasComplete = isComplete
    for sample in samples where fingers.count < 2 { fingers.add(sample) }
    guard isComplete, !wasComplete else { return false }
    lastAngle = angle
    return true
  }

  /// Takes over where they are, and says whether one of them moved.
  package mutating func moved(_ samples: [GestureSample]) -> Bool {
    guard fingers.move(samples) else { return false }
    if let angle {
      turn += Self.shortest(angle - (lastAngle ?? angle))
      lastAngle = angle
    }
    return true
  }

  /// Drops touches, and says whether one of them was of the pair.
  package mutating func remove(_ samples: [GestureSample]) -> Bool {
    var removed = false
    for sample in samples where fingers.remove(sample.id) { removed = true }
    return removed
  }

  /// The same turn by the shorter way round.
  package static func shortest(_ turn: Double) -> Double {
    if turn > .pi { return turn - 2 * .pi }
    return turn < -.pi ? turn + 2 * .pi : turn
  }
}
