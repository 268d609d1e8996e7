extension TraceStep {
  /// Where a recognizer stands; the cases are those of `UIGestureRecognizer.State`.
  public enum GestureState: String, CaseIterable, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  /// Why a recognizer changed its state.
  public enum MoveReason: Equatable, Sendable {
    /// It has its verdict.
    case verdict(GestureVerdict)
    /// Something else, as a clause.
    case cause(String)
  }

  /// How a recognizer's attempt for a touch ended. Names are between asterisks.
  public enum GestureVerdict: Equatable, Sendable {
    /// It was recognized.
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
    /// It was ready until the end, and others had not failed; the time is in seconds.
    case waiting(for: [String], until: Double?)
  }
}

extension TraceStep.GestureVerdict {
  /// The name that stands in JSON, without what decided it.
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
