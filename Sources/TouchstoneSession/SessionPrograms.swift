internal import Foundation
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneProtocol
internal import TouchstoneReplay

/// Answers the questions of clients about a served session.
///
/// It supports the verbs of the protocol and two verbs of the page: `record` marks a beginning, and
/// `test` writes a test of the input since then.
@MainActor
final class SessionPrograms {
  private let host: ApplicationHost
  private let handler: ProtocolHandler
  /// The recording in memory, or `nil` if the session is recorded to a file.
  private let recording: MemoryRecording?
  /// The time of the last `record` request, in seconds of the recording.
  private var mark = 0.0
  /// The time when the recording began, in seconds on the application's clock.
  private var origin: Double
  /// A change of the scene other than input, which a replay of the recording wouldn't reproduce.
  private var meddling: String?

  /// The language in which the app began, or `nil` if the user never changed it.
  private var firstLanguage: String?
  /// The change of the app's language, which holds for all later scenes.
  private var languageChange: String?

  /// Whether the session is recorded to a file, which must then contain everything that happens.
  var isWrittenToFile: Bool { recording == nil }

  init(_ host: ApplicationHost, timelines: GestureTimelineSink) {
    self.host = host
    handler = ProtocolHandler(host.application, input: LiveInput(host), timelines: timelines)
    origin = host.now
    recording = host.isRecording ? nil : host.recordInMemory()
  }

  /// Returns the answer to a question, which identifies the question.
  func answer(_ question: ProtocolQuestion) -> JSONValue {
    switch question.verb {
    case "record": question.answer(Result { () throws(ProtocolError) in try record() })
    case "test":
      question.answer(Result { () throws(ProtocolError) in try test(question.arguments) })
    default: handler.answer(question)
    }
  }

  /// Records a change of the scene that the recording doesn't contain.
  func recordChange(_ meddling: String) { self.meddling = meddling }

  /// Records that the user changed the language of the app, which a recording doesn't contain.
  ///
  /// - Parameters:
  ///   - old: The language until now, or `nil` if it is unknown.
  ///   - new: The language from now on.
  ///   - isRestarted: Whether the scene began again in the new language.
  func languageDidChange(from old: String?, to new: String, isRestarted: Bool) {
    let change = "the app's language was changed"
    if firstLanguage == nil { firstLanguage = old }
    languageChange = new == firstLanguage ? nil : change
    meddling = isRestarted ? languageChange : change
  }

  /// Resets the state, because a scene and its recording begin.
  func sceneBegins() {
    meddling = languageChange
    mark = 0
    origin = host.now
  }

  /// Returns the text of the scene's recording, and the time when it began on the application's
  /// clock.
  ///
  /// - Throws: The reason that a replay wouldn't reproduce what is on the screen.
  func recordingFromScene() throws(InputRefusal) -> (text: String, origin: Double) {
    guard let recording else {
      throw InputRefusal(
        "this session is being written to a file", expected: "serve --continue with that file")
    }
    if let meddling {
      throw InputRefusal(
        "\(meddling), which a recording doesn't contain", expected: "the scene to be shown again")
    }
    guard !recording.isFull else {
      throw InputRefusal(
        "the session is too long to store", expected: "the scene to be shown again")
    }
    return (recording.text, origin)
  }

  /// Returns the recording since the scene began.
  private func session() throws(ProtocolError) -> Recording {
    guard let recording else {
      throw ProtocolError(
        .refused, "this session is being written to a file: use the verb test to make a test of it")
    }
    if let meddling {
      throw ProtocolError(
        .refused,
        "\(meddling), which a recording doesn't contain: show the scene again, then record from "
          + "there")
    }
    guard let session = try? RecordingReader.read(recording.text) else {
      throw ProtocolError(.refused, "the recording in memory isn't readable")
    }
    return session
  }

  private func record() throws(ProtocolError) -> JSONValue {
    mark = try session().records.last?.time ?? 0
    return .object([JSONMember("time", .number(mark))])
  }

  private func test(_ arguments: [JSONMember]) throws(ProtocolError) -> JSONValue {
    let session = try session()
    let end = session.records.last?.time ?? 0
    var last: Double? = mark > 0 && mark <= end ? end - mark : nil
    for argument in arguments {
      guard argument.key == "last", case .number(let digits) = argument.value,
        let seconds = Double(digits), seconds > 0
      else {
        throw ProtocolError(
          .badArguments, "test accepts only \"last\", a number of seconds greater than 0")
      }
      last = seconds
    }
    guard let delegate = host.application.delegate.map({ type(of: $0 as AnyObject) }) else {
      throw ProtocolError(.refused, "a test can't launch an app that has no delegate")
    }
    let kind = type(of: host.application)
    let name = "The recorded session" + (session.header.scene.map { " of \($0)" } ?? "")
    let writer = TestWriter(name: name, delegate: String(reflecting: delegate)) { header in
      let made = try UIApplication.launch(
        kind, delegate: delegate, screen: header.screen.configuration)
      if let scene = header.scene { made.show(sceneNamed: scene) }
      made.loop.show()
      return made
    }
    do {
      return .object([
        JSONMember("source", .string(try writer.source(of: session, last: last, end: end)))
      ])
    } catch {
      throw ProtocolError(.refused, "\(error)")
    }
  }
}

/// An additional finger on the page, with which clients tap.
private final class LiveInput: ProtocolInput {
  private let host: ApplicationHost

  /// The number of the finger and of its source. It is negative because pages count up from 1.
  private static let number = -1

  init(_ host: ApplicationHost) { self.host = host }

  func tap(at point: CGPoint, count: Int) {
    for _ in 0..<count {
      for phase in [TouchSample.Phase.began, .ended] {
        let sample = TouchSample(
          id: Self.number, phase: phase, position: .init(x: point.x, y: point.y),
          time: host.nextMoment)
        // The sequence is valid. It would be rejected only if the clock is at its end.
        try? host.post([.touch(sample)], from: Self.number)
      }
    }
  }
}
