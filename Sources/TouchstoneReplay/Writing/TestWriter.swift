package import TouchstoneHost
internal import TouchstoneInput
internal import TouchstoneInspector
package import TouchstoneKit
internal import TouchstoneTrace

/// A writer of tests from recordings: calls of a stage, and the expected changes of the screen
/// after each.
///
/// The expectations are read from an application that receives the same calls as the test. The test
/// therefore passes as long as the app behaves the same.
@MainActor
package struct TestWriter {
  /// A function that creates an application which shows the scene and has shown its first frame.
  package typealias Launch = @MainActor (RecordingHeader) throws -> UIApplication

  /// The class name of the application's delegate with its module, such as
  /// `Gallery.GalleryDelegate`.
  package let delegate: String
  /// The sentence that names the test.
  package let name: String
  private let launch: Launch

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - name: The sentence that names the test.
  ///   - delegate: The class of the application's delegate, with its module.
  ///   - launch: A function that creates an application which shows the scene of a recording.
  package init(name: String, delegate: String, launch: @escaping Launch) {
    self.name = String(name.map { "`\\\n\r\0".contains($0) ? "'" : $0 })
    self.delegate = delegate
    self.launch = launch
  }

  /// Writes the test.
  ///
  /// - Parameters:
  ///   - whole: The recording. If it has several scenes, the last one is tested.
  ///   - last: The number of seconds before the end that are tested, or `nil` for all. Earlier
  ///     steps only prepare the test.
  ///   - end: The time at which the recording ended, in its seconds, or `nil` for its last record.
  /// - Returns: A whole source file.
  /// - Throws: The errors that `launch` throws.
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

  /// The steps read from a recording, and its test in which drags go from point to point.
  private struct Draft {
    let reader: StepReader
    let start: Double
    let script: TestScript
  }

  /// The maximum number of times that a test is played to find the form of its drags.
  private static let mostTrials = 16

  /// Returns the test with the most descriptive form of each drag for which every line has the same
  /// effect.
  private func named(_ draft: Draft, in header: RecordingHeader) throws -> TestScript {
    let drags = draft.script.drags
    guard !drags.isEmpty else { return draft.script }
    var words = Dictionary(uniqueKeysWithValues: drags.map { ($0, DragFormatter.views) })
    for _ in 0..<Self.mostTrials {
      let trial = try script(of: draft.reader, in: header, from: draft.start, words)
      guard let difference = trial.firstDifference(from: draft.script) else { return trial }
      // The cause of the difference is the last drag before it that doesn't use points.
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
    _ words: [Int: DragFormatter]
  ) throws -> TestScript {
    var script = TestScript(leftOut: reader.leftOut)
    let signature = try signature(in: header) { application in
      ScriptMaker(application, words: words).play(
        reader.steps, expectingFrom: start, into: &script)
    }
    script.signature = signature
    return script
  }

  /// Returns the sent actions and the handlers of input while `play` runs on a new application.
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
    // Break retain cycles: an animation and the completion of its block retain each other and their
    // views.
    application.loop.layerClock.removeAll()
    application.loop.layerClock.tick(to: application.now)
    application.intake.abandon()
    return TraceAnswers.names(in: log.records)
  }
}

/// The steps of a test, and its expectations after each step.
struct TestScript {
  /// One step, whether it is tested or only prepares the test, and the expectations after it.
  struct Line {
    var step: InputStep
    var isTested: Bool
    var expected: [ScreenFact] = []
    /// The number of further changes.
    var more = 0
    /// The handlers of the step.
    var answers: [String] = []
    /// Whether the step taps a view without effect, or types without a first responder.
    var isVain = false

    /// Returns whether both lines had the same effect.
    func came(to other: Line) -> Bool {
      expected == other.expected && more == other.more && answers == other.answers
    }
  }

  /// All steps in order.
  var lines: [Line] = []
  /// Descriptions of input without a corresponding call.
  var leftOut: [String]
  /// The way in which the test comes to rest.
  var ending = Ending.none
  /// All handlers, for a test that has nothing else to expect.
  var answers: [String] = []
  /// The sent actions and the handlers of input while the test was played.
  var signature: [String] = []
  /// The facts of the screen at the end.
  var screen: ScreenFacts?

  init(leftOut: [String]) { self.leftOut = leftOut }

  /// The number of expectations.
  var expectationCount: Int { lines.reduce(0) { $0 + $1.expected.count } }

  /// The indices of lines with drags.
  var drags: [Int] {
    lines.indices.filter { if case .drag = lines[$0].step { true } else { false } }
  }

  /// Returns the index of the first line with another effect than in another script of the same
  /// steps, or `nil` if all effects are equal.
  func firstDifference(from other: TestScript) -> Int? {
    for (index, (one, two)) in zip(lines, other.lines).enumerated() where !one.came(to: two) {
      return index
    }
    return signature == other.signature && lines.count == other.lines.count
      ? nil : max(0, lines.count - 1)
  }

  /// Returns whether the final screens have the same facts, except for offsets and locations.
  ///
  /// Offsets and locations may differ because the speed at the end of a drag differs.
  func endsLike(_ other: TestScript) -> Bool {
    func said(_ screen: ScreenFacts?) -> [ScreenFact]? {
      screen?.all.filter { $0.kind != .place }
    }
    return said(screen) == said(other.screen)
  }

  /// The way in which a test leaves its stage.
  enum Ending: Equatable {
    /// Nothing is pending.
    case none
    /// Pending activity ends without further input.
    case settle
    /// Activity repeats until its page is gone.
    case leave
  }
}
