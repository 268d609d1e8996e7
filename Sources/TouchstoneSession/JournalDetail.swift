/// A step in an event's delivery that a journal includes only on request.
package enum JournalDetail: String, Codable, CaseIterable, Sendable {
  /// A raw sample entered the queue.
  case queue = "queue"
  /// Several moves became one.
  case coalescing = "coalescing"
  /// An event was sent to the application.
  case sendEvent = "sendEvent"
  /// A hit test visited a view.
  case walk = "walk"
  /// A responder forwarded an event.
  case climb = "climb"
}
