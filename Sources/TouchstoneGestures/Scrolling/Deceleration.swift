/// How something that was let go slows down along one axis (behaviour 265–267).
///
/// In each millisecond the velocity falls by the same factor, so everything is known beforehand
/// in closed form.
package struct Deceleration: Hashable, Sendable {
  /// UIScrollView.DecelerationRate.normal: the factor of one millisecond (behaviour 266).
  package static let normalRate = 0.998
  /// UIScrollView.DecelerationRate.fast (behaviour 266).
  package static let fastRate = 0.99
  /// The velocity at which it stops, in points a second; OpenUIKit measured it on iOS 26.
  package static let stopVelocity = 10.0
  /// Milliseconds in a second: rates are told by the millisecond.
  private static let milliseconds = 1000.0

  /// Where it was let go, in points.
  package var start: Double
  /// How fast it was, in points a second.
  package var velocity: Double
  /// The factor of one millisecond, between 0 and 1.
  package var rate: Double

  /// Something let go at a place with a velocity.
  package init(start: Double, velocity: Double, rate: Double = Deceleration.normalRate) {
    self.start = start
    self.velocity = velocity
    self.rate = min(1 - .ulpOfOne, max(.leastNormalMagnitude, rate))
  }

  /// Something that comes to rest exactly at a target, at the pace that the rate asks for
  /// (behaviour 261).
  package init(start: Double, target: Double, rate: Double = Deceleration.normalRate) {
    self.init(start: start, velocity: 0, rate: rate)
    velocity = (target - start) * -decay
  }

  /// The logarithm of what is left after a second; below zero.
  private var decay: Double { Self.milliseconds * Elementary.logarithm(rate) }

  /// Where it is some seconds after the start.
  package func position(at time: Double) -> Double {
    start + velocity * (Elementary.exponential(decay * time) - 1) / decay
  }

  /// How fast it is some seconds after the start, in points a second.
  package func velocity(at time: Double) -> Double {
    velocity * Elementary.exponential(decay * time)
  }

  /// Where it would come to rest after endless time.
  package var end: Double { start - velocity / decay }

  /// After how many seconds it is as slow as a threshold; 0 if it starts so.
  package func duration(until threshold: Double = Deceleration.stopVelocity) -> Double {
    guard velocity.magnitude > threshold, threshold > 0 else { return 0 }
    return Elementary.logarithm(threshold / velocity.magnitude) / decay
  }

  /// After how many seconds it is so near to its end, in points.
  package func duration(within distance: Double) -> Double {
    duration(until: distance * -decay)
  }

  /// Where it stops, being as slow as that.
  package var stop: Double { position(at: duration()) }

  /// After how many seconds it passes a place; nil if it never gets there.
  package func time(at place: Double) -> Double? {
    if place == start { return 0 }
    guard velocity != 0 else { return nil }
    let left = 1 + (place - start) * decay / velocity
    guard left > 0, left < 1 else { return nil }
    return Elementary.logarithm(left) / decay
  }
}
