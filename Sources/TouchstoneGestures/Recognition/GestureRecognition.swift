/// One report of one finger, as a recognizer sees it: in the coordinates of the screen or window.
package struct GestureSample: Hashable, Sendable {
  /// The touch's number.
  package var id: Int
  /// Where it is.
  package var point: GesturePoint
  /// When it was there, in seconds.
  package var time: Double

  /// A sample from its parts.
  package init(id: Int, point: GesturePoint, time: Double) {
    self.id = id
    self.point = point
    self.time = time
  }

  /// A sample from plain numbers.
  package init(id: Int, x: Double, y: Double, time: Double) {
    self.init(id: id, point: GesturePoint(x: x, y: y), time: time)
  }
}

/// The move that a recognition asks for, and why.
package struct GestureStep: Hashable, Sendable {
  /// The state it wants to be in.
  package var state: GestureState
  /// Why it failed or was cancelled; nil otherwise.
  package var cause: Cause?

  /// A move to a state.
  package init(_ state: GestureState, _ cause: Cause? = nil) {
    self.state = state
    self.cause = cause
  }

  /// A failure with its cause.
  package static func failed(_ cause: Cause) -> GestureStep { GestureStep(.failed, cause) }
}

/// The pure half of a recognizer: it is fed with samples, knows no clock, and says what it wants.
///
/// One call takes all the touches of one event, in order, and asks for one move at most. Its own
/// state is what it asked for last; when the coordinator holds a move back, the recognizer's
/// public state lags behind. The owner calls `timePassed(at:)` once the clock has reached the
/// deadline, before it hands in samples of that time.
package protocol GestureRecognition: Sendable {
  /// What it asked for last.
  var state: GestureState { get }
  /// The next moment at which time alone changes something, in seconds.
  var deadline: Double? { get }
  /// Whether it counts a touch; one that it does not count is for `ignore(_:for:)`.
  func isTracking(_ id: Int) -> Bool
  /// Touches came down.
  mutating func began(_ samples: [GestureSample]) -> GestureStep?
  /// Touches moved.
  mutating func moved(_ samples: [GestureSample]) -> GestureStep?
  /// Touches lifted.
  mutating func ended(_ samples: [GestureSample]) -> GestureStep?
  /// The system took touches away.
  mutating func cancelled(_ samples: [GestureSample]) -> GestureStep?
  /// The clock reached a moment.
  mutating func timePassed(at time: Double) -> GestureStep?
  /// Forgets the sequence; what the app configured stays.
  mutating func reset()
}
