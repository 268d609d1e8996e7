/// One step of the way of an event: what happened, and when.
public struct TraceRecord: Sendable {
  /// Seconds on the application's clock.
  public var time: Double
  /// What happened.
  public var step: TraceStep

  /// Makes a record.
  public init(time: Double, step: consuming TraceStep) {
    self.time = time
    self.step = step
  }
}

extension TraceRecord: Equatable {
  /// Two records are equal when they read the same.
  public static func == (one: TraceRecord, other: TraceRecord) -> Bool {
    one.description == other.description
  }
}
