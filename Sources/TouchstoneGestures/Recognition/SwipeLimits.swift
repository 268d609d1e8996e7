/// The limits of a swipe. Apple documents only that a slow swipe requires high precision and a
/// short distance, and a fast swipe low precision and a longer distance (statement 195).
package struct SwipeLimits: Hashable, Sendable {
  /// The longest duration of a swipe, in seconds. The folk value (statement 196), also used by a
  /// copy of the recognizer in BookKit.
  package var maximumDuration = 0.5
  /// The distance of a slow swipe, in points. The folk value (statement 196) and BookKit's. Another
  /// project's notes say 30 pt and at least 200 pt/s.
  package var slowDistance = 50.0
  /// The distance of a fast swipe, in points. Chosen as a fifth more.
  package var fastDistance = 60.0
  /// The sideways movement of a slow swipe allowed for each point forward. The folk rule is 20 pt
  /// for 50 pt.
  ///
  /// Open: BookKit's copy of the recognizer allows 200 pt sideways, with decay rates of 0.06 and
  /// 0.02 of unknown use.
  package var slowPrecision = 0.4
  /// The sideways movement of a fast swipe allowed for each point forward. Chosen as twice as much.
  package var fastPrecision = 0.8
  /// The mean speed of the slowest swipe, in points per second: 50 pt in 0.5 s.
  package var slowSpeed = 100.0
  /// The mean speed from which a swipe is fast, in points per second. Chosen as the speed of an
  /// ordinary flick.
  package var fastSpeed = 1000.0
  /// The distance after which a wrong direction is detected, in points. It equals the hysteresis of
  /// a pan, so that a pan that requires the swipe to fail isn't delayed.
  package var decisionDistance = 10.0

  /// Creates limits with the default values.
  package init() {}

  /// Returns the speed of a swipe on a scale from 0 for slow to 1 for fast.
  package func pace(distance: Double, duration: Double) -> Double {
    guard duration > 0 else { return 1 }
    let share = (distance / duration - slowSpeed) / (fastSpeed - slowSpeed)
    return min(1, max(0, share))
  }

  /// Returns the distance required at a speed from 0 to 1, in points.
  package func distance(pace: Double) -> Double {
    slowDistance + (fastDistance - slowDistance) * pace
  }

  /// Returns the sideways movement allowed for each point forward at a speed from 0 to 1.
  package func precision(pace: Double) -> Double {
    slowPrecision + (fastPrecision - slowPrecision) * pace
  }
}
