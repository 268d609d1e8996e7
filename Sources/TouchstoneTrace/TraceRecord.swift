/// One step in the delivery of an event, with its time.
public struct TraceRecord: Sendable {
  /// The time in seconds on the application's clock.
  public var time: Double
  /// The step.
  public var step: TraceStep

  /// Creates a record.
  public init(time: Double, step: consuming TraceStep) {
    self.time = time
    self.step = step
  }
}

extension TraceRecord: Equatable {
  /// Returns whether two records have the same description.
  public static func == (one: TraceRecord, other: TraceRecord) -> Bool {
    one.description == other.description
  }
}
