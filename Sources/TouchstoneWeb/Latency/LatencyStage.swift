/// A part of the way of an event, from whoever feels a finger to whoever shows what came of it; in order.
package enum LatencyStage: String, CaseIterable, Codable, Sendable {
  /// From the page, or whatever felt it, to the program.
  case device
  /// Until the main thread has checked it and put it into the queue.
  case host
  /// Until it leaves the queue: a move waits for the next frame.
  case queue
  /// The hit test of new touches.
  case hitTest
  /// Windows and recognizers.
  case recognizers
  /// Touch methods of responders, and `sendEvent(_:)` of the application.
  case responders
  /// Actions of controls and recognizers.
  case action
  /// Until the next frame is laid out and told to the page.
  case frame
  /// Until the page says that it has drawn it.
  case shown

  /// Those in which the program handles the event.
  static let handling: Set<LatencyStage> = [.hitTest, .recognizers, .responders, .action]

  /// Those that a replay has, which no page takes part in.
  package static let inReplays = handling

  /// The stage in words that follow "passed".
  var words: String {
    switch self {
    case .device: "on the way from the page"
    case .host: "before the main thread took it"
    case .queue: "in the queue"
    case .hitTest: "in the hit test"
    case .recognizers: "in recognizers"
    case .responders: "in touch methods"
    case .action: "in an action"
    case .frame: "until the next frame was made"
    case .shown: "until the page had drawn it"
    }
  }

  /// What a table or a track calls it.
  package var title: String {
    switch self {
    case .hitTest: "hit test"
    default: rawValue
    }
  }
}
