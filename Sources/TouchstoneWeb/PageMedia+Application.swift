internal import TouchstoneHost
internal import TouchstoneKit

extension PageMedia {
  /// What an application plays, and what of it a desktop may ask for.
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

  /// All actions for which there is an event, where the program receives them; else those whose
  /// command has a target.
  @MainActor
  private static func actions(of application: UIApplication) -> [String] {
    let served = application.remote.server?.served ?? []
    let receives = application.wantsRemoteControlEvents
    return commands.compactMap { action, subtypes, hasEvent in
      receives && hasEvent || subtypes.contains(where: served.contains) ? action : nil
    }
  }

  /// The actions of the Media Session API, the commands that serve them, and whether an event can.
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
