/// Separates gravity from accelerometer readings, for hosts that don't provide it.
///
/// Gravity is constant and hand movement isn't, so a first-order low-pass filter takes the slow
/// part as gravity.
package struct GravityFilter: Hashable, Sendable {
  /// The filter's time constant in seconds, from Android's sensor documentation.
  package static let timeConstant = 0.2

  private var gravity: SpaceVector?
  private var latest = 0.0

  /// Creates a filter without readings.
  package init() {}

  /// Adds a reading and returns its gravity in the same unit. All of the first reading counts as
  /// gravity.
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
