/// A sample of one finger for a recognizer, in the coordinates of the screen or window.
package struct GestureSample: Hashable, Sendable {
  /// The number of the touch.
  package var id: Int
  /// The location of the finger.
  package var point: GesturePoint
  /// The time of the sample, in seconds.
  package var time: Double

  /// Creates a sample from its values.
  package init(id: Int, point: GesturePoint, time: Double) {
    self.id = id
    self.point = point
    self.time = time
  }

  /// Creates a sample from coordinates.
  package init(id: Int, x: Double, y: Double, time: Double) {
    self.init(id: id, point: GesturePoint(x: x, y: y), time: time)
  }
}

/// A state change that a recognition requests, with its cause.
package struct GestureStep: Hashable, Sendable {
  /// The requested state.
  package var state: GestureState
  /// The cause of a failure or a cancellation, otherwise `nil`.
  package var cause: Cause?

  /// Creates a request for a state.
  package init(_ state: GestureState, _ cause: Cause? = nil) {
    self.state = state
    self.cause = cause
  }

  /// Returns a request to fail for a cause.
  package static func failed(_ cause: Cause) -> GestureStep { GestureStep(.failed, cause) }
}

/// The pure logic of a recognizer. It receives samples, doesn't read a clock, and requests state
/// changes.
///
/// Each call handles all the touches of one event, in order, and requests at most one state change.
/// ``state`` is the last requested state. If the coordinator delays a change, the public state of
/// the recognizer lags behind. The owner calls ``timePassed(at:)`` once the clock has reached
/// ``deadline``, before it passes samples of that time.
package protocol GestureRecognition: Sendable {
  /// The most recently requested state.
  var state: GestureState { get }
  /// The next time at which the state changes without input, in seconds, or `nil` if only input can
  /// change it.
  var deadline: Double? { get }
  /// Returns whether the recognition counts a touch. Call `ignore(_:for:)` for touches that it
  /// doesn't count.
  func isTracking(_ id: Int) -> Bool
  /// Handles touches that began.
  mutating func began(_ samples: [GestureSample]) -> GestureStep?
  /// Handles touches that moved.
  mutating func moved(_ samples: [GestureSample]) -> GestureStep?
  /// Handles touches that ended.
  mutating func ended(_ samples: [GestureSample]) -> GestureStep?
  /// Handles touches that the system cancelled.
  mutating func cancelled(_ samples: [GestureSample]) -> GestureStep?
  /// Handles a time that the clock has reached.
  mutating func timePassed(at time: Double) -> GestureStep?
  /// Clears the sequence and retains the configuration.
  mutating func reset()
}
