package import TouchstoneInput
internal import TouchstoneKit

/// The commands that remote controls can ask this application for.
///
/// Command by command: one with a target is served by its targets and makes no remote control event;
/// one without goes to the first responder, if ``UIApplication/beginReceivingRemoteControlEvents()``
/// was called. One that is switched off goes nowhere.
@preconcurrency @MainActor
public final class MPRemoteCommandCenter: NSObject {
  private unowned let application: UIApplication

  private init(_ application: UIApplication) {
    self.application = application
    super.init()
  }

  /// The command center of the application in force.
  public class func shared() -> MPRemoteCommandCenter {
    let application = UIApplication.shared
    if let center = application.remote.server as? MPRemoteCommandCenter { return center }
    let center = MPRemoteCommandCenter(application)
    application.remote.server = center
    return center
  }

  /// Pauses.
  public let pauseCommand = MPRemoteCommand("pauseCommand", .pause)
  /// Plays.
  public let playCommand = MPRemoteCommand("playCommand", .play)
  /// Stops.
  public let stopCommand = MPRemoteCommand("stopCommand", .stop)
  /// Plays if paused, pauses if playing.
  public let togglePlayPauseCommand = MPRemoteCommand("togglePlayPauseCommand", .togglePlayPause)
  /// Uses a language option.
  public let enableLanguageOptionCommand = MPRemoteCommand(
    "enableLanguageOptionCommand", .enableLanguageOption)
  /// Uses a language option no more.
  public let disableLanguageOptionCommand = MPRemoteCommand(
    "disableLanguageOptionCommand", .disableLanguageOption)
  /// Changes the pace.
  public let changePlaybackRateCommand = MPChangePlaybackRateCommand(
    "changePlaybackRateCommand", .changePlaybackRate)
  /// Changes what is repeated.
  public let changeRepeatModeCommand = MPChangeRepeatModeCommand(
    "changeRepeatModeCommand", .changeRepeatMode)
  /// Changes what is mixed.
  public let changeShuffleModeCommand = MPChangeShuffleModeCommand(
    "changeShuffleModeCommand", .changeShuffleMode)
  /// Goes to the next track.
  public let nextTrackCommand = MPRemoteCommand("nextTrackCommand", .nextTrack)
  /// Goes to the previous track.
  public let previousTrackCommand = MPRemoteCommand("previousTrackCommand", .previousTrack)
  /// Goes some seconds on.
  public let skipForwardCommand = MPSkipIntervalCommand("skipForwardCommand", .skipForward)
  /// Goes some seconds back.
  public let skipBackwardCommand = MPSkipIntervalCommand("skipBackwardCommand", .skipBackward)
  /// Winds on.
  public let seekForwardCommand = MPRemoteCommand(
    "seekForwardCommand", .beginSeekingForward, .endSeekingForward)
  /// Winds back.
  public let seekBackwardCommand = MPRemoteCommand(
    "seekBackwardCommand", .beginSeekingBackward, .endSeekingBackward)
  /// Goes to a moment.
  public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand(
    "changePlaybackPositionCommand", .changePlaybackPosition)
  /// Rates what is playing.
  public let ratingCommand = MPRatingCommand("ratingCommand", .rating)
  /// Likes what is playing.
  public let likeCommand = MPFeedbackCommand("likeCommand", .like)
  /// Dislikes what is playing.
  public let dislikeCommand = MPFeedbackCommand("dislikeCommand", .dislike)
  /// Remembers what is playing.
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

  /// The command that a sample asks for. The one button that plays and pauses asks for whichever of
  /// the three has a target, as that of a lock screen does.
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
