/// An object that determines the progress of an animation in place of its own time.
///
/// An example is an animator that can be paused, scrubbed and reversed.
@MainActor package protocol AnimationDriver: AnyObject {
  /// The current progress: 0 at the first value, 1 at the last, and beyond 1 if a spring
  /// overshoots.
  var progress: Double { get }
  /// The time at which the animation ends, by the clock. Infinite while the animation doesn't
  /// advance.
  var end: Double { get }
}

extension CAAnimation {
  /// Returns the value that has to be added to `other` to get `value`, in the form that additive
  /// animations accept.
  ///
  /// Returns `nil` if the two are of different kinds, or if `other` is a transform without an
  /// inverse.
  package static func difference(of value: Any?, from other: Any?) -> Any? {
    guard let value = AnimatableValue(value), let other = AnimatableValue(other),
      value.matches(other), other.canBeUndone
    else { return nil }
    return value.subtracting(other).value
  }

  /// Returns the value that changes nothing if it is added to a value like `value`.
  package static func neutral(like value: Any?) -> Any? { AnimatableValue(value)?.neutral.value }
}
