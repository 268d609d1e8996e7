/// The numbers of a shake. Apple documents none (statement 361, 363), so all of them are chosen.
package struct ShakeLimits: Hashable, Sendable {
  /// How strong a jolt is at least, in g without gravity; chosen, well above a brisk walk's half g
  /// and below the 1.7 g of the usual recipe for Android (2.7 g with gravity).
  package var strength = 1.3
  /// The longest time from a jolt to the one that opposes it, in seconds; chosen: a hand shakes two
  /// to five times a second, and turns around twice in each.
  package var turn = 0.35
  /// How long the device is calm before the shake is over, in seconds; chosen, as the pause between
  /// shakes in the recipe for Android.
  package var calm = 0.5
  /// After how long a shake is too long, in seconds; chosen, as long as that recipe counts jolts.
  package var longest = 3.0

  /// The numbers named above.
  package init() {}
}
