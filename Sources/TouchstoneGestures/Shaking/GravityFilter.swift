/// Finds gravity in what an accelerometer reads, for hosts that can't tell it apart.
///
/// Gravity stays and a hand does not: what is slow is taken for gravity, by a low pass of the first
/// order.
package struct GravityFilter: Hashable, Sendable {
  /// The filter's time constant, in seconds; the value of Android's documentation of its sensors.
  package static let timeConstant = 0.2

  private var gravity: SpaceVector?
  private var latest = 0.0

  /// A filter that has read nothing.
  package init() {}

  /// Takes a reading and says what of it is gravity, in the reading's unit; the first is all of it.
  package mutating func gravity(in acceleration: SpaceVector, at time: Double) -> SpaceVector {
    guard let known = gravity, time >= latest else {
      gravity = acceleration
      latest = time
      return acceleration
    }
    let share = (time - latest) / (Self.timeConstant + time - latest)
    let found = known + (acceleration - known) * share
    gravity = found
    latest = time
    return found
  }
}
