/// An event on the timeline.
package struct HistoryMark: Codable, Equatable, Sendable {
  /// What an event is.
  package enum Kind: String, Codable, CaseIterable, Sendable {
    /// A finger, a pencil or a pointer with a button down.
    case touch
    /// A wheel or a trackpad.
    case scroll
    /// A key or text.
    case key
    /// A button of a remote control or game controller.
    case press
    /// A command of a media remote control.
    case remote
    /// A shake.
    case motion
    /// What an assistive technology asked for, or the main menu.
    case command
    /// Another scene.
    case scene
    /// Something that is wrong.
    case fault
  }

  /// Counts up from 1.
  package var number: Int
  /// What it is.
  package var kind: Kind
  /// When it began, in seconds on the application's clock.
  package var start: Double
  /// When it ended; nothing for a moment, and while it goes on.
  package var end: Double?
  /// Which finger, where there may be several.
  package var finger: Int?
  /// What it is in words.
  package var text: String
}
