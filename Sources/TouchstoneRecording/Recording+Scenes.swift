internal import TouchstoneInput

extension Recording {
  /// The scenes that are shown while the recording is played, except for the first one.
  package var laterScenes: [String] {
    records.compactMap { if case .scene(_, let name, _, _) = $0 { name } else { nil } }
  }

  /// The part from the last scene on, as a separate recording, and its start time in this
  /// recording.
  ///
  /// Input that continues from before that scene isn't part of it.
  package var lastScene: (recording: Recording, start: Double) {
    guard
      let index = records.lastIndex(where: { if case .scene = $0 { true } else { false } }),
      case .scene(let start, let name, _, _) = records[index]
    else { return (self, 0) }
    var part = self
    part.header.scene = name
    for case .scene(_, _, let screen?, _) in records[...index] { part.header.screen = screen }
    var check = StreamCheck()
    part.records = records[(index + 1)...].compactMap { record in
      let record = record.shifted(by: -start)
      if case .input(let input, _) = record, (try? check.admit(input)) == nil { return nil }
      return record
    }
    return (part, start)
  }
}

extension RecordingRecord {
  fileprivate func shifted(by seconds: Double) -> RecordingRecord {
    switch self {
    case .input(let input, let extra): .input(input.shifted(by: seconds), extra: extra)
    case .frame(let time, let extra): .frame(time: time + seconds, extra: extra)
    case .advance(let time, let extra): .advance(time: time + seconds, extra: extra)
    case .scene(let time, let name, let screen, let extra):
      .scene(time: time + seconds, name: name, screen: screen, extra: extra)
    case .gap(let gap, let extra):
      .gap(
        RecordingGap(
          start: gap.start + seconds, end: gap.end + seconds, inputs: gap.inputs,
          frames: gap.frames), extra: extra)
    }
  }
}
