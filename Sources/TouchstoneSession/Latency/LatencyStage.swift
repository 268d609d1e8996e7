/// The stages of an event in order, from the device that senses a finger to the page that shows the
/// result.
package enum LatencyStage: String, CaseIterable, Codable, Sendable {
  /// From the page or other source to this process.
  case device = "device"
  /// Until the main thread has validated and enqueued the input.
  case host = "host"
  /// Until the input leaves the queue.
  ///
  /// A move waits for the next frame.
  case queue = "queue"
  /// The hit test of new touches.
  case hitTest = "hitTest"
  /// Windows and recognizers.
  case recognizers = "recognizers"
  /// Touch methods of responders, and `sendEvent(_:)` of the application.
  case responders = "responders"
  /// Actions of controls and recognizers.
  case action = "action"
  /// Until the next frame is laid out and sent to the page.
  case frame = "frame"
  /// Until the page reports that it has drawn the frame.
  case shown = "shown"

  /// The stages in which the app handles the event.
  static let handling: Set<LatencyStage> = [.hitTest, .recognizers, .responders, .action]

  /// The stages in a replay, which involves no page.
  package static let inReplays = handling

  /// The stage in words that follow "was spent".
  var words: String {
    switch self {
    case .device: "on the way from the page"
    case .host: "before the main thread processed it"
    case .queue: "in the queue"
    case .hitTest: "in the hit test"
    case .recognizers: "in recognizers"
    case .responders: "in touch methods"
    case .action: "in an action"
    case .frame: "until the next frame was ready"
    case .shown: "until the page had drawn it"
    }
  }

  /// The stage's title in a table or a track.
  package var title: String {
    switch self {
    case .hitTest: "hit test"
    default: rawValue
    }
  }
}
