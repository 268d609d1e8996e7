internal import TouchstoneKit

/// The name of a piece, a String.
public let MPMediaItemPropertyTitle = "title"
/// Who made a piece, a String.
public let MPMediaItemPropertyArtist = "artist"
/// What a piece belongs to, a String.
public let MPMediaItemPropertyAlbumTitle = "albumTitle"
/// How long a piece is, in seconds, a number.
public let MPMediaItemPropertyPlaybackDuration = "playbackDuration"
/// Where a piece is, in seconds, a number.
public let MPNowPlayingInfoPropertyElapsedPlaybackTime =
  "MPNowPlayingInfoPropertyElapsedPlaybackTime"
/// How fast a piece goes, a number; 1 is the ordinary rate, 0 a pause.
public let MPNowPlayingInfoPropertyPlaybackRate = "MPNowPlayingInfoPropertyPlaybackRate"
/// How fast a piece goes when nobody asks for anything else, a number.
public let MPNowPlayingInfoPropertyDefaultPlaybackRate =
  "MPNowPlayingInfoPropertyDefaultPlaybackRate"

/// Whether something is playing.
public enum MPNowPlayingPlaybackState: UInt, Sendable {
  /// The program does not say.
  case unknown = 0
  /// It goes on.
  case playing = 1
  /// It stands still for a while.
  case paused = 2
  /// There is nothing.
  case stopped = 3
  /// Something comes between.
  case interrupted = 4
}

/// What the application is playing, for whatever shows it outside: a desktop, a lock screen.
///
/// A browser's page puts it into its media session. Where ``playbackState`` says nothing, a playback
/// rate in ``nowPlayingInfo`` tells playing from paused.
@preconcurrency @MainActor
public final class MPNowPlayingInfoCenter: NSObject {
  private unowned let application: UIApplication

  private init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The center of the application in force.
  public class func `default`() -> MPNowPlayingInfoCenter {
    let application = UIApplication.shared
    return application.parts.part { MPNowPlayingInfoCenter(application) }
  }

  /// What is playing, under the keys of this module; nil for nothing.
  public var nowPlayingInfo: [String: Any]? {
    didSet { tell() }
  }

  /// Whether it goes on.
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

  /// A finite number, however the program wrote it.
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
