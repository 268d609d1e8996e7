internal import Foundation
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneProtocol
internal import TouchstoneReplay

/// Answers the questions of programs about a session that is served: the verbs of the protocol, and two
/// of the page's own: `record` marks a beginning, and `test` makes a test of what happened since.
@MainActor
final class SessionPrograms {
  private let host: ApplicationHost
  private let desk: ProtocolDesk
  /// Nil where a file takes the recording.
  private let recording: MemoryRecording?
  /// When recording was asked for, in the recording's seconds.
  private var mark = 0.0
  /// When the recording began, in seconds on the application's clock.
  private var origin: Double
  /// What happened to the scene besides input, so that its recording would play to something else.
  private var meddling: String?

  /// Whether a file takes the recording, which then must hold all that happens.
  var isWrittenToFile: Bool { recording == nil }

  init(_ host: ApplicationHost, debates: DebateSink) {
    self.host = host
    desk = ProtocolDesk(host.application, hands: LiveHands(host), debates: debates)
    origin = host.now
    recording = host.isRecording ? nil : host.recordInMemory()
  }

  /// The answer, which names the question.
  func answer(_ question: ProtocolQuestion) -> JSONValue {
    switch question.verb {
    case "record": question.answer(Result { () throws(ProtocolError) in try record() })
    case "test":
      question.answer(Result { () throws(ProtocolError) in try test(question.arguments) })
    default: desk.answer(question)
    }
  }

  /// The scene was changed by something that no recording holds.
  func note(_ meddling: String) { self.meddling = meddling }

  /// A scene begins, and with it what is recorded.
  func sceneBegins() {
    meddling = nil
    mark = 0
    origin = host.now
  }

  /// The recording of the scene as a file has it, and when it began on the application's clock.
  ///
  /// - Throws: Why it would not lead to what is on the screen.
  func recordingFromScene() throws(InputRefusal) -> (text: String, origin: Double) {
    guard let recording else {
      throw InputRefusal(
        "this session is written to a file", expected: "serve --continue with that file")
    }
    if let meddling {
      throw InputRefusal(
        "\(meddling), which no recording holds", expected: "the scene shown again first")
    }
    guard !recording.isFull else {
      throw InputRefusal(
        "the session is too long to be kept", expected: "the scene shown again first")
    }
    return (recording.text, origin)
  }

  /// What was kept since the scene came up.
  private func session() throws(ProtocolError) -> Recording {
    guard let recording else {
      throw ProtocolError(
        .refused, "this session is written to a file: make a test of it with the verb test")
    }
    if let meddling {
      throw ProtocolError(
        .refused, "\(meddling), which no recording holds: show the scene again, and begin there")
    }
    guard let session = try? RecordingReader.read(recording.text) else {
      throw ProtocolError(.refused, "the recording in memory can't be read")
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
      else { throw ProtocolError(.badArguments, "test takes \"last\", seconds, more than 0") }
      last = seconds
    }
    guard let delegate = host.application.delegate.map({ type(of: $0 as AnyObject) }) else {
      throw ProtocolError(.refused, "an app without a delegate has no test that could launch it")
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

/// One more finger on a page, which programs tap with.
private final class LiveHands: ProtocolHands {
  private let host: ApplicationHost

  /// The number of the finger, and of what it belongs to; pages count upwards.
  private static let number = -1

  init(_ host: ApplicationHost) { self.host = host }

  func tap(at point: CGPoint, count: Int) {
    for _ in 0..<count {
      for phase in [TouchSample.Phase.began, .ended] {
        let sample = TouchSample(
          id: Self.number, phase: phase, position: .init(x: point.x, y: point.y),
          time: host.nextMoment)
        // The stream is legal, and only a clock at its end would refuse it.
        try? host.post([.touch(sample)], from: Self.number)
      }
    }
  }
}
