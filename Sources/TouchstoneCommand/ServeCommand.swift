internal import ArgumentParser
internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneHost
internal import TouchstoneKit
internal import TouchstoneReplay
internal import TouchstoneSession
internal import TouchstoneWeb

/// Serves the app on a page.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Serves the app on a page. This is the default without a verb.")

  @Option(help: "The scene to show first.")
  var scene: String?

  @Option(help: "The port. If it is in use, the next free port is used.")
  var port: UInt16 = WebHost.Options.ordinaryPort

  @Option(help: "The address to serve at, so that other devices can reach the page.")
  var host = WebHost.Options.loopback

  @Option(help: "A file to write all input to, for the play verb.")
  var record: String?

  @OptionGroup var files: OutputOptions

  @Flag(help: "Show the app without accepting input.")
  var readOnly = false

  @Flag(help: "Show a ripple on the view that responds to a touch.")
  var effects = false

  @Option(name: .customLong("continue"), help: "A recording to replay first and to continue from.")
  var recording: String?

  @Option(help: "With --continue: the time to continue from, in seconds. Default: the end.")
  var until: Double?

  @Option(
    help: "The folder of the app's files and user defaults, in place of the user's data folder.")
  var container: String?

  @Option(help: .hidden)
  var childOf: Int32?

  @Option(help: .hidden)
  var urlFile: String?

  func validate() throws {
    guard recording != nil || until == nil else {
      throw ValidationError(
        "--until is a time in a recording: specify the recording with --continue")
    }
    guard recording == nil || scene == nil else {
      throw ValidationError("--continue shows the recording's own scene; remove --scene")
    }
    if let until, !(until >= 0) {
      throw ValidationError("--until requires a number of seconds, 0 or more")
    }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      // This runs before anything is read, because a pipe can be read only once.
      if recording != nil { try Reexecution.withDeterministicHashing() }
      let inputs = recording.map { [$0, GoldenFile.path(for: $0)] } ?? []
      try files.check(record, reading: inputs)
      let played = try recording.map { try ContinuedFile($0) }
      // A recording is replayed without files of earlier runs.
      let container =
        played == nil ? AppContainer.kept(for: AppProgram.containerName, at: container) : nil
      container?.becomeHomeOfProcess()
      let output = StandardOutput()
      output.replaceStandardOutput()
      let application =
        try played.map {
          try AppProgram.current.launch(
            as: $0.session.header, later: $0.session.laterScenes)
        }
        ?? AppProgram.current.launch(scene: scene, container: container)
      if effects { TouchEffects.isEnabled = true }
      do {
        let served = ApplicationHost(application)
        if let record {
          try served.record(to: record, overwriting: files.force, reading: inputs)
        }
        try WebHost(session: try session(served, played, output), options: options).run()
      } catch {
        throw error as? CommandError ?? CommandError("\(error)")
      }
    }
  }

  /// Returns the session for the page: the app as launched, or a recording that continues from a
  /// time.
  @MainActor
  private func session(
    _ served: ApplicationHost, _ played: ContinuedFile?, _ output: StandardOutput
  ) throws -> ApplicationSession {
    let session = ApplicationSession(served, appName: AppProgram.name, output: output)
    guard let played else { return session }
    do {
      try session.continueSession(from: played.session, at: until, golden: played.golden)
      if let continued = session.continued { CommandError.report(continued.sentence) }
      return session
    } catch {
      throw CommandError("\(played.path): \(error)")
    }
  }

  private var options: WebHost.Options {
    var options = WebHost.Options(address: host, port: port, isReadOnly: readOnly)
    options.parent = childOf
    options.urlFile = urlFile
    options.successor = ContinuationProcess(
      program: AppProgram.path,
      arguments: ["serve", "--host", host] + (effects ? ["--effects"] : [])
        + (container.map { ["--container", $0] } ?? []))
    return options
  }
}

/// A recording to continue, with its golden trace.
private struct ContinuedFile {
  let path: String
  let session: Recording
  /// The lines of the recording's golden trace, or `nil` if there is no such file next to it.
  let golden: [OutcomeLine]?

  init(_ path: String) throws {
    self.path = path
    let file = try RecordingFile(path)
    session = try file.whole()
    file.report(session.notes)
    let trace = try? InputFile.bytes(at: GoldenFile.path(for: path))
    golden = trace.map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").compactMap { OutcomeLine($0) }
    }
  }
}
