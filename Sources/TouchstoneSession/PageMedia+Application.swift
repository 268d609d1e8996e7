internal import TouchstoneHost
internal import TouchstoneKit

extension PageMedia {
  /// Creates a description of the media that an application plays, with the actions it accepts.
  @MainActor
  init(_ application: UIApplication) {
    self.init()
    let playing = application.remote.nowPlaying
    actions = Self.actions(of: application)
    title = playing.title
    artist = playing.artist
    album = playing.album
    duration = playing.duration
    position = playing.elapsed
    rate = playing.rate
    time = playing.time
    state =
      switch playing.state {
      case .playing: "playing"
      case .paused, .stopped: "paused"
      case .unknown: "none"
      }
  }

  /// Returns all actions that have an event if the app receives remote control events, and the
  /// actions for which a command has a target.
  @MainActor
  private static func actions(of application: UIApplication) -> [String] {
    let served = application.remote.server?.served ?? []
    let receives = application.wantsRemoteControlEvents
    return commands.compactMap { action, subtypes, hasEvent in
      receives && hasEvent || subtypes.contains(where: served.contains) ? action : nil
    }
  }

  /// The actions of the Media Session API, the commands that perform them, and whether an event
  /// can.
  private static let commands: [(String, [RemoteSample.Subtype], Bool)] = [
    ("play", [.play, .togglePlayPause], true),
    ("pause", [.pause, .togglePlayPause], true),
    ("stop", [.stop], true),
    ("previoustrack", [.previousTrack], true),
    ("nexttrack", [.nextTrack], true),
    ("seekbackward", [.skipBackward, .beginSeekingBackward], true),
    ("seekforward", [.skipForward, .beginSeekingForward], true),
    ("seekto", [.changePlaybackPosition], false),
  ]
}
