/// The parameters of shake detection. Apple documents no values (statement 361, 363), so all are
/// chosen.
package struct ShakeLimits: Hashable, Sendable {
  /// The minimum strength of a jolt, in g without gravity. Chosen well above the 0.5 g of a brisk
  /// walk and below the 1.7 g of the usual recipe for Android (2.7 g with gravity).
  package var strength = 1.3
  /// The longest time from a jolt to an opposing jolt, in seconds. Chosen because a hand shakes two
  /// to five times a second and reverses twice each time.
  package var turn = 0.35
  /// The time without jolts after which a shake ends, in seconds. Chosen as the pause between
  /// shakes in the recipe for Android.
  package var calm = 0.5
  /// The duration at which a shake is cancelled, in seconds. Chosen as the time for which the
  /// recipe counts jolts.
  package var longest = 3.0

  /// Creates limits with the default values.
  package init() {}
}
