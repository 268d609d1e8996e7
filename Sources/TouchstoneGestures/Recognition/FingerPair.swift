/// The two fingers of a pinch or a rotation: the first two that came down; others do not count.
package struct FingerPair: Sendable {
  /// The fewest points between two fingers; closer ones have no ratio and no angle to speak of.
  package static let closest = 1.0

  /// The fingers that are down.
  package private(set) var fingers = Fingers()

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
    return isComplete && !wasComplete
  }

  /// Takes over where they are, and says whether one of them moved.
  package mutating func moved(_ samples: [GestureSample]) -> Bool { fingers.move(samples) }

  /// Drops touches, and says whether one of them was of the pair.
  package mutating func remove(_ samples: [GestureSample]) -> Bool {
    var removed = false
    for sample in samples where fingers.remove(sample.id) { removed = true }
    return removed
  }
}
