/// A position from 0 to 1 that moves forward or backward at a constant rate, or is paused.
///
/// It is a plain value that reads no clock: callers pass the time, in seconds.
struct AnimatorTimeline: Equatable {
  /// The position at ``moment``.
  private var place = 0.0
  private var moment = 0.0
  /// The change of the position per second.
  private var rate = 0.0

  /// Returns the position at a time, which doesn't change before the movement starts.
  func place(at now: Double) -> Double {
    guard rate != 0, now > moment else { return place }
    return min(1, max(0, place + rate * (now - moment)))
  }

  /// Returns whether the position is moving at a time, or waiting to start.
  func isRunning(at now: Double) -> Bool { rate != 0 && now < end }

  /// The time at which the position reaches its end, or infinity while it is paused.
  var end: Double {
    guard rate != 0 else { return .infinity }
    return moment + (rate > 0 ? 1 - place : place) / abs(rate)
  }

  /// Starts moving to one of the ends, to reach it `seconds` after `moment`.
  mutating func run(from moment: Double, forwards: Bool, within seconds: Double) {
    place = self.place(at: moment)
    self.moment = moment
    let left = forwards ? 1 - place : place
    // Without a distance or a duration, the position reaches the end immediately, but it still has
    // to end.
    let pace = left > 0 && seconds > 0 ? left / seconds : .greatestFiniteMagnitude
    rate = forwards ? pace : -pace
  }

  /// Pauses at the current position.
  mutating func stand(at now: Double) { stand(on: place(at: now)) }

  /// Pauses at a position, clamped from 0 to 1.
  mutating func stand(on place: Double) {
    self.place = min(1, max(0, place))
    rate = 0
  }
}
