/// Who says how far an animation is, in place of its own time: an animator that can be paused, moved
/// by hand and turned round.
@MainActor package protocol AnimationGuide: AnyObject {
  /// How far it is now: 0 at its first value, 1 at its last, beyond 1 where a spring overshoots.
  var progress: Double { get }
  /// When it is over, by the clock; infinite while nothing moves it.
  var end: Double { get }
}

extension CAAnimation {
  /// What has to be added to `other` to get `value`, in the form that additive animations take.
  ///
  /// Nil where the two are of different kinds, and for a transform that can't be undone.
  package static func difference(of value: Any?, from other: Any?) -> Any? {
    guard let value = AnimatableValue(value), let other = AnimatableValue(other),
      value.matches(other), other.canBeUndone
    else { return nil }
    return value.subtracting(other).value
  }

  /// What changes nothing when it is added to a value of the same kind.
  package static func neutral(like value: Any?) -> Any? { AnimatableValue(value)?.neutral.value }
}
