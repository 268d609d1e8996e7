package import TouchstoneHost

/// A time in the page's session, with everything that another process needs to continue from there.
package struct SessionMoment: Equatable, Sendable {
  /// The recording, in its file format.
  package var recording: String
  /// The golden trace, in its file format.
  package var golden: String
  /// The time, in seconds of the recording.
  package var time: Double

  /// Creates a moment.
  package init(recording: String, golden: String, time: Double) {
    self.recording = recording
    self.golden = golden
    self.time = time
  }
}

extension ApplicationSession {
  package func moment(at time: Double) throws(InputRefusal) -> SessionMoment {
    let (recording, origin) = try programs.recordingFromScene()
    let last = host.now
    guard time >= origin else {
      throw InputRefusal(
        "at \(Self.words(time)) another scene was shown, which is no longer recorded",
        expected: "a time of \(Self.words(origin)) or later")
    }
    guard time <= last else {
      throw InputRefusal(
        "the session hasn't reached \(Self.words(time)) yet",
        expected: "a time of \(Self.words(last)) or earlier")
    }
    return SessionMoment(recording: recording, golden: outcomes.text, time: time - origin)
  }

  private static func words(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100) s" }
}
