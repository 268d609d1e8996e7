public import TouchstoneTrace

/// A part of a lane during which the state doesn't change.
public struct GestureTimelineSegment: Sendable, Equatable {
  /// The state of a recognizer or touch.
  ///
  /// The raw values are the names in JSON.
  public enum State: String, Sendable, CaseIterable {
    /// A recognizer hasn't decided yet.
    case possible = "possible"
    /// A recognizer is ready to be recognized, but others have to fail first.
    case waiting = "waiting"
    /// A continuous gesture is in progress.
    case active = "active"
    /// A gesture was recognized and is over.
    case recognized = "recognized"
    /// The touches aren't the recognizer's gesture, or another recognizer came first.
    case failed = "failed"
    /// A gesture that had begun was canceled.
    case cancelled = "cancelled"
    /// A recognizer doesn't take part in the touch.
    case absent = "absent"
    /// A touch is held back from its view.
    case held = "held"
    /// A touch was delivered to its view, or to a responder further up the chain.
    case delivered = "delivered"
    /// A touch wasn't handled: no responder in the chain wanted it, or it hit no view.
    case unwanted = "unwanted"
    /// A touch was taken from its view, or permanently withheld from it.
    case taken = "taken"
  }

  /// The state of the recognizer or touch during the segment.
  public let state: State
  /// The time when the segment began, in seconds on the application's clock.
  public let start: Double
  /// The time when the segment ended, or `nil` if it is still in progress.
  public internal(set) var end: Double?
  /// The reason for the segment's beginning, as a clause with names between asterisks.
  ///
  /// Empty if there is no reason to give.
  public let cause: String
  /// The number of times that the gesture has changed.
  public internal(set) var changes = 0
}

/// The final verdict on a recognizer in a sequence of touches, with its cause.
public struct GestureTimelineVerdict: Sendable, Equatable {
  /// The verdict's name: recognized, failed, prevented, cancelled, neverReceived or ignored.
  public let name: String
  /// The verdict with its cause, as a clause with names between asterisks.
  public let text: String
  /// The time of the verdict, in seconds on the application's clock.
  public let time: Double
  /// The verdict itself, which shows whether delegates had a part in it.
  let verdict: TraceStep.GestureVerdict
}

/// One attempt of a recognizer, from its first touch to its reset.
public struct GestureTimelineAttempt: Sendable, Equatable {
  /// The numbers of the attempt's touches.
  public internal(set) var touches: [Int]
  /// The segments in order.
  ///
  /// Each segment begins when the previous one ends.
  public internal(set) var segments: [GestureTimelineSegment] = []
  /// The verdict that ended the attempt, or `nil` if the attempt is still in progress.
  public internal(set) var verdict: GestureTimelineVerdict?
}

/// Everything that one recognizer did during a sequence of touches.
public struct RecognizerLane: Sendable, Equatable {
  /// The recognizer.
  public let recognizer: TraceSubject
  /// The view that the recognizer is attached to.
  public let view: TraceSubject?
  /// The recognizer's attempts, oldest first.
  ///
  /// There are several if the recognizer started again.
  public internal(set) var attempts: [GestureTimelineAttempt] = []

  let key: Int
}

/// The history of one touch.
public struct TouchLane: Sendable, Equatable {
  /// The touch's number.
  public let touch: Int
  /// The hit-tested view, or `nil` if the touch hit no view.
  public internal(set) var view: TraceSubject?
  /// The x-coordinate where the touch began, in screen points.
  public internal(set) var x: Double
  /// The y-coordinate where the touch began, in screen points.
  public internal(set) var y: Double
  /// The states of the touch, in order.
  public internal(set) var segments: [GestureTimelineSegment] = []
  /// The responder that receives the touch: the view, or a responder further up the chain.
  ///
  /// `nil` if no responder has received the touch, or if its beginning was discarded.
  public internal(set) var keeper: TraceSubject?
  /// The time when the touch ended or was canceled, or `nil` if the finger is down.
  public internal(set) var lift: Double?
}
