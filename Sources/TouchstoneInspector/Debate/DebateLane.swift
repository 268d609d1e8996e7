public import TouchstoneTrace

/// One stretch of a lane, in which nothing changed.
public struct DebateSegment: Sendable, Equatable {
  /// What the lane's owner was doing; the raw values are the names in JSON.
  public enum State: String, Sendable, CaseIterable {
    /// A recognizer can't tell yet.
    case possible
    /// A recognizer is ready, and others have to fail first.
    case waiting
    /// A continuous gesture goes on.
    case active
    /// A gesture was recognized and is over.
    case recognized
    /// It is no such gesture, or another one came first.
    case failed
    /// A gesture that had begun was taken away.
    case cancelled
    /// A recognizer has no part in the touch.
    case absent
    /// A touch is kept back from its view.
    case held
    /// A touch is with its view, or with whoever up the chain wanted it.
    case delivered
    /// A touch is with nobody, as nobody in the chain wanted it, or it hit nothing.
    case unwanted
    /// A touch was taken from its view, or kept from it for good.
    case taken
  }

  /// What the lane's owner was doing.
  public let state: State
  /// When it began, in seconds on the application's clock.
  public let start: Double
  /// When it ended; nil while it goes on.
  public internal(set) var end: Double?
  /// Why it began, as a clause; names in it stand between asterisks. Empty where nothing is to say.
  public let cause: String
  /// How often the gesture has changed.
  public internal(set) var changes = 0
}

/// How a recognizer's part in a sequence of touches ended: the one verdict, and the one cause.
public struct DebateVerdict: Sendable, Equatable {
  /// recognized, failed, prevented, cancelled, neverReceived or ignored.
  public let name: String
  /// The verdict with its cause, as a clause; names in it stand between asterisks.
  public let text: String
  /// When it fell, in seconds on the application's clock.
  public let time: Double
  /// The verdict itself, from which the part of delegates follows.
  let verdict: TraceStep.GestureVerdict
}

/// The way of one recognizer from its first touch to its reset.
public struct DebateAttempt: Sendable, Equatable {
  /// The numbers of its touches.
  public internal(set) var touches: [Int]
  /// What it was doing, in order; each segment begins where the one before it ended.
  public internal(set) var segments: [DebateSegment] = []
  /// How it ended; nil while it goes on.
  public internal(set) var verdict: DebateVerdict?
}

/// Everything that one recognizer did in a sequence of touches.
public struct RecognizerLane: Sendable, Equatable {
  /// The recognizer.
  public let recognizer: TraceSubject
  /// The view it is attached to.
  public let view: TraceSubject?
  /// Its ways through the sequence, oldest first; there are several where it started again.
  public internal(set) var attempts: [DebateAttempt] = []

  let key: Int
}

/// What became of one touch.
public struct TouchLane: Sendable, Equatable {
  /// The touch's number.
  public let touch: Int
  /// The view that was hit; nil where nothing was.
  public internal(set) var view: TraceSubject?
  /// Where it came down, in screen points.
  public internal(set) var x: Double
  /// Where it came down, in screen points.
  public internal(set) var y: Double
  /// Who had the touch, in order.
  public internal(set) var segments: [DebateSegment] = []
  /// Who kept the touch: the view, or whoever up the chain wanted it; nil for nobody so far.
  public internal(set) var keeper: TraceSubject?
  /// When the finger was lifted, or taken away; nil while it is down.
  public internal(set) var lift: Double?
}
