internal import TouchstoneMutations

/// The deceleration of released content along one axis (statement 265–267).
///
/// In each whole millisecond the velocity decreases by the same factor, and the distance of that
/// millisecond is added, as recordings of iOS 26 show. The deceleration ends at ``stopVelocity``.
/// All values are known in advance in closed form.
package struct Deceleration: Hashable, Sendable {
  /// The factor per millisecond of `UIScrollView.DecelerationRate.normal` (statement 266).
  package static let normalRate = 0.998
  /// The factor per millisecond of `UIScrollView.DecelerationRate.fast` (statement 266).
  package static let fastRate = 0.99
  /// The speed at which deceleration ends, in points per second. Content released at this speed or
  /// slower doesn't decelerate.
  ///
  /// The end at this speed was measured on iOS 26. The lack of deceleration after a slower release
  /// follows from the announced distance, and isn't published anywhere.
  package static let stopVelocity = 10.0
  /// The time from the lift to the start, in seconds. Fitted to recordings of iOS 26, where one
  /// millisecond more or less makes three points at 3000 points per second.
  package static let delay = 0.001
  /// The number of milliseconds in a second, because rates are per millisecond.
  private static let milliseconds = 1000.0
  /// The smallest rate that is distinguished from an immediate stop.
  private static let smallestRate = 1e-9

  /// The position at the release, in points.
  package var start: Double
  /// The velocity at the release, in points per second.
  package var velocity: Double
  /// The factor per millisecond, between 0 and 1.
  package var rate: Double

  /// Creates the deceleration of content released at a position with a velocity.
  package init(start: Double, velocity: Double, rate: Double = Deceleration.normalRate) {
    self.start = start
    self.velocity = velocity
    self.rate = min(
      1 - .ulpOfOne,
      max(Self.smallestRate, Mutation.decelerationIsOfOneRate.isOn ? Self.fastRate : rate))
  }

  /// Creates a deceleration that ends at a target, with the velocity that this requires at the
  /// given rate (statement 261).
  package init(start: Double, target: Double, rate: Double = Deceleration.normalRate) {
    self.init(start: start, velocity: 0, rate: rate)
    guard target != start else { return }
    let way = target - start
    velocity = way / reach + (way < 0 ? -Self.stopVelocity : Self.stopVelocity)
  }

  /// The natural logarithm of the fraction of the velocity left after a second. It is negative,
  /// -2.002 at the normal rate.
  private var decay: Double { Self.milliseconds * PortableMath.logarithm(rate) }

  /// The distance in points for each point per second of velocity. It is the sum over all
  /// milliseconds, 0.499 s at the normal rate.
  private var reach: Double { rate / (1 - rate) / Self.milliseconds }

  /// The velocity in excess of ``stopVelocity``, or 0 if there is no excess.
  private var excess: Double {
    guard velocity.magnitude > Self.stopVelocity else { return 0 }
    return velocity < 0 ? velocity + Self.stopVelocity : velocity - Self.stopVelocity
  }

  /// Returns the position at a time in seconds after the start.
  package func position(at time: Double) -> Double {
    start + velocity * reach * (1 - PortableMath.exponential(decay * max(0, time)))
  }

  /// Returns the velocity in points per second at a time in seconds after the start.
  package func velocity(at time: Double) -> Double {
    velocity * PortableMath.exponential(decay * max(0, time))
  }

  /// The position at which the velocity has fallen to ``stopVelocity``.
  package var end: Double { start + excess * reach }

  /// The position at which a scroll view announces that the content will come to rest.
  ///
  /// It follows the continuous law and is up to 1.7 points beyond ``end``. Recorded on iOS 26 and
  /// logged on a device.
  package var announcedEnd: Double { start - excess / decay }

  /// The duration in seconds, or 0 if the content is too slow to decelerate.
  package var duration: Double {
    guard excess != 0 else { return 0 }
    return PortableMath.logarithm(Self.stopVelocity / velocity.magnitude) / decay
  }

  /// Returns the time in seconds at which the content passes a position, or `nil` if it never
  /// reaches it.
  package func time(at place: Double) -> Double? {
    if place == start { return 0 }
    guard velocity != 0 else { return nil }
    let left = 1 - (place - start) / (velocity * reach)
    guard left > 0, left < 1 else { return nil }
    return PortableMath.logarithm(left) / decay
  }
}
