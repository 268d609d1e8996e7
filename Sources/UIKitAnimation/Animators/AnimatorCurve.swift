internal import UIKitCore

/// Maps the elapsed fraction of an animator to the progress of its properties.
@MainActor
struct AnimatorCurve {
  let pace: ViewAnimationPace
  /// The duration of the whole curve, in seconds.
  let length: TimeInterval
  /// Whether the curve is used in the reverse direction: it starts at 1 as the curve starts at 0.
  var isMirrored = false

  /// Returns the progress of the property `key` at an elapsed fraction, from 0 to 1.
  func value(at place: Double, of key: String) -> Double {
    isMirrored
      ? 1 - pace.progress(at: 1 - place, of: key, within: length)
      : pace.progress(at: place, of: key, within: length)
  }
}

/// The progress of one of an animator's animations.
///
/// The curve is adjusted so that it continues from the progress at which the curve, or scrubbing,
/// took over.
@MainActor
struct AnimatorShare {
  /// The property, which selects the velocity of a spring.
  let key: String
  /// The elapsed fraction of the animator at which the animation begins.
  var start: Double
  /// The elapsed fraction at which the curve took over, and the progress there.
  private var taken = (place: 0.0, value: 0.0)
  /// The fraction at which scrubbing took over, and the progress there.
  private var held = (fraction: 0.0, value: 0.0)

  init(key: String, start: Double) {
    self.key = key
    self.start = start
  }

  /// Returns the progress at an elapsed fraction on a curve.
  func value(on curve: AnimatorCurve, at place: Double) -> Double {
    Self.bend(own(curve, place), through: own(curve, taken.place), taken.value)
  }

  /// Returns the progress after scrubbing the animator to a fraction.
  func value(heldAt fraction: Double) -> Double {
    Self.bend(local(fraction), through: local(held.fraction), held.value)
  }

  /// Lets the curve determine the progress from an elapsed fraction with the given progress.
  mutating func take(at place: Double, _ value: Double) { taken = (place, value) }

  /// Lets scrubbing determine the progress from a fraction with the given progress.
  mutating func hold(at fraction: Double, _ value: Double) { held = (fraction, value) }

  private func own(_ curve: AnimatorCurve, _ place: Double) -> Double {
    curve.value(at: local(place), of: key)
  }

  /// Returns the fraction of the animation at a fraction of the animator.
  private func local(_ place: Double) -> Double {
    guard start < 1 else { return place < 1 ? 0 : 1 }
    return min(1, max(0, (place - start) / (1 - start)))
  }

  /// Maps a value from 0 to 1 piecewise linearly so that `old` becomes `new` and both ends stay
  /// fixed.
  private static func bend(_ value: Double, through old: Double, _ new: Double) -> Double {
    if abs(old - new) < 1e-9 { return value }
    if value >= old { return old < 1 ? new + (1 - new) * (value - old) / (1 - old) : new }
    return old > 0 ? new * value / old : new
  }
}
