internal import ArgumentParser
internal import Foundation
internal import TouchstoneHost
internal import TouchstoneKit
internal import TouchstoneSession
internal import TouchstoneWeb

/// Replays a recording and prints the time that each stage of its events takes.
struct LatencyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "latency",
    abstract: "Replays a recording and prints where the time of each event goes on this machine.",
    discussion:
      "A replay has no page: it measures the hit test, recognizers, touch methods and actions. The "
      + "complete path, from the page and back, is in the page's panel and in the verb latency of "
      + "its socket.")

  @Argument(help: "The recording.")
  var recording: String

  @Option(help: "The scene to show. Default: the scene of the recording.")
  var scene: String?

  @Option(help: "A file to write a Chrome trace to, for ui.perfetto.dev and chrome://tracing.")
  var trace: String?

  @Option(help: "The output format: text or json.")
  var format = AnswerFormat.text

  @OptionGroup var files: OutputOptions

  func run() throws {
    try MainActor.assumeIsolated {
      try Reexecution.withDeterministicHashing()
      try files.check(trace, reading: [recording])
      let file = try RecordingFile(recording)
      let output = AnswerOutput.reserve()
      let session = try file.whole()
      let events = try Self.events(of: session, scene: scene)
      if let trace {
        let text = ChromeTrace.json(events, process: "Touchstone: \(AppProgram.name)").text + "\n"
        try files.write(Array(text.utf8), to: trace, reading: [recording])
      }
      switch format {
      case .json: try output.write(JSONValue.array(events.map(\.json)).text + "\n")
      case .text: try output.write(Self.table(of: events))
      }
      file.report(session.notes)
    }
  }

  /// Returns the events of a replay, each with its times.
  @MainActor
  private static func events(of session: Recording, scene: String?) throws -> [LatencyEvent] {
    let application = try AppProgram.current.launch(
      as: session.header, scene: scene, later: session.laterScenes)
    let clock = ContinuousClock()
    let start = clock.now
    let log = LatencyLog { (clock.now - start) / .seconds(1) }
    log.follow(application)
    log.willReplay(session)
    application.loop.listener = LoopListener { _ in log.frameEnded() }
    RecordingPlayer.play(session, on: application)
    log.finish()
    return log.events
  }

  /// Returns a table with a line for each event: its milliseconds by stage, its samples and its
  /// label.
  ///
  /// A sentence follows an event that exceeded a budget.
  @MainActor
  private static func table(of events: [LatencyEvent]) -> String {
    let stages = LatencyStage.allCases.filter(LatencyStage.inReplays.contains)
    var lines = [(stages.map(\.title) + ["samples", "event"]).joined(separator: "\t")]
    for event in events {
      let times = stages.map { stage in
        String(format: "%.3f", event.duration(in: [stage]) * 1000)
      }
      lines.append((times + ["\(event.samples)", event.label]).joined(separator: "\t"))
      if !event.exceeded.isEmpty { lines.append("  ! \(event.sentence)") }
    }
    let slow = events.count { !$0.exceeded.isEmpty }
    lines.append("\(events.count) events, \(slow) over a budget; times in milliseconds")
    return lines.joined(separator: "\n") + "\n"
  }
}
