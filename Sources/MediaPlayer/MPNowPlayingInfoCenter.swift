internal import TouchstoneKit

/// The key of the item's title, a `String`.
public let MPMediaItemPropertyTitle = "title"
/// The key of the item's artist, a `String`.
public let MPMediaItemPropertyArtist = "artist"
/// The key of the item's album title, a `String`.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// The key of the item's duration in seconds, a number.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// The key of the playback position in seconds, a number.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// The key of the playback rate, a number: 1 is normal speed, and 0 means paused.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// The key of the default playback rate, a number.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"

/// The playback state of the app.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The app doesn't report a state.
  case unknown = 0
  /// The item is playing.
  case playing = 1
  /// The item is paused.
  case paused = 2
  /// Nothing is playing.
  case stopped = 3
  /// The playback is interrupted.
  case interrupted = 4
}

/// The item that the app is playing, for display outside the app, such as on a desktop or a lock
/// screen.
///
/// A browser's page passes it to its media session. If ``playbackState`` is unknown, a playback
/// rate in ``nowPlayingInfo`` distinguishes playing from paused.
@preconcurrency @MainActor
public final class MPNowPlayingInfoCenter: NSObject {
  private unowned let application: UIApplication

  private init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Returns the center of the current application.
  public class func `default`() -> MPNowPlayingInfoCenter {
    let application = UIApplication.shared
    return application.parts.part { MPNowPlayingInfoCenter(application) }
  }

  /// The item that is playing, by the keys of this module, or `nil` if nothing is playing.
  public var nowPlayingInfo: [String: Any]? {
    didSet { tell() }
  }

  /// The playback state that the app reports.
  public var playbackState = MPNowPlayingPlaybackState.unknown {
    didSet { tell() }
  }

  private func tell() {
    var playing = NowPlaying()
    playing.title = nowPlayingInfo?[MPMediaItemPropertyTitle] as? String
    playing.artist = nowPlayingInfo?[MPMediaItemPropertyArtist] as? String
    playing.album = nowPlayingInfo?[MPMediaItemPropertyAlbumTitle] as? String
    playing.duration = number(MPMediaItemPropertyPlaybackDuration)
    playing.elapsed = number(MPNowPlayingInfoPropertyElapsedPlaybackTime)
    playing.rate = number(MPNowPlayingInfoPropertyPlaybackRate)
    playing.time = application.now
    playing.state =
      switch playbackState {
      case .unknown: playing.rate.map { $0 == 0 ? .paused : .playing } ?? .unknown
      case .playing: .playing
      case .paused, .interrupted: .paused
      case .stopped: .stopped
      }
    application.remote.nowPlaying = playing
  }

  /// Returns the value of a key as a finite number, whatever its numeric type, or `nil`.
  private func number(_ key: String) -> Double? {
    let number: Double? =
      switch nowPlayingInfo?[key] {
      case let value as Double: value
      case let value as Float: Double(value)
      case let value as Int: Double(value)
      case let value as NSNumber: value.doubleValue
      default: nil
      }
    guard let number, number.isFinite else { return nil }
    return number
  }
}
