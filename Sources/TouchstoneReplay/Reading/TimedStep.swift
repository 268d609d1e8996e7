/// A step of simulated input, and its time.
package struct TimedStep: Equatable, Sendable {
  /// The start time, in seconds of the recording.
  package var time: Double
  /// The step.
  package var step: InputStep

  /// Creates a step at a time.
  package init(_ time: Double, _ step: InputStep) {
    self.time = time
    self.step = step
  }
}

/// The precision with which calls follow the recorded input.
package enum Closeness: Sendable {
  /// As a user would describe it: a tap is a tap, and a nearly straight path is a drag, whatever
  /// the finger's speed was.
  case simple
  /// As simple as the finger's location at each time allows: a drag is a straight line at constant
  /// speed.
  case readable
  /// Every change of speed or direction, and the exact time that every finger is down.
  case exact

  /// The maximum distance of a finger from its line, in points.
  var tolerance: Double { self == .exact ? 1 : 8 }
  /// The maximum distance of a finger from the straight line of a drag, in points or as a fraction
  /// of its length.
  static let bow = 12.0
  static let bowShare = 0.1
  /// The maximum distance that a finger may move during a tap, in points.
  static let slop = 10.0
  /// The time from which a resting finger is a long press, in seconds.
  static let longPress = 0.5
  /// The maximum duration of a drag that is a swipe, in seconds.
  static let swipe = 0.25
  /// The maximum time in seconds and distance in points between two taps of a double tap.
  static let doubleTapPause = 0.35
  static let doubleTapDistance = 30.0
}
