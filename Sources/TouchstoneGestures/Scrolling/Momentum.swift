/// The velocity that a flick inherits from the scroll that the finger caught.
package enum Momentum {
  /// The factor of the law, fitted to the scrolling of a device and published by Flutter.
  package static let factor = 0.000816
  /// The exponent of the law, from the same source.
  package static let power = 1.967
  /// The maximum velocity that is added, in points per second, from the same source.
  package static let limit = 40_000.0
  /// The shortest pause in seconds that cancels the added velocity.
  ///
  /// The pause is between two moves of the finger, or between a move and the touchdown or lift.
  /// Unpublished. It is chosen longer than the time from a touchdown to the first move, and shorter
  /// than the time for which a finger holds the content still.
  package static let pause = 0.08

  /// Returns the velocity that is added to a flick in the same direction, in points per second.
  ///
  /// - Parameter velocity: The velocity of the scroll when it was touched, in points per second.
  /// - Returns: The added velocity in points per second, with the sign of `velocity`.
  package static func carried(by velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let amount =
      factor * PortableMath.exponential(power * PortableMath.logarithm(velocity.magnitude))
    return velocity < 0 ? -min(amount, limit) : min(amount, limit)
  }
}
