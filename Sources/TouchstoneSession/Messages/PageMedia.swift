/// The media that is playing, as the page's media session shows it, with the actions that it
/// accepts.
package struct PageMedia: Codable, Equatable, Sendable {
  /// The accepted actions, by their names in the Media Session API.
  ///
  /// Empty if there is no session.
  package var actions: [String] = []
  /// The title.
  package var title: String?
  /// The artist.
  package var artist: String?
  /// The album.
  package var album: String?
  /// The duration, in seconds.
  package var duration: Double?
  /// The position, in seconds.
  package var position: Double?
  /// The playback rate.
  package var rate: Double?
  /// The playback state: `playing`, `paused`, or `none` if it is unknown.
  package var state = "none"
  /// The time to which the position applies, in seconds on the host's clock.
  package var time = 0.0

  /// Creates a value without media and actions.
  package init() {}

  private enum CodingKeys: String, CodingKey {
    case actions = "actions"
    case title = "title"
    case artist = "artist"
    case album = "album"
    case duration = "duration"
    case position = "position"
    case rate = "rate"
    case state = "state"
    case time = "time"
  }
}
