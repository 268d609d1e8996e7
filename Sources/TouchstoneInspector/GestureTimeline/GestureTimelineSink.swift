package import TouchstoneTrace

/// Records the gesture debate of a running application.
package final class GestureTimelineSink: TraceSink {
  /// The book that contains the current debate.
  package private(set) var book = GestureTimelineRecorder(limit: 1)
  /// `false`, because hit-test visits aren't needed and the fast traversal can stay enabled.
  package let wantsVisits = false

  /// Creates a sink, which you add to an application's tracer.
  package init() {}

  /// Removes all debates, because another scene is shown.
  package func clear() { book.clear() }

  /// Adds one record to the book.
  package func record(_ record: TraceRecord) { book.add(record) }
}
