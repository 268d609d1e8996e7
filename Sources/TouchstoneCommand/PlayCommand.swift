internal import ArgumentParser
internal import Foundation
internal import TouchstoneHost
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

/// Replays a recording without a screen and prints the trace.
struct PlayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Replays a recording under a virtual clock and prints the trace, one record per "
      + "line.")

  @Argument(help: "The recording.")
  var recording: String

  @OptionGroup var options: LookingOptions

  @Option(help: .hidden)
  var childOf: Int32?

  @Flag(help: "Print the outcome of each touch at each recognizer instead of the trace.")
  var lanes = false

  func run() throws {
    try MainActor.assumeIsolated {
      try Reexecution.withDeterministicHashing()
      if let childOf { ProcessSignals.endWithParent(childOf) }
      let file = try RecordingFile(recording)
      let contents = try file.survey()
      let application = try AppProgram.current.launch(
        as: contents.header, scene: options.scene, later: contents.scenes)
      let log = TraceLog(limit: .max, wantsVisits: false)
      let sink: any TraceSink = lanes ? log : TracePrinter(options.format)
      application.tracer.add(sink)
      try file.play(contents, on: application)
      application.tracer.remove(sink)
      if lanes {
        let timelines = GestureTimeline.timelines(in: log.records)
        switch options.format {
        case .json: print(JSONValue.array(timelines.map(\.json)).text)
        case .text: print(timelines.map { "\($0)\n" }.joined(separator: "\n"), terminator: "")
        }
      }
      file.report(contents.notes)
    }
  }
}

/// A trace sink that prints each record immediately.
private final class TracePrinter: TraceSink {
  let wantsVisits = true
  private let format: AnswerFormat

  init(_ format: AnswerFormat) { self.format = format }

  func record(_ record: TraceRecord) {
    switch format {
    case .json: print(record.json.text)
    case .text: print(record.description)
    }
  }
}

/// Restarts the process in an environment in which a run is reproducible to the byte.
enum Reexecution {
  private static let variable = "SWIFT_DETERMINISTIC_HASHING"

  /// Restarts the process with deterministic hashing, unless it is enabled already.
  ///
  /// Apps iterate over `Set<UITouch>`. Its order depends on hashing, which has a random seed unless
  /// this variable is set before the process starts.
  static func withDeterministicHashing() throws {
    guard ProcessInfo.processInfo.environment[variable] == nil else { return }
    setenv(variable, "1", 1)
    let program = AppProgram.path
    var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
    arguments.append(nil)
    fflush(nil)
    execv(program, &arguments)
    throw CommandError("can't start \(program) again: \(String(cString: strerror(errno)))")
  }
}
