internal import TouchstoneKit

extension ApplicationHost {
  /// What a recording's input comes from; no page and no program has this number.
  private static let replaySource = -2

  /// Plays a recording up to a moment, at once, so that live input can go on from there.
  ///
  /// It is input like any other: it is checked, and recorded once more where a recording is under way.
  /// What was held down at the moment is cancelled, since nobody holds it any more.
  ///
  /// - Parameters:
  ///   - recording: What to play; the application has just been launched with its scene and screen.
  ///   - end: The last moment that is played, in seconds of the recording.
  /// - Returns: How many fingers, buttons and keys were held down at the end.
  /// - Throws: Why an input can't be.
  @discardableResult
  package func replay(_ recording: Recording, until end: Double) throws(InputRefusal) -> Int {
    let hasFrames = recording.records.contains(where: \.isFrame)
    let hertz = recording.header.screen.hz
    application.loop.frames = hasFrames ? nil : FrameSchedule(hertz: hertz)
    defer { application.loop.frames = nil }
    var check = StreamCheck()
    var waiting: [RawInput] = []
    for record in recording.records where record.time <= end {
      // What happened at one instant is queued before any of it is served.
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
