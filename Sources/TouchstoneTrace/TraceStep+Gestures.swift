extension TraceStep {
  /// The state of a recognizer, with the cases of `UIGestureRecognizer.State`.
  public enum GestureState: String, CaseIterable, Sendable {
    case possible = "possible"
    case began = "began"
    case changed = "changed"
    case ended = "ended"
    case cancelled = "cancelled"
    case failed = "failed"
  }

  /// The reason for a recognizer's state change.
  public enum TransitionReason: Equatable, Sendable {
    /// The recognizer's verdict.
    case verdict(GestureVerdict)
    /// Another cause, as a clause.
    case cause(String)
  }

  /// How a recognizer's attempt for a touch ended. Names are between asterisks.
  public enum GestureVerdict: Equatable, Sendable {
    /// The gesture was recognized.
    case recognized
    /// It was not this gesture.
    case failed(because: GestureCause)
    /// Another one, on a view, was recognized first.
    case prevented(by: String, on: String?)
    /// It had begun and was taken away.
    case cancelled(because: GestureCause)
    /// It never had the touch.
    case neverReceived(because: GestureCause)
    /// Its own class turned the touch away.
    case ignored
    /// The recognizer was ready until the end, but others had not failed. The time is in seconds.
    case waiting(for: [String], until: Double?)
  }
}

extension TraceStep.GestureVerdict {
  /// The name used in JSON, without the cause.
  public var name: String {
    switch self {
    case .recognized: "recognized"
    case .failed: "failed"
    case .prevented: "prevented"
    case .cancelled: "cancelled"
    case .neverReceived: "neverReceived"
    case .ignored: "ignored"
    case .waiting: "waiting"
    }
  }
}
