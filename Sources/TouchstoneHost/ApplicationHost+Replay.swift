internal import TouchstoneKit

extension ApplicationHost {
  /// The source of a recording's input; no page and no app uses this number.
  private static let replaySource = -2

  /// Plays a recording up to a time, at once, so that live input can continue from there.
  ///
  /// Its input is like any other: it is checked, and recorded again if a recording is in progress.
  /// Touches, keys and buttons that are down at the end are cancelled, because no source holds them
  /// any longer.
  ///
  /// - Parameters:
  ///   - recording: The recording; the application must have just been launched with its scene and
  ///     screen.
  ///   - end: The last time that is played, in seconds of the recording.
  /// - Returns: The number of touches, buttons and keys that were down at the end.
  /// - Throws: The reason if an input is invalid.
  @discardableResult
  package func replay(_ recording: Recording, until end: Double) throws(InputRefusal) -> Int {
    let hasFrames = recording.records.contains(where: \.isFrame)
    let hertz = recording.header.screen.hz
    application.loop.frames = hasFrames ? nil : FrameSchedule(hertz: hertz)
    defer { application.loop.frames = nil }
    var check = StreamCheck()
    var waiting: [RawInput] = []
    for record in recording.records where record.time <= end {
      // Queue all input of one time before any of it is processed.
      if let first = waiting.first, first.time != record.time {
        try post(waiting, from: Self.replaySource)
        waiting = []
      }
      switch record {
      case .input(let input, _):
        try check.admit(input)
        waiting.append(input)
      case .frame(let time, _):
        try post(waiting, from: Self.replaySource)
        waiting = []
        runFrame(at: time)
      case .advance(let time, _): advance(to: time)
      case .scene(let time, let name, let screen, _):
        try post(waiting, from: Self.replaySource)
        waiting = []
        advance(to: time)
        if let screen { change { application.changeScreen(to: screen.configuration) } }
        guard show(scene: name) else {
          throw InputRefusal("there is no scene \"\(name)\"", expected: "one of the app's scenes")
        }
      case .gap(let gap, _):
        try post(waiting, from: Self.replaySource)
        waiting = []
        // The missing frames follow the schedule of the screen's rate.
        if hasFrames, gap.inputs == 0 { application.loop.frames = FrameSchedule(hertz: hertz) }
        advance(to: gap.end)
        if hasFrames { application.loop.frames = nil }
      }
    }
    try post(waiting, from: Self.replaySource)
    if !hasFrames { advance(to: end) }
    sourceWentAway(Self.replaySource)
    return check.openTouches.count + check.openPresses.count + check.openKeys.count
  }
}
