/// An event on the timeline.
package struct HistoryMark: Codable, Equatable, Sendable {
  /// The kinds of events.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A touch by a finger, a pencil, or a pointer with a button pressed.
    case touch = "touch"
    /// Scrolling with a wheel or a trackpad.
    case scroll = "scroll"
    /// A key or text.
    case key = "key"
    /// A button of a remote control or game controller.
    case press = "press"
    /// A command of a media remote control.
    case remote = "remote"
    /// A shake.
    case motion = "motion"
    /// A request of an assistive technology or of the main menu.
    case command = "command"
    /// A change of scene.
    case scene = "scene"
    /// A fault.
    case fault = "fault"
  }

  /// The number of the mark, counted from 1.
  package var number: Int
  /// The kind of event.
  package var kind: Kind
  /// The time of the beginning, in seconds on the application's clock.
  package var start: Double
  /// The time of the end, or `nil` if the event has no duration or is still in progress.
  package var end: Double?
  /// The number of the touch, or `nil` for other kinds.
  package var finger: Int?
  /// A description of the event.
  package var text: String

  private enum CodingKeys: String, CodingKey {
    case number = "number"
    case kind = "kind"
    case start = "start"
    case end = "end"
    case finger = "finger"
    case text = "text"
  }
}
