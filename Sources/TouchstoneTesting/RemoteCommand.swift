/// What a remote control can ask for; the names are those of `MPRemoteCommandCenter` without their
/// last word, and for seeking those of `UIEvent.EventSubtype` without their first.
public enum RemoteCommand: String, CaseIterable, Sendable {
  /// Start playing.
  case play
  /// Stop for a while.
  case pause
  /// Stop for good.
  case stop
  /// Start if paused, pause if playing.
  case togglePlayPause
  /// Go to the next track.
  case nextTrack
  /// Go to the previous track.
  case previousTrack
  /// Start to wind back.
  case beginSeekingBackward
  /// Stop winding back.
  case endSeekingBackward
  /// Start to wind forward.
  case beginSeekingForward
  /// Stop winding forward.
  case endSeekingForward
  /// Go some seconds back.
  case skipBackward
  /// Go some seconds on.
  case skipForward
  /// Go to a moment, in seconds.
  case changePlaybackPosition
  /// Play at another pace.
  case changePlaybackRate
  /// Repeat something else; the value is a number of `MPRepeatType`.
  case changeRepeatMode
  /// Mix something else; the value is a number of `MPShuffleType`.
  case changeShuffleMode
  /// Rate what is playing.
  case rating
  /// Like what is playing.
  case like
  /// Dislike what is playing.
  case dislike
  /// Remember what is playing.
  case bookmark
  /// Use a language option.
  case enableLanguageOption
  /// Use a language option no more.
  case disableLanguageOption
}
