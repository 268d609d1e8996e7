/// A step, and when hands did it.
package struct TimedStep: Equatable, Sendable {
  /// When it began, in seconds of the recording.
  package var time: Double
  /// What was done.
  package var step: HandStep

  /// Makes a step of a time.
  package init(_ time: Double, _ step: HandStep) {
    self.time = time
    self.step = step
  }
}

/// How closely calls follow the hands.
package enum Closeness: Sendable {
  /// As a person would tell it: a tap is a tap, a way that is nearly straight is a drag, however the
  /// finger's speed changed.
  case simple
  /// As simple as a finger's places at each time allow: a drag is a straight line at even speed.
  case readable
  /// Every change of speed or direction, and every finger as long as it was down.
  case exact

  /// How far from its line a finger may be, in points.
  var tolerance: Double { self == .exact ? 1 : 8 }
  /// How far a finger may be from the straight line of a drag, in points or as a share of its length.
  static let bow = 12.0
  static let bowShare = 0.1
  /// How far a finger may wander while it taps, in points.
  static let slop = 10.0
  /// From how many seconds on a finger that rests presses long.
  static let longPress = 0.5
  /// Up to how many seconds a drag is called a swipe.
  static let swipe = 0.25
  /// How many seconds and points may lie between two taps of a double tap.
  static let doubleTapPause = 0.35
  static let doubleTapDistance = 30.0
}
