package import TouchstoneHost

/// A moment of the session on the page, with all that is needed to go on from there in another process.
package struct SessionMoment: Equatable, Sendable {
  /// The recording, as its file has it.
  package var recording: String
  /// The golden trace, as its file has it.
  package var golden: String
  /// Seconds of the recording.
  package var time: Double

  /// Makes a moment.
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
        "at \(Self.words(time)) another scene was shown, which is recorded no more",
        expected: "a moment from \(Self.words(origin)) on")
    }
    guard time <= last else {
      throw InputRefusal(
        "the session has not come to \(Self.words(time)) yet",
        expected: "a moment up to \(Self.words(last))")
    }
    return SessionMoment(recording: recording, golden: outcomes.text, time: time - origin)
  }

  private static func words(_ seconds: Double) -> String { "\((seconds * 100).rounded() / 100) s" }
}
