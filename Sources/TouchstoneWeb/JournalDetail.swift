/// A step of the way of an event that a journal tells only where somebody asks for it.
package enum JournalDetail: String, Codable, CaseIterable, Sendable {
  /// A raw sample entered the queue.
  case queue
  /// Several moves became one.
  case coalescing
  /// An event went to the application.
  case sendEvent
  /// A view was asked by a hit test.
  case walk
  /// A responder handed an event on.
  case climb
}
