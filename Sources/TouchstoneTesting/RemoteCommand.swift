/// A command of a remote control.
///
/// The names are those of `MPRemoteCommandCenter` without their last word. The names for seeking
/// are those of `UIEvent.EventSubtype` without their first word.
public enum RemoteCommand: String, CaseIterable, Sendable {
  /// Start playing.
  case play = "play"
  /// Pause.
  case pause = "pause"
  /// Stop.
  case stop = "stop"
  /// Play if paused, and pause if playing.
  case togglePlayPause = "togglePlayPause"
  /// Go to the next track.
  case nextTrack = "nextTrack"
  /// Go to the previous track.
  case previousTrack = "previousTrack"
  /// Start to rewind.
  case beginSeekingBackward = "beginSeekingBackward"
  /// Stop rewinding.
  case endSeekingBackward = "endSeekingBackward"
  /// Start to fast-forward.
  case beginSeekingForward = "beginSeekingForward"
  /// Stop fast-forwarding.
  case endSeekingForward = "endSeekingForward"
  /// Skip back by some seconds.
  case skipBackward = "skipBackward"
  /// Skip forward by some seconds.
  case skipForward = "skipForward"
  /// Go to a time, in seconds.
  case changePlaybackPosition = "changePlaybackPosition"
  /// Play at another rate.
  case changePlaybackRate = "changePlaybackRate"
  /// Change the repeat mode; the value is a number of `MPRepeatType`.
  case changeRepeatMode = "changeRepeatMode"
  /// Change the shuffle mode; the value is a number of `MPShuffleType`.
  case changeShuffleMode = "changeShuffleMode"
  /// Rate the current item.
  case rating = "rating"
  /// Like the current item.
  case like = "like"
  /// Dislike the current item.
  case dislike = "dislike"
  /// Bookmark the current item.
  case bookmark = "bookmark"
  /// Enable a language option.
  case enableLanguageOption = "enableLanguageOption"
  /// Disable a language option.
  case disableLanguageOption = "disableLanguageOption"
}
