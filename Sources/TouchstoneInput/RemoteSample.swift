/// One command of a media remote control, a headset or the media keys of a keyboard.
public struct RemoteSample: Hashable, Sendable {
  /// A command of a media remote control.
  ///
  /// The first ten commands have the names of UIEvent.EventSubtype without their first word. The
  /// other commands have no event, and have the names of MPRemoteCommandCenter without their last
  /// word.
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
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
    /// Skip back; the value is the number of seconds.
    case skipBackward = "skipBackward"
    /// Skip forward; the value is the number of seconds.
    case skipForward = "skipForward"
    /// Go to a time; the value is the time in seconds.
    case changePlaybackPosition = "changePlaybackPosition"
    /// Play at another rate; the value is the rate, 1 for normal speed.
    case changePlaybackRate = "changePlaybackRate"
    /// Change the repeat mode; the value is a number of MPRepeatType.
    case changeRepeatMode = "changeRepeatMode"
    /// Change the shuffle mode; the value is a number of MPShuffleType.
    case changeShuffleMode = "changeShuffleMode"
    /// Rate the current item; the value is the rating.
    case rating = "rating"
    /// Like the current item; the value 0 withdraws the feedback.
    case like = "like"
    /// Dislike the current item; the value 0 withdraws the feedback.
    case dislike = "dislike"
    /// Bookmark the current item; the value 0 withdraws the bookmark.
    case bookmark = "bookmark"
    /// Enable a language option.
    case enableLanguageOption = "enableLanguageOption"
    /// Disable a language option.
    case disableLanguageOption = "disableLanguageOption"
  }

  /// The command.
  public var subtype: Subtype
  /// The value of the command, or `nil` if it has no value.
  public var value: Double?
  /// The time of the command, in seconds.
  public var time: Double

  /// Creates a sample.
  public init(subtype: Subtype, value: Double? = nil, time: Double) {
    self.subtype = subtype
    self.value = value
    self.time = time
  }
}
