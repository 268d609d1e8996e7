/// Detects shaking of the device from its acceleration.
///
/// A jolt is a sample of at least ``ShakeLimits/strength``. A jolt that opposes the previous one
/// within ``ShakeLimits/turn`` begins a shake. Every further jolt continues the shake, which ends
/// after ``ShakeLimits/calm`` without a jolt. A shake that lasts ``ShakeLimits/longest`` is
/// cancelled, and another can begin only after a calm.
///
/// A knock on the table is one jolt, or two in one direction. Neither is a shake.
package struct ShakeDetector: Hashable, Sendable {
  /// A change of a shake.
  package enum Change: Hashable, Sendable {
    /// The shake began.
    case began
    /// The device is calm again.
    case ended
    /// The shake lasted too long.
    case cancelled
  }

  private enum State: Hashable, Sendable {
    case calm
    /// There was a jolt, which the next jolt may oppose.
    case jolted(SpaceVector, at: Double)
    case shaking(since: Double, lastJolt: Double)
    /// A shake was cancelled, and the device isn't calm yet.
    case restless(lastJolt: Double)
  }

  private let limits: ShakeLimits
  private var state = State.calm

  /// Creates a detector without samples.
  package init(limits: ShakeLimits = ShakeLimits()) { self.limits = limits }

  /// Whether a shake is in progress.
  package var isShaking: Bool {
    if case .shaking = state { true } else { false }
  }

  /// The time at which the current shake ends or is cancelled if no sample arrives, or `nil` if
  /// there is no shake.
  package var deadline: Double? {
    guard case .shaking(let start, let jolt) = state else { return nil }
    return min(jolt + limits.calm, start + limits.longest)
  }

  /// Resets the detector and drops a shake in progress.
  package mutating func reset() { state = .calm }

  /// Advances the time without a sample.
  ///
  /// - Returns: The change of the shake in the meantime, or `nil` if nothing changed.
  package mutating func pass(to time: Double) -> Change? {
    switch state {
    case .calm, .jolted: return nil
    case .shaking(let start, let jolt):
      guard let deadline, time >= deadline else { return nil }
      if jolt + limits.calm <= start + limits.longest {
        state = .calm
        return .ended
      }
      state = .restless(lastJolt: jolt)
      return .cancelled
    case .restless(let jolt):
      if time >= jolt + limits.calm { state = .calm }
      return nil
    }
  }

  /// Adds a sample of the acceleration without gravity, in g.
  ///
  /// - Returns: The change of the shake by this sample or before it, or `nil` if nothing changed.
  package mutating func add(_ acceleration: SpaceVector, at time: Double) -> Change? {
    guard time.isFinite, acceleration.isFinite else { return nil }
    let change = pass(to: time)
    guard acceleration.length >= limits.strength else { return change }
    switch state {
    case .calm: state = .jolted(acceleration, at: time)
    case .jolted(let other, let earlier):
      guard time - earlier <= limits.turn, acceleration.dot(other) < 0 else {
        state = .jolted(acceleration, at: time)
        break
      }
      state = .shaking(since: time, lastJolt: time)
      return .began
    case .shaking(let start, _): state = .shaking(since: start, lastJolt: time)
    case .restless: state = .restless(lastJolt: time)
    }
    return change
  }
}
