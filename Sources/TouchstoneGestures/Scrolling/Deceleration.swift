internal import TouchstoneMutations

/// How something that was let go slows down along one axis (statement 265–267).
///
/// In each whole millisecond the velocity falls by the same factor and the way of that millisecond
/// is added, as recordings of iOS 26 show. It is over when it is slow. Everything is known beforehand
/// in closed form.
package struct Deceleration: Hashable, Sendable {
  /// UIScrollView.DecelerationRate.normal: the factor of one millisecond (statement 266).
  package static let normalRate = 0.998
  /// UIScrollView.DecelerationRate.fast (statement 266).
  package static let fastRate = 0.99
  /// The velocity at which it is over, in points a second, and up to which nothing goes on by
  /// itself.
  ///
  /// That it ends there was measured on iOS 26. That a slower lift does not decelerate at all follows
  /// from the way that is announced, and is published nowhere.
  package static let stopVelocity = 10.0
  /// How long after the lift it starts, in seconds; fitted to recordings of iOS 26, where one
  /// millisecond more or less is three points at 3000 points a second.
  package static let delay = 0.001
  /// Milliseconds in a second: rates are told by the millisecond.
  private static let milliseconds = 1000.0
  /// The smallest rate that is told from standing still.
  private static let smallestRate = 1e-9

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
    self.rate = min(
      1 - .ulpOfOne,
      max(Self.smallestRate, Mutation.decelerationIsOfOneRate.isOn ? Self.fastRate : rate))
  }

  /// Something that comes to rest at a target, with the velocity that this takes at a rate
  /// (statement 261).
  package init(start: Double, target: Double, rate: Double = Deceleration.normalRate) {
    self.init(start: start, velocity: 0, rate: rate)
    guard target != start else { return }
    let way = target - start
    velocity = way / reach + (way < 0 ? -Self.stopVelocity : Self.stopVelocity)
  }

  /// The logarithm of what is left after a second; below zero, -2.002 at the normal rate.
  private var decay: Double { Self.milliseconds * Elementary.logarithm(rate) }

  /// How far a point a second carries, in seconds: the sum of the ways of all milliseconds, 0.499
  /// at the normal rate.
  private var reach: Double { rate / (1 - rate) / Self.milliseconds }

  /// What the velocity is above the one at which it is over.
  private var excess: Double {
    guard velocity.magnitude > Self.stopVelocity else { return 0 }
    return velocity < 0 ? velocity + Self.stopVelocity : velocity - Self.stopVelocity
  }

  /// Where it is some seconds after the start.
  package func position(at time: Double) -> Double {
    start + velocity * reach * (1 - Elementary.exponential(decay * max(0, time)))
  }

  /// How fast it is some seconds after the start, in points a second.
  package func velocity(at time: Double) -> Double {
    velocity * Elementary.exponential(decay * max(0, time))
  }

  /// Where it comes to rest: where it is when it is as slow as ``stopVelocity``.
  package var end: Double { start + excess * reach }

  /// Where a scroll view announces that it will come to rest: by the smooth law, and up to 1.7
  /// points further than it comes; recorded on iOS 26 and logged on a device.
  package var announcedEnd: Double { start - excess / decay }

  /// After how many seconds it is over; 0 for something too slow to go on.
  package var duration: Double {
    guard excess != 0 else { return 0 }
    return Elementary.logarithm(Self.stopVelocity / velocity.magnitude) / decay
  }

  /// After how many seconds it passes a place; nil if it never gets there.
  package func time(at place: Double) -> Double? {
    if place == start { return 0 }
    guard velocity != 0 else { return nil }
    let left = 1 - (place - start) / (velocity * reach)
    guard left > 0, left < 1 else { return nil }
    return Elementary.logarithm(left) / decay
  }
}
