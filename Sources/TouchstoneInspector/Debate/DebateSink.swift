package import TouchstoneTrace

/// Follows the debates of a running application.
package final class DebateSink: TraceSink {
  /// What it has read.
  package private(set) var book = DebateBook(limit: 1)
  /// Hit tests are of no interest here, so that the fast walk goes on.
  package let wantsVisits = false

  /// Makes a sink; add it to an application's tracer.
  package init() {}

  /// Forgets all debates, as another scene is shown.
  package func clear() { book.clear() }

  /// Takes up one record.
  package func record(_ record: TraceRecord) { book.add(record) }
}
