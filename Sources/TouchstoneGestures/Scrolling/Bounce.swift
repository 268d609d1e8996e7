/// The return of content to its edge along one axis.
///
/// One law matches recordings of iOS 26 to half a pixel, both for content thrown against the edge
/// and for content released beyond it. The distance d from the edge and the release velocity u obey
/// d′ = -10·d + u and u′ = -12·u.
package struct Bounce: Hashable, Sendable {
  /// The rate at which the edge pulls the content back, in 1/s. Fitted to recordings of iOS 26 as
  /// 9.988 ± 0.006.
  package static let pull = 10.0
  /// The rate at which the release velocity decays, in 1/s. Fitted as 12.024 ± 0.009.
  package static let drag = 12.0
  /// The distance from the edge at which the bounce ends, in points. Recorded on iOS 26.
  package static let restDistance = 0.5

  /// The edge, in points.
  package let edge: Double
  /// The initial distance from the edge, in points, which is negative below the edge's position.
  package let displacement: Double
  /// The release velocity, in points per second.
  ///
  /// After a drag this is the velocity of the finger, which the rubber band doesn't reduce. After a
  /// deceleration it is the velocity at the edge.
  package let velocity: Double

  /// Creates a bounce from a position with a release velocity.
  ///
  /// A velocity that would carry the content across the edge is reduced so that the content just
  /// reaches it.
  package init(from start: Double, to edge: Double, velocity: Double = 0) {
    self.edge = edge
    displacement = start - edge
    let enough = -displacement * (Self.drag - Self.pull)
    self.velocity =
      displacement < 0 ? min(velocity, enough) : displacement > 0 ? max(velocity, enough) : velocity
  }

  /// The distance that the velocity contributes.
  private var push: Double { velocity / (Self.drag - Self.pull) }

  /// Returns the position at a time in seconds after the start.
  package func position(at time: Double) -> Double { edge + distance(at: time) }

  private func distance(at time: Double) -> Double {
    (displacement + push) * PortableMath.exponential(-Self.pull * time)
      - push * PortableMath.exponential(-Self.drag * time)
  }

  /// Returns the remaining release velocity at a time in seconds after the start.
  package func velocity(at time: Double) -> Double {
    velocity * PortableMath.exponential(-Self.drag * time)
  }

  /// The time in seconds after which the content remains at rest.
  ///
  /// The distance has at most one extremum and decreases after it, so bisection finds the time.
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

  /// The time of the greatest distance from the edge, in seconds, or 0 if the distance only
  /// decreases.
  private var peakTime: Double {
    let ratio = Self.drag * push / (Self.pull * (displacement + push))
    guard ratio > 1, ratio.isFinite else { return 0 }
    return PortableMath.logarithm(ratio) / (Self.drag - Self.pull)
  }

  /// The number of bisection steps that leave an error below a microsecond.
  private static let halvings = 40
}
