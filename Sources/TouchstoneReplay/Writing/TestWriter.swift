package import TouchstoneHost
internal import TouchstoneInput
internal import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneTrace

/// Makes a test of a recording: calls of a stage, and what the screen is expected to show after each.
///
/// What a test expects is read from an application that gets the very calls of the test, so that the
/// test passes as long as the program does what it did.
@MainActor
package struct TestWriter {
  /// Makes an application that shows the scene, and has shown its first frame.
  package typealias Launch = @MainActor (RecordingHeader) throws -> UIApplication

  /// The application's delegate as sources name it, with its module, such as `Gallery.GalleryDelegate`.
  package let delegate: String
  /// The sentence that names the test.
  package let name: String
  private let launch: Launch

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - name: The sentence that names the test.
  ///   - delegate: The class of the application's delegate, with its module.
  ///   - launch: Makes an application that shows the scene of a recording.
  package init(name: String, delegate: String, launch: @escaping Launch) {
    self.name = String(name.map { "`\\\n\r\0".contains($0) ? "'" : $0 })
    self.delegate = delegate
    self.launch = launch
  }

  /// Writes the test.
  ///
  /// - Parameters:
  ///   - recording: What was done.
  ///   - last: How many seconds before the end are tested; what came before leads there. Nil for all.
  ///   - end: When the recording ended, in its seconds; nil for its last record.
  /// - Returns: A whole source file.
  /// - Throws: what `launch` throws.
  package func source(of recording: Recording, last: Double? = nil, end: Double? = nil) throws
    -> String
  {
    let original = try signature(in: recording.header) { application in
      RecordingPlayer.play(recording, on: application)
    }
    var script = try script(of: recording, .readable, last, end)
    if script.signature != original {
      let exact = try self.script(of: recording, .exact, last, end)
      if exact.signature == original || script.expectationCount == 0 { script = exact }
    }
    return TestSource(
      name: name, delegate: delegate, header: recording.header, script: script,
      isFaithful: script.signature == original
    ).text
  }

  private func script(
    of recording: Recording, _ closeness: Closeness, _ last: Double?, _ end: Double?
  ) throws -> TestScript {
    let reader = StepReader(recording.records, closeness: closeness)
    let start = last.map { (end ?? reader.end) - $0 } ?? -.infinity
    var script = TestScript(leftOut: reader.leftOut)
    let signature = try signature(in: recording.header) { application in
      ScriptMaker(application).play(reader.steps, expectingFrom: start, into: &script)
    }
    script.signature = signature
    return script
  }

  /// What happened in an application while something was played on it: who was sent which action, and
  /// who answered.
  private func signature(
    in header: RecordingHeader, _ play: (UIApplication) -> Void
  ) throws -> [String] {
    let outer = ApplicationSlot.installed
    defer { ApplicationSlot.install(outer) }
    let application = try launch(header)
    let log = TraceLog(limit: .max, wantsVisits: false)
    application.tracer.add(log)
    play(application)
    application.tracer.remove(log)
    // An animation and the completion of its block keep each other, and the views they speak of.
    application.loop.layerClock.removeAll()
    application.loop.layerClock.tick(to: application.now)
    application.intake.abandon()
    return TraceAnswers.names(in: log.records)
  }
}

/// The steps of a test, and what it expects after each.
struct TestScript {
  /// One step, whether it leads to what is tested, and what is expected after it.
  struct Line {
    var step: HandStep
    var isTested: Bool
    var expected: [ScreenFact] = []
    /// How many more changes there were.
    var more = 0
  }

  /// All steps in order.
  var lines: [Line] = []
  /// What no call stands for.
  var leftOut: [String]
  /// How the test comes to rest.
  var ending = Ending.none
  /// Who answered in all, for a test that has nothing else to expect.
  var answers: [String] = []
  /// What happened while it was played.
  var signature: [String] = []

  init(leftOut: [String]) { self.leftOut = leftOut }

  /// How many expectations there are.
  var expectationCount: Int { lines.reduce(0) { $0 + $1.expected.count } }

  /// How a test leaves its stage.
  enum Ending: Equatable {
    /// Nothing is pending.
    case none
    /// Something is pending that ends by itself.
    case settle
    /// Something repeats until its page is gone.
    case leave
  }
}
