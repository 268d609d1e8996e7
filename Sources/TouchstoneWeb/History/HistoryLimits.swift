/// How much of a session is kept.
package struct HistoryLimits: Equatable, Sendable {
  /// Seconds of the application's clock that are kept.
  package var seconds = 600.0
  /// The most bytes that what is kept may take: segments, properties and images.
  package var bytes = 64 << 20
  /// After how many seconds a segment gives way to the next, which begins from nothing.
  package var segmentSeconds = 5.0
  /// How many messages a segment has at most, so that each moment is found soon.
  package var segmentEntries = 600
  /// How many lines of the journal are kept, and how many marks.
  package var lines = 20_000

  /// Makes the limits of a session on a page: ten minutes.
  package init() {}

  /// Makes the limits of a report of a whole recording, however long it is.
  package static var wholeRecording: HistoryLimits {
    var limits = HistoryLimits()
    limits.seconds = .infinity
    limits.bytes = 1 << 30
    limits.lines = 200_000
    return limits
  }
}
