internal import ArgumentParser
internal import TouchstoneHost
internal import TouchstoneKit
internal import TouchstoneReplay

/// Writes a test that repeats a recording.
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record-test",
    abstract: "Writes a test that repeats the input of a recording and expects the resulting "
      + "changes.",
    aliases: ["test"])

  @Argument(help: "The recording.")
  var recording: String

  @Option(help: "The scene to show. Default: the scene of the recording.")
  var scene: String?

  @Option(help: "The number of seconds before the end to test. Earlier input only leads there.")
  var last: Double?

  @Option(help: "The sentence to use as the name of the test.")
  var name: String?

  func validate() throws {
    if let last, !(last > 0) {
      throw ValidationError("--last requires a number of seconds above 0")
    }
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
      file.report(session.notes)
    }
  }
}

extension AppProgram {
  /// Returns a writer of tests from recordings of this app.
  func testWriter(name: String) throws -> TestWriter {
    guard let delegateType else {
      throw CommandError("a recorded test launches the app's delegate, but this app has none")
    }
    return TestWriter(name: name, delegate: String(reflecting: delegateType)) { header in
      try launch(as: header)
    }
  }
}
