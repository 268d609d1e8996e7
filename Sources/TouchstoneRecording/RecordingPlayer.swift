internal import TouchstoneInput
package import TouchstoneKit

/// Plays recordings into an application, under its virtual clock.
@MainActor
package enum RecordingPlayer {
  /// Plays every record at its time.
  ///
  /// Frames run at the recorded times, or at the screen's rate if the recording has no frames. A
  /// last frame delivers input that is still waiting.
  package static func play(_ recording: Recording, on application: UIApplication) {
    let hasFrames = recording.records.contains(where: \.isFrame)
    var records = recording.records.makeIterator()
    play(hertz: recording.header.screen.hz, hasFrames: hasFrames, on: application) {
      records.next()
    }
  }

  /// Plays records one by one, so that they needn't all be in memory.
  ///
  /// - Parameters:
  ///   - hertz: The number of frames per second.
  ///   - hasFrames: Whether the recording has frame records.
  ///   - application: The application into which the records are played.
  ///   - next: A function that returns the next record, or `nil` at the end.
  package static func play(
    hertz: Double, hasFrames: Bool, on application: UIApplication,
    next: () throws -> RecordingRecord?
  ) rethrows {
    guard let loop = application.loop else { return }
    loop.frames = hasFrames ? nil : FrameSchedule(hertz: hertz)
    var upcoming = try next()
    while let first = upcoming {
      // Queue all input of one time before any of it is processed.
      let time = first.time
      var last: RecordingRecord?
      while let record = upcoming, record.time == time, last == nil {
        switch record {
        case .input(let input, _): loop.post(input)
        case .frame, .scene, .gap: last = record
        case .advance: break
        }
        upcoming = try next()
      }
      // The missing frames follow the schedule of the screen's rate.
      if case .gap(let gap, _)? = last, hasFrames, gap.inputs == 0, gap.frames > 0 {
        loop.frames = FrameSchedule(hertz: hertz)
      }
      loop.advance(to: time)
      if hasFrames { loop.frames = nil }
      switch last {
      case .frame?: loop.runFrame(at: time)
      case .scene(_, let name, let screen, _)?:
        if let screen { application.changeScreen(to: screen.configuration) }
        application.show(sceneNamed: name)
      default: break
      }
    }
    loop.runFrame(at: loop.now)
  }
}

extension RecordingRecord {
  /// Whether the host drew a frame.
  package var isFrame: Bool {
    if case .frame = self { true } else { false }
  }
}
