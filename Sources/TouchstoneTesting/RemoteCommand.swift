/// A command of a remote control.
///
/// The names are those of `MPRemoteCommandCenter` without their last word. The names for seeking
/// are those of `UIEvent.EventSubtype` without their first word.
public enum RemoteCommand: String, CaseIterable, Sendable {
  /// Start playing.
  case play
  /// Pause.
  case pause
  /// Stop.
  case stop
  /// Play if paused, and pause if playing.
  case togglePlayPause
  /// Go to the next track.
  case nextTrack
  /// Go to the previous track.
  case previousTrack
  /// Start to rewind.
  case beginSeekingBackward
  /// Stop rewinding.
  case endSeekingBackward
  /// Start to fast-forward.
  case beginSeekingForward
  /// Stop fast-forwarding.
  case endSeekingForward
  /// Skip back by some seconds.
  case skipBackward
  /// Skip forward by some seconds.
  case skipForward
  /// Go to a time, in seconds.
  case changePlaybackPosition
  /// Play at another rate.
  case changePlaybackRate
  /// Change the repeat mode; the value is a number of `MPRepeatType`.
  case changeRepeatMode
  /// Change the shuffle mode; the value is a number of `MPShuffleType`.
  case changeShuffleMode
  /// Rate the current item.
  case rating
  /// Like the current item.
  case like
  /// Dislike the current item.
  case dislike
  /// Bookmark the current item.
  case bookmark
  /// Enable a language option.
  case enableLanguageOption
  /// Disable a language option.
  case disableLanguageOption
}
