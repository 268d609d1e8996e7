/// A step in an event's delivery that a journal includes only on request.
package enum JournalDetail: String, Codable, CaseIterable, Sendable {
  /// A raw sample entered the queue.
  case queue
  /// Several moves became one.
  case coalescing
  /// An event was sent to the application.
  case sendEvent
  /// A hit test visited a view.
  case walk
  /// A responder forwarded an event.
  case climb
}
