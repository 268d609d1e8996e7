internal import TouchstoneInput
package import UIKitCore

/// Plays a recording into an application, under its virtual clock.
@MainActor
package enum RecordingPlayer {
  /// Serves every record at its time. Frames fall where the recording has them, or by the rule of
  /// its frequency where it has none; a last frame delivers what is still waiting.
  package static func play(_ recording: Recording, on application: UIApplication) {
    let loop = application.loop
    guard let loop else { return }
    let hasFrames = recording.records.contains {
      if case .frame = $0 { return true }
      return false
    }
    loop.frames = hasFrames ? nil : FrameSchedule(hertz: recording.header.screen.hz)
    var index = 0
    while index < recording.records.count {
      // What happened at one instant is queued before any of it is served.
      let time = recording.records[index].time
      var frame = false
      while index < recording.records.count, recording.records[index].time == time, !frame {
        switch recording.records[index] {
        case .input(let input, _): loop.post(input)
        case .frame: frame = true
        case .advance: break
        }
        index += 1
      }
      loop.advance(to: time)
      if frame { loop.runFrame(at: time) }
    }
    loop.runFrame(at: loop.now)
  }
}
