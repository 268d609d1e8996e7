/// One command of a media remote control, a headset or the media keys of a keyboard.
package struct RemoteSample: Hashable, Sendable {
  /// Which command; the names are those of UIEvent.EventSubtype without their first word.
  package enum Subtype: String, Hashable, Sendable, CaseIterable {
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
  }

  /// Which command it is.
  package var subtype: Subtype
  /// When it came, in seconds.
  package var time: Double

  /// Makes a sample.
  package init(subtype: Subtype, time: Double) {
    self.subtype = subtype
    self.time = time
  }
}
