internal import UIKitCore

/// How far things are at a place on an animator's way.
@MainActor
struct AnimatorCurve {
  let pace: ViewAnimationPace
  /// Seconds that the whole curve takes.
  let length: TimeInterval
  /// Whether the pace is that of the way back: it begins at 1 as the curve does at 0.
  var isMirrored = false

  /// From 0 to 1, for what has the name.
  func value(at place: Double, of key: String) -> Double {
    isMirrored
      ? 1 - pace.progress(at: 1 - place, of: key, within: length)
      : pace.progress(at: place, of: key, within: length)
  }
}

/// How far one of an animator's animations is: the curve, bent so that it goes on from where the
/// animation was when the curve, or the hand that moves it, took over.
@MainActor
struct AnimatorShare {
  /// The property, by which springs know their velocities.
  let key: String
  /// The place on the way at which the animation begins.
  var start: Double
  /// The place at which the animation was taken over, and how far it was there.
  private var taken = (place: 0.0, value: 0.0)
  /// The same for the hand.
  private var held = (fraction: 0.0, value: 0.0)

  init(key: String, start: Double) {
    self.key = key
    self.start = start
  }

  /// How far it is at a place on a curve.
  func value(on curve: AnimatorCurve, at place: Double) -> Double {
    Self.bend(own(curve, place), through: own(curve, taken.place), taken.value)
  }

  /// How far it is when a hand has moved the animator to a part of its way.
  func value(heldAt fraction: Double) -> Double {
    Self.bend(local(fraction), through: local(held.fraction), held.value)
  }

  /// From here on the curve leads, at a place where the animation is so far.
  mutating func take(at place: Double, _ value: Double) { taken = (place, value) }

  /// From here on a hand leads, at a part of the way where the animation is so far.
  mutating func hold(at fraction: Double, _ value: Double) { held = (fraction, value) }

  private func own(_ curve: AnimatorCurve, _ place: Double) -> Double {
    curve.value(at: local(place), of: key)
  }

  /// A place on the animator's way as a place on the animation's own.
  private func local(_ place: Double) -> Double {
    guard start < 1 else { return place < 1 ? 0 : 1 }
    return min(1, max(0, (place - start) / (1 - start)))
  }

  /// Moves a value between 0 and 1 so that `old` becomes `new` and both ends stay.
  private static func bend(_ value: Double, through old: Double, _ new: Double) -> Double {
    if abs(old - new) < 1e-9 { return value }
    if value >= old { return old < 1 ? new + (1 - new) * (value - old) / (1 - old) : new }
    return old > 0 ? new * value / old : new
  }
}
