extension TraceStep {
  /// A touch of an event, with its phase.
  public struct Touch: Equatable, Sendable {
    /// The number of the touch, counted from 1 in the order in which touches began.
    public let number: Int
    /// The phase of the touch.
    public let phase: TouchPhase

    /// Creates a touch.
    public init(_ number: Int, _ phase: TouchPhase) {
      self.number = number
      self.phase = phase
    }
  }

  /// The phase of a touch, with the cases of `UITouch.Phase`.
  public enum TouchPhase: String, CaseIterable, Sendable {
    case began = "began"
    case moved = "moved"
    case stationary = "stationary"
    case ended = "ended"
    case cancelled = "cancelled"
    case regionEntered = "regionEntered"
    case regionMoved = "regionMoved"
    case regionExited = "regionExited"

    /// Whether the finger is no longer down.
    public var isOver: Bool { self == .ended || self == .cancelled }
  }

  /// The location that a frame computed for a touch from its samples.
  public enum SamplePlace: Equatable, Sendable {
    /// Between two samples.
    case interpolated
    /// Beyond the last sample, by this time in seconds.
    case predicted(by: Double)
  }

  /// The reason that a view lost a touch.
  public enum Taking: Equatable, Sendable {
    /// A recognizer was recognized. `called` is its name at that time.
    case recognized(TraceSubject, called: String)
    /// A recognizer was recognized before the view received the touch.
    case dropped(by: TraceSubject)
    /// Another cause, such as an interruption or the view's removal from its window.
    case cancelled(because: String)
  }
}
