package import TouchstoneHost
internal import TouchstoneTrace

/// A recording that was played up to a time, from which live input continues.
package struct ContinuedSession: Codable, Equatable, Sendable {
  /// The message on the page and in the terminal: one line.
  package let sentence: String
  /// Whether the replay had other results than the recorded session.
  package let isDiverged: Bool

  /// Plays a recording up to a time, and compares the result with its golden trace.
  ///
  /// - Parameters:
  ///   - recording: The recording to play.
  ///   - end: The end time in seconds, or `nil` for the time of the last record.
  ///   - golden: The lines of its golden trace, or `nil` if no such file exists.
  ///   - host: The host into which the recording is played. Its application must have just been
  ///     launched with the recording's scene.
  /// - Throws: An error whose description is one line, if the time isn't within the recording.
  @MainActor
  package init(
    _ recording: Recording, until end: Double?, golden: [OutcomeLine]?, on host: ApplicationHost
  ) throws(InputRefusal) {
    let last = recording.records.last?.time ?? 0
    let end = end ?? last
    guard end >= 0, end <= last else {
      throw InputRefusal(
        "\(end) s isn't a time in the recording", expected: "a time from 0 s to \(last) s")
    }
    let log = OutcomeLog()
    host.application.tracer.add(log)
    let held: Int
    defer { host.application.tracer.remove(log) }
    held = try host.replay(recording, until: end)
    let first = recording.records.first { !$0.isFrame }?.time ?? 0
    let limit = min(end * 1000, log.end ?? .infinity)
    let divergence = golden.flatMap { golden -> SessionDivergence? in
      guard first * 1000 <= limit else { return nil }
      let limit = golden.count < OutcomeLog.mostLines ? limit : min(limit, golden.last?.time ?? 0)
      return SessionDivergence(kept: golden, present: log.lines, in: first * 1000...limit)
    }
    isDiverged = divergence != nil
    let moment = "\((end * 100).rounded() / 100) s of the recording"
    let outcome =
      switch divergence {
      case let divergence?: ", but the replay differed: \(divergence.sentence)."
      case nil where golden == nil: "; there is no golden trace to compare it with."
      case nil: "; up to there, the replay matched."
      }
    let rest =
      held == 0 ? "" : " Held input (\(held)) is cancelled, because it is no longer held."
    sentence = "Continues from \(moment)\(outcome)\(rest)"
  }

  private enum CodingKeys: String, CodingKey {
    case sentence = "sentence"
    case isDiverged = "isDiverged"
  }
}
