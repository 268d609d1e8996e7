/// What a scroll that is caught adds to the flick that follows.
package enum Momentum {
  /// The factor of the law, as fitted to a device's scrolling and published by Flutter.
  package static let factor = 0.000816
  /// The power of the law, of the same origin.
  package static let power = 1.967
  /// The most that is added, in points a second, of the same origin.
  package static let limit = 40_000.0
  /// The pause between two moves of the finger, or between a move and its landing or lift, from
  /// which on nothing is added, in seconds.
  ///
  /// Unpublished. Chosen longer than a finger takes from landing to its first move, and shorter than
  /// a finger that holds the content still.
  package static let pause = 0.08

  /// What is added to a flick that keeps the direction, in points a second.
  ///
  /// - Parameter velocity: How fast the scroll was when it was touched, in points a second.
  /// - Returns: Points a second, with the sign of the velocity.
  package static func carried(by velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let amount = factor * Elementary.exponential(power * Elementary.logarithm(velocity.magnitude))
    return velocity < 0 ? -min(amount, limit) : min(amount, limit)
  }
}
