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
  ///   - whole: The recording. If it has several scenes, the last one is tested.
  ///   - last: How many seconds before the end are tested; what came before leads there. Nil for all.
  ///   - end: When the recording ended, in its seconds; nil for its last record.
  /// - Returns: A whole source file.
  /// - Throws: what `launch` throws.
  package func source(of whole: Recording, last: Double? = nil, end: Double? = nil) throws
    -> String
  {
    let (recording, start) = whole.lastScene
    let end = end.map { $0 - start }
    let original = try signature(in: recording.header) { application in
      RecordingPlayer.play(recording, on: application)
    }
    func read(_ closeness: Closeness) throws -> Draft {
      let reader = StepReader(recording.records, closeness: closeness)
      let start = last.map { (end ?? reader.end) - $0 } ?? -.infinity
      return try Draft(
        reader: reader, start: start,
        script: self.script(of: reader, in: recording.header, from: start, [:]))
    }
    var draft = try read(.readable)
    if draft.script.signature != original {
      let exact = try read(.exact)
      if exact.script.signature == original || draft.script.expectationCount == 0 { draft = exact }
    }
    let simple = try read(.simple)
    if simple.script.signature == original, simple.script.endsLike(draft.script) { draft = simple }
    let script = try named(draft, in: recording.header)
    return TestSource(
      name: name, delegate: delegate, header: recording.header, script: script,
      isFaithful: script.signature == original
    ).text
  }

  /// What was read of a recording, and the test of it whose drags go from point to point.
  private struct Draft {
    let reader: StepReader
    let start: Double
    let script: TestScript
  }

  /// How often a test is played to find what its drags can be called.
  private static let mostTrials = 16

  /// The test with the most telling words for each drag with which every line comes to the same.
  private func named(_ draft: Draft, in header: RecordingHeader) throws -> TestScript {
    let drags = draft.script.drags
    guard !drags.isEmpty else { return draft.script }
    var words = Dictionary(uniqueKeysWithValues: drags.map { ($0, DragWords.views) })
    for _ in 0..<Self.mostTrials {
      let trial = try script(of: draft.reader, in: header, from: draft.start, words)
      guard let difference = trial.firstDifference(from: draft.script) else { return trial }
      // What differs comes of the latest drag that is not said as hands did it.
      let blamed = drags.last { $0 <= difference && words[$0] != .points }
      guard let blamed, let blamedWords = words[blamed] else { break }
      words[blamed] = blamedWords.next
    }
    let careful = words.mapValues { $0 == .points ? $0 : max($0, .place) }
    let trial = try script(of: draft.reader, in: header, from: draft.start, careful)
    return trial.firstDifference(from: draft.script) == nil ? trial : draft.script
  }

  private func script(
    of reader: StepReader, in header: RecordingHeader, from start: Double,
    _ words: [Int: DragWords]
  ) throws -> TestScript {
    var script = TestScript(leftOut: reader.leftOut)
    let signature = try signature(in: header) { application in
      ScriptMaker(application, words: words).play(
        reader.steps, expectingFrom: start, into: &script)
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
    /// Who answered to the step.
    var answers: [String] = []
    /// Whether the step taps a view, and nothing comes of it.
    var isVain = false

    /// Whether the same came of both.
    func came(to other: Line) -> Bool {
      expected == other.expected && more == other.more && answers == other.answers
    }
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
  /// What the screen shows at the end.
  var screen: ScreenFacts?

  init(leftOut: [String]) { self.leftOut = leftOut }

  /// How many expectations there are.
  var expectationCount: Int { lines.reduce(0) { $0 + $1.expected.count } }

  /// The lines with drags.
  var drags: [Int] {
    lines.indices.filter { if case .drag = lines[$0].step { true } else { false } }
  }

  /// The first line of which something else came than in another script of the same steps; nil where
  /// all came to the same.
  func firstDifference(from other: TestScript) -> Int? {
    for (index, (one, two)) in zip(lines, other.lines).enumerated() where !one.came(to: two) {
      return index
    }
    return signature == other.signature && lines.count == other.lines.count
      ? nil : max(0, lines.count - 1)
  }

  /// Whether the screen says the same at the end as after another script; where things are may differ by
  /// how fast a finger left them.
  func endsLike(_ other: TestScript) -> Bool {
    func said(_ screen: ScreenFacts?) -> [ScreenFact]? {
      screen?.all.filter { $0.kind != .place }
    }
    return said(screen) == said(other.screen)
  }

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
