/// One command of a media remote control, a headset or the media keys of a keyboard.
public struct RemoteSample: Hashable, Sendable {
  /// A command of a media remote control.
  ///
  /// The first ten commands have the names of UIEvent.EventSubtype without their first word. The
  /// other commands have no event, and have the names of MPRemoteCommandCenter without their last
  /// word.
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
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
    /// Skip back; the value is the number of seconds.
    case skipBackward
    /// Skip forward; the value is the number of seconds.
    case skipForward
    /// Go to a time; the value is the time in seconds.
    case changePlaybackPosition
    /// Play at another rate; the value is the rate, 1 for normal speed.
    case changePlaybackRate
    /// Change the repeat mode; the value is a number of MPRepeatType.
    case changeRepeatMode
    /// Change the shuffle mode; the value is a number of MPShuffleType.
    case changeShuffleMode
    /// Rate the current item; the value is the rating.
    case rating
    /// Like the current item; the value 0 withdraws the feedback.
    case like
    /// Dislike the current item; the value 0 withdraws the feedback.
    case dislike
    /// Bookmark the current item; the value 0 withdraws the bookmark.
    case bookmark
    /// Enable a language option.
    case enableLanguageOption
    /// Disable a language option.
    case disableLanguageOption
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
