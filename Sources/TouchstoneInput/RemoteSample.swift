/// One command of a media remote control, a headset or the media keys of a keyboard.
public struct RemoteSample: Hashable, Sendable {
  /// Which command.
  ///
  /// The first ten have the names of UIEvent.EventSubtype without their first word; for the others
  /// there is no event, and they have the names of MPRemoteCommandCenter without their last word.
  public enum Subtype: String, Hashable, Sendable, CaseIterable {
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
    /// Go some seconds back; the value says how many.
    case skipBackward
    /// Go some seconds on; the value says how many.
    case skipForward
    /// Go to a moment; the value is the second.
    case changePlaybackPosition
    /// Play at another pace; the value is the rate, 1 for the ordinary one.
    case changePlaybackRate
    /// Repeat otherwise; the value is a number of MPRepeatType.
    case changeRepeatMode
    /// Mix otherwise; the value is a number of MPShuffleType.
    case changeShuffleMode
    /// Rate what is playing; the value is the rating.
    case rating
    /// Like what is playing; the value 0 takes it back.
    case like
    /// Dislike what is playing; the value 0 takes it back.
    case dislike
    /// Remember what is playing; the value 0 takes it back.
    case bookmark
    /// Use a language option.
    case enableLanguageOption
    /// Use a language option no more.
    case disableLanguageOption
  }

  /// Which command it is.
  public var subtype: Subtype
  /// What the command speaks of, where it speaks of a number.
  public var value: Double?
  /// When it came, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(subtype: Subtype, value: Double? = nil, time: Double) {
    self.subtype = subtype
    self.value = value
    self.time = time
  }
}
