/// How something comes back to its edge along one axis.
///
/// One law meets what was recorded of iOS 26, thrown against the edge and let go beyond it, to half
/// a pixel: the distance d from the edge and the velocity u that it was let go with obey
/// d′ = -10·d + u and u′ = -12·u.
package struct Bounce: Hashable, Sendable {
  /// How fast the edge draws it back, in 1/s; fitted to recordings of iOS 26 as 9.988 ± 0.006.
  package static let pull = 10.0
  /// How fast the velocity it was let go with is used up, in 1/s; fitted as 12.024 ± 0.009.
  package static let drag = 12.0
  /// The distance from the edge at which it is over, in points; recorded on iOS 26.
  package static let restDistance = 0.5

  /// The edge, in points.
  package let edge: Double
  /// How far beyond the edge it starts, in points; below zero is before the edge's smaller side.
  package let displacement: Double
  /// The velocity it was let go with, in points a second.
  ///
  /// That of the finger, which the rubber band does not reduce, or that of the deceleration where it
  /// meets the edge.
  package let velocity: Double

  /// A way back from a place, let go with a velocity.
  ///
  /// One that would carry it over the edge is reduced to what brings it just there.
  package init(from start: Double, to edge: Double, velocity: Double = 0) {
    self.edge = edge
    displacement = start - edge
    let enough = -displacement * (Self.drag - Self.pull)
    self.velocity =
      displacement < 0 ? min(velocity, enough) : displacement > 0 ? max(velocity, enough) : velocity
  }

  /// What the velocity adds, as a distance.
  private var push: Double { velocity / (Self.drag - Self.pull) }

  /// Where it is some seconds after the start.
  package func position(at time: Double) -> Double { edge + distance(at: time) }

  private func distance(at time: Double) -> Double {
    (displacement + push) * Elementary.exponential(-Self.pull * time)
      - push * Elementary.exponential(-Self.drag * time)
  }

  /// What is left of the velocity it was let go with some seconds after the start.
  package func velocity(at time: Double) -> Double {
    velocity * Elementary.exponential(-Self.drag * time)
  }

  /// After how many seconds it is at rest for good.
  ///
  /// The distance has one extremum at most, and falls from there on, so halving finds the moment.
  package var duration: Double {
    let peak = peakTime
    func isResting(_ time: Double) -> Bool { distance(at: time).magnitude < Self.restDistance }
    var early = peak
    var late = peak
    if isResting(peak) {
      early = 0
      if isResting(0) { return 0 }
    } else {
      late = max(peak, 1 / Self.pull)
      while !isResting(late), late.isFinite { late *= 2 }
    }
    for _ in 0..<Self.halvings {
      let middle = (early + late) / 2
      if isResting(middle) { late = middle } else { early = middle }
    }
    return late
  }

  /// When it is furthest from the edge, in seconds; 0 where it only comes nearer.
  private var peakTime: Double {
    let ratio = Self.drag * push / (Self.pull * (displacement + push))
    guard ratio > 1, ratio.isFinite else { return 0 }
    return Elementary.logarithm(ratio) / (Self.drag - Self.pull)
  }

  /// Steps that leave less than a microsecond of doubt.
  private static let halvings = 40
}
