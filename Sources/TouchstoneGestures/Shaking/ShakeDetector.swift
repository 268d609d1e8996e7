/// Tells from what the hand does to the device when it is being shaken.
///
/// The rule: a jolt is a sample of at least ``ShakeLimits/strength``. A jolt that opposes the one
/// before it, within ``ShakeLimits/turn`` of it, begins a shake. Any jolt keeps the shake going; it
/// ends once there was none for ``ShakeLimits/calm``. A shake that goes on for
/// ``ShakeLimits/longest`` is cancelled, and another can begin only after a calm.
///
/// A knock on the table is one jolt, or two in one direction; neither is a shake.
package struct ShakeDetector: Hashable, Sendable {
  /// What became of a shake.
  package enum Change: Hashable, Sendable {
    /// It started.
    case began
    /// The device is calm again.
    case ended
    /// It lasted too long to be one.
    case cancelled
  }

  private enum State: Hashable, Sendable {
    case calm
    /// There was a jolt, which the next may oppose.
    case jolted(SpaceVector, at: Double)
    case shaking(since: Double, lastJolt: Double)
    /// A shake was cancelled, and the device is not calm yet.
    case restless(lastJolt: Double)
  }

  private let limits: ShakeLimits
  private var state = State.calm

  /// A detector that has felt nothing.
  package init(limits: ShakeLimits = ShakeLimits()) { self.limits = limits }

  /// Whether a shake has begun and is not over.
  package var isShaking: Bool {
    if case .shaking = state { true } else { false }
  }

  /// When the shake that is under way changes at the latest, if no sample comes before.
  package var deadline: Double? {
    guard case .shaking(let start, let jolt) = state else { return nil }
    return min(jolt + limits.calm, start + limits.longest)
  }

  /// Forgets everything, also a shake that is under way.
  package mutating func reset() { state = .calm }

  /// Lets time pass without a sample.
  ///
  /// - Returns: what became of the shake meanwhile.
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

  /// Takes a sample of the acceleration without gravity, in g.
  ///
  /// - Returns: what became of a shake, by this sample or before it.
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
