package import TouchstoneTrace

/// Records the gesture timeline of a running application.
package final class GestureTimelineSink: TraceSink {
  /// The recorder that contains the current timeline.
  package private(set) var recorder = GestureTimelineRecorder(limit: 1)
  /// `false`, because hit-test visits aren't needed and the fast traversal can stay enabled.
  package let wantsVisits = false

  /// Creates a sink, which you add to an application's tracer.
  package init() {}

  /// Removes all timelines, because another scene is shown.
  package func clear() { recorder.clear() }

  /// Adds one record of the trace.
  package func record(_ record: TraceRecord) { recorder.add(record) }
}
