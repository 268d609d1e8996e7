extension TraceStep {
  /// A touch of an event, and what it did.
  public struct Touch: Equatable, Sendable {
    /// Its number, counted from 1 in the order of their beginning.
    public let number: Int
    /// What it did.
    public let phase: TouchPhase

    /// Makes one.
    public init(_ number: Int, _ phase: TouchPhase) {
      self.number = number
      self.phase = phase
    }
  }

  /// What a touch did; the cases are those of `UITouch.Phase`.
  public enum TouchPhase: String, CaseIterable, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited

    /// Whether the finger is no longer down.
    public var isOver: Bool { self == .ended || self == .cancelled }
  }

  /// Where a frame put a touch among its samples.
  public enum SamplePlace: Equatable, Sendable {
    /// Between two of them.
    case interpolated
    /// Beyond the latest one, by so many seconds.
    case predicted(by: Double)
  }

  /// How a view lost a touch.
  public enum Taking: Equatable, Sendable {
    /// A recognizer took it from the view; this is what it was called then.
    case recognized(TraceSubject, called: String)
    /// A recognizer took it before the view ever saw it.
    case dropped(by: TraceSubject)
    /// Something else did: an interruption, or a view that left its window.
    case cancelled(because: String)
  }
}
