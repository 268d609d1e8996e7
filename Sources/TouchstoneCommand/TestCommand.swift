internal import ArgumentParser
internal import TouchstoneHost
internal import TouchstoneKit
internal import TouchstoneReplay

/// Writes a test that repeats a recording.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record-test",
    abstract: "Writes a test that does what a recording did, and expects what then changed.",
    aliases: ["test"])

  @Argument(help: "The recording.")
  var recording: String

  @Option(help: "The scene to show; the recording's own if none is named.")
  var scene: String?

  @Option(help: "Seconds before the end that are tested; what came before only leads there.")
  var last: Double?

  @Option(help: "The sentence that names the test.")
  var name: String?

  func validate() throws {
    if let last, !(last > 0) { throw ValidationError("--last takes seconds, more than 0") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      try Reexecution.withDeterministicHashing()
      let file = try RecordingFile(recording)
      var session = try file.whole()
      if let scene { session.header.scene = scene }
      let fileName = recording.split(separator: "/").last ?? "session"
      let writer = try AppProgram.current.testWriter(
        name: name ?? "The recorded session \(fileName.split(separator: ".").first ?? fileName)")
      let output = AnswerOutput.reserve()
      try output.write(try writer.source(of: session, last: last))
      file.say(session.notes)
    }
  }
}

extension AppProgram {
  /// Returns a writer of tests from recordings of this app.
  func testWriter(name: String) throws -> TestWriter {
    guard let delegateType else {
      throw CommandError("an app without a delegate has no test that could launch it")
    }
    return TestWriter(name: name, delegate: String(reflecting: delegateType)) { header in
      try launch(as: header)
    }
  }
}
