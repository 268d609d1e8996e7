package import TouchstoneInput
internal import TouchstoneKit

/// The commands that remote controls can send to this application.
///
/// Each command is handled separately. A command with targets calls these and creates no remote
/// control event. A command without targets goes to the first responder if
/// ``UIApplication/beginReceivingRemoteControlEvents()`` was called. A disabled command is
/// discarded.
@preconcurrency @MainActor
public final class MPRemoteCommandCenter: NSObject {
  private unowned let application: UIApplication

  private init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Returns the command center of the current application.
  public class func shared() -> MPRemoteCommandCenter {
    let application = UIApplication.shared
    if let center = application.remote.server as? MPRemoteCommandCenter { return center }
    let center = MPRemoteCommandCenter(application)
    application.remote.server = center
    return center
  }

  /// The command that pauses.
  public let pauseCommand = MPRemoteCommand("pauseCommand", .pause)
  /// The command that plays.
  public let playCommand = MPRemoteCommand("playCommand", .play)
  /// The command that stops.
  public let stopCommand = MPRemoteCommand("stopCommand", .stop)
  /// The command that pauses if the app is playing, and plays otherwise.
  public let togglePlayPauseCommand = MPRemoteCommand("togglePlayPauseCommand", .togglePlayPause)
  /// The command that enables a language option.
  public let enableLanguageOptionCommand = MPRemoteCommand(
    "enableLanguageOptionCommand", .enableLanguageOption)
  /// The command that disables a language option.
  public let disableLanguageOptionCommand = MPRemoteCommand(
    "disableLanguageOptionCommand", .disableLanguageOption)
  /// The command that changes the playback rate.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand(
    "changePlaybackRateCommand", .changePlaybackRate)
  /// The command that changes the repeat mode.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand(
    "changeRepeatModeCommand", .changeRepeatMode)
  /// The command that changes the shuffle mode.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand(
    "changeShuffleModeCommand", .changeShuffleMode)
  /// The command for the next track.
  public let nextTrackCommand = MPRemoteCommand("nextTrackCommand", .nextTrack)
  /// The command for the previous track.
  public let previousTrackCommand = MPRemoteCommand("previousTrackCommand", .previousTrack)
  /// The command that skips forward by a number of seconds.
  public let skipForwardCommand = MPSkipIntervalCommand("skipForwardCommand", .skipForward)
  /// The command that skips backward by a number of seconds.
  public let skipBackwardCommand = MPSkipIntervalCommand("skipBackwardCommand", .skipBackward)
  /// The command that starts and stops seeking forward.
  public let seekForwardCommand = MPRemoteCommand(
    "seekForwardCommand", .beginSeekingForward, .endSeekingForward)
  /// The command that starts and stops seeking backward.
  public let seekBackwardCommand = MPRemoteCommand(
    "seekBackwardCommand", .beginSeekingBackward, .endSeekingBackward)
  /// The command that changes the playback position.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand(
    "changePlaybackPositionCommand", .changePlaybackPosition)
  /// The command that rates the current item.
  public let ratingCommand = MPRatingCommand("ratingCommand", .rating)
  /// The command that likes the current item.
  public let likeCommand = MPFeedbackCommand("likeCommand", .like)
  /// The command that dislikes the current item.
  public let dislikeCommand = MPFeedbackCommand("dislikeCommand", .dislike)
  /// The command that bookmarks the current item.
  public let bookmarkCommand = MPFeedbackCommand("bookmarkCommand", .bookmark)

  private var commands: [MPRemoteCommand] {
    [
      playCommand, pauseCommand, stopCommand, togglePlayPauseCommand, nextTrackCommand,
      previousTrackCommand, seekForwardCommand, seekBackwardCommand, skipForwardCommand,
      skipBackwardCommand, changePlaybackPositionCommand, changePlaybackRateCommand,
      changeRepeatModeCommand, changeShuffleModeCommand, ratingCommand, likeCommand,
      dislikeCommand, bookmarkCommand, enableLanguageOptionCommand, disableLanguageOptionCommand,
    ]
  }
}

extension MPRemoteCommandCenter: RemoteCommandServer {
  package func serve(_ sample: RemoteSample) -> RemoteCommandAnswer {
    guard let command = command(for: sample) else { return .unserved }
    guard command.isEnabled else { return .disabled(command.name) }
    guard command.hasTarget else { return .unserved }
    command.serve(sample, for: application)
    return .served
  }

  package var served: [RemoteSample.Subtype] {
    commands.filter { $0.isEnabled && $0.hasTarget }.flatMap(\.subtypes)
  }

  /// Returns the command for a sample.
  ///
  /// A button that plays and pauses uses whichever of the play, pause and toggle commands has a
  /// target, like that of a lock screen.
  private func command(for sample: RemoteSample) -> MPRemoteCommand? {
    let command = commands.first { $0.subtypes.contains(sample.subtype) }
    guard let command, command.isEnabled, !command.hasTarget else { return command }
    switch sample.subtype {
    case .play where isServed(togglePlayPauseCommand),
      .pause where isServed(togglePlayPauseCommand):
      return togglePlayPauseCommand
    case .togglePlayPause where isServed(playCommand) && isServed(pauseCommand):
      return application.remote.nowPlaying.state == .playing ? pauseCommand : playCommand
    default: return command
    }
  }

  private func isServed(_ command: MPRemoteCommand) -> Bool {
    command.isEnabled && command.hasTarget
  }
}
