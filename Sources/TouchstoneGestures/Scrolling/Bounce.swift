/// How something springs back to its edge along one axis: a critically damped spring.
package struct Bounce: Hashable, Sendable {
  /// The spring's rate in 1/s; OpenUIKit fitted 11.0 on iOS 26 for a bounce with velocity.
  package static let rate = 11.0
  /// The distance from the edge at which it is over, in points: less than a pixel of any screen.
  package static let restDistance = 0.25

  /// The edge, in points.
  package var edge: Double
  /// How far beyond the edge it starts, in points; below zero is before the edge's smaller side.
  package var displacement: Double
  /// How fast it starts, in points a second.
  package var velocity: Double

  /// A spring back from a place, with a velocity.
  package init(from start: Double, to edge: Double, velocity: Double = 0) {
    self.edge = edge
    displacement = start - edge
    self.velocity = velocity
  }

  /// The factor of time beside the displacement.
  private var drift: Double { velocity + Self.rate * displacement }

  /// Where it is some seconds after the start.
  package func position(at time: Double) -> Double {
    edge + (displacement + drift * time) * Elementary.exponential(-Self.rate * time)
  }

  /// How fast it is some seconds after the start, in points a second.
  package func velocity(at time: Double) -> Double {
    (velocity - Self.rate * drift * time) * Elementary.exponential(-Self.rate * time)
  }

  /// After how many seconds it is at rest for good.
  ///
  /// From a tenth of a second on a bound of the distance only falls, so halving finds the moment.
  package var duration: Double {
    if displacement == 0, velocity == 0 { return 0 }
    var early = 1 / Self.rate
    func isResting(_ time: Double) -> Bool {
      (displacement.magnitude + drift.magnitude * time)
        * Elementary.exponential(-Self.rate * time) <= Self.restDistance
    }
    guard !isResting(early) else { return early }
    var late = 2 * early
    while !isResting(late), late.isFinite { late *= 2 }
    for _ in 0..<Self.halvings {
      let middle = (early + late) / 2
      if isResting(middle) { late = middle } else { early = middle }
    }
    return late
  }

  /// Steps that leave less than a microsecond of doubt.
  private static let halvings = 40
}
