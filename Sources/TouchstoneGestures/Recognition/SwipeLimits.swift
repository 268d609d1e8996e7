/// The numbers of a swipe. Apple documents only that a slow swipe needs high precision and little
/// distance, and a fast one little precision and more distance (statement 195).
package struct SwipeLimits: Hashable, Sendable {
  /// The longest swipe, in seconds; the folk value (statement 196), and that of a copy of the
  /// recognizer in BookKit.
  package var maximumDuration = 0.5
  /// The distance of a slow swipe, in points; the folk value (statement 196) and BookKit's. Another
  /// project's notes say 30 pt and at least 200 pt/s.
  package var slowDistance = 50.0
  /// The distance of a fast swipe, in points; chosen, a fifth more.
  package var fastDistance = 60.0
  /// How far a slow swipe may stray for each point forwards; 20 pt to 50 pt in the folk rule.
  ///
  /// Open: BookKit's copy of the recognizer allows 200 pt sideways, with decay rates of 0.06 and 0.02
  /// whose use is not known.
  package var slowPrecision = 0.4
  /// How far a fast swipe may stray for each point forwards; chosen, twice as much.
  package var fastPrecision = 0.8
  /// The mean speed of the slowest swipe, in points a second: 50 pt in 0.5 s.
  package var slowSpeed = 100.0
  /// The mean speed from which a swipe is fast, in points a second; chosen, as an ordinary flick.
  package var fastSpeed = 1000.0
  /// The way after which a wrong direction is told, in points; the pan's hysteresis, so that a pan
  /// that requires the swipe to fail goes on without delay.
  package var decisionDistance = 10.0

  /// The numbers named above.
  package init() {}

  /// How fast a swipe is, from 0 for slow to 1 for fast.
  package func pace(distance: Double, duration: Double) -> Double {
    guard duration > 0 else { return 1 }
    let share = (distance / duration - slowSpeed) / (fastSpeed - slowSpeed)
    return min(1, max(0, share))
  }

  /// The distance that a swipe of some pace needs, in points.
  package func distance(pace: Double) -> Double {
    slowDistance + (fastDistance - slowDistance) * pace
  }

  /// How far a swipe of some pace may stray for each point forwards.
  package func precision(pace: Double) -> Double {
    slowPrecision + (fastPrecision - slowPrecision) * pace
  }
}
