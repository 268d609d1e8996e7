/// The limits of a history.
package struct HistoryLimits: Equatable, Sendable {
  /// The duration of the history, in seconds of the application's clock.
  package var seconds = 600.0
  /// The maximum size of segments, properties and images, in bytes.
  package var bytes = 64 << 20
  /// The duration after which a new segment begins, in seconds.
  package var segmentSeconds = 5.0
  /// The maximum number of messages in a segment, so that each time can be restored quickly.
  package var segmentEntries = 600
  /// The maximum number of journal lines, and of marks.
  package var lines = 20_000

  /// Creates the limits for a session on a page: ten minutes.
  package init() {}

  /// The limits for a report of a whole recording of any duration.
  package static var wholeRecording: HistoryLimits {
    var limits = HistoryLimits()
    limits.seconds = .infinity
    limits.bytes = 1 << 30
    limits.lines = 200_000
    return limits
  }
}
