internal import ArgumentParser
internal import Foundation
internal import Synchronization
internal import TouchstoneFiles
internal import TouchstoneReplay

/// Replays recordings and compares each trace with its golden trace.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Replays every recording of a folder and compares its trace with the golden trace.",
    discussion:
      "Recordings end in .jsonl. The golden trace of taps.jsonl is taps.trace in the same folder. "
      + "Each replay runs in its own process. The exit code is 1 if a trace differs, is missing "
      + "or can't be replayed. --update replaces golden traces, and --junit replaces an earlier "
      + "report of results. Other files are replaced only with --force.")

  @Argument(help: "Folders of recordings, or single recordings.")
  var paths: [String]

  @Flag(help: "Write the golden traces that are missing or differ.")
  var update = false

  @Option(
    help: "The part of the recordings to check, such as 2/8: the second of eight.",
    transform: { text in
      guard let shard = Shard(text) else {
        throw ValidationError(
          "--shard requires a part and the number of parts, such as 2/8, not \"\(text)\"")
      }
      return shard
    })
  var shard: Shard?

  @Option(help: "A file to write the results to as JUnit XML.")
  var junit: String?

  @Option(help: "The number of parallel replays. Default: the number of cores.")
  var jobs: Int?

  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs requires a number of at least 1") }
  }

  func run() throws {
    let all = try recordings()
    let chosen = (shard ?? .whole).part(of: all)
    let inputs = all + all.map(GoldenFile.path)
    try output.check(junit, replacing: JUnitReport.replacing, reading: inputs)
    let results = CheckRun(chosen, isUpdating: update, isForced: output.force, jobs: jobs).results()
    for failure in results.compactMap(\.failure) { print(failure.inOneLine) }
    print(results.summary)
    if let junit {
      let text = JUnitReport.text(results, suite: AppProgram.name)
      try output.write(
        Array(text.utf8), to: junit, replacing: JUnitReport.replacing, reading: inputs)
    }
    let failures = results.count(where: \.outcome.isFailure)
    guard failures > 0 else { return }
    throw CommandError("\(failures) of \(results.count) recordings failed the check")
  }

  /// Returns the paths of all recordings, those of each folder sorted by name.
  private func recordings() throws -> [String] {
    try paths.flatMap { path in
      var isFolder: ObjCBool = false
      let literal = LiteralPath.of(path)
      guard FileManager.default.fileExists(atPath: literal, isDirectory: &isFolder) else {
        throw CommandError("there is no folder or recording \(path)", code: CommandError.badUse)
      }
      guard isFolder.boolValue else { return [path] }
      let prefix = path.hasSuffix("/") ? path : path + "/"
      let found = GoldenFile.recordings(in: path).map { prefix + $0 }
      guard !found.isEmpty else {
        throw CommandError(
          "there are no recordings (\(GoldenFile.recordingEnding)) in \(path); serve the app with "
            + "--record to make one", code: CommandError.badUse)
      }
      return found
    }
  }
}

/// A run of replays on all cores, with a process for each recording.
private struct CheckRun {
  let recordings: [String]
  let isUpdating: Bool
  let isForced: Bool
  let jobs: Int

  init(_ recordings: [String], isUpdating: Bool, isForced: Bool, jobs: Int?) {
    self.recordings = recordings
    self.isUpdating = isUpdating
    self.isForced = isForced
    self.jobs = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, recordings.count)
  }

  /// Returns the results in the order of the list, independent of the order in which they finish.
  func results() -> [CheckResult] {
    struct State {
      var next = 0
      var done = 0
      var results: [CheckResult?]
    }
    let state = Mutex(State(results: recordings.map { _ in nil }))
    let showsProgress = isatty(STDERR_FILENO) == 1
    DispatchQueue.concurrentPerform(iterations: jobs) { _ in
      while true {
        let place = state.withLock { state in
          defer { state.next += 1 }
          return state.next
        }
        guard place < recordings.count else { return }
        let result = result(of: recordings[place])
        state.withLock { state in
          state.results[place] = result
          state.done += 1
          if showsProgress { show(state.done, result.name) }
        }
      }
    }
    if showsProgress { Self.write("\r\u{1B}[K") }
    return state.withLock { $0.results.compactMap(\.self) }
  }

  private func show(_ done: Int, _ name: String) {
    Self.write("\r\u{1B}[K\(done) of \(recordings.count)  \(name)")
  }

  private static func write(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }

  private func result(of recording: String) -> CheckResult {
    let clock = ContinuousClock()
    let start = clock.now
    let outcome: CheckOutcome
    switch Replay.run(recording) {
    case .success(let trace):
      outcome = GoldenFile.check(
        trace, of: recording, updating: isUpdating, forced: isForced)
    case .failure(let failure): outcome = .broken(failure.clause)
    }
    return CheckResult(
      name: recording, outcome: outcome, seconds: (clock.now - start) / .seconds(1))
  }
}

/// A replay in a separate process.
private enum Replay {
  struct Failure: Error {
    let clause: String
  }

  /// Returns the trace as the `play` verb prints it.
  ///
  /// The output goes to files, because a pipe that another process has inherited would never end.
  static func run(_ recording: String) -> Result<String, Failure> {
    // Opening a pipe would wait for its writer, and a pipe can be read only once.
    guard (try? FileStatus(recording))?.kind == .regular else {
      return .failure(Failure(clause: "it isn't a regular file"))
    }
    do {
      // Use a private folder, because a trace contains typed text.
      let folder = try PrivateFolder()
      let (trace, errors) = (
        URL(fileURLWithPath: folder.path + "/trace"), URL(fileURLWithPath: folder.path + "/errors")
      )
      defer { withExtendedLifetime(folder) {} }
      for file in [trace, errors] { try OutputFile.write([], to: file.path, access: .owner) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: AppProgram.path)
      let own = ProcessInfo.processInfo.processIdentifier
      process.arguments = ["play", "--child-of", "\(own)", "--", recording]
      var environment = ProcessInfo.processInfo.environment
      environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
      process.environment = environment
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: trace)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      guard process.terminationReason == .exit, process.terminationStatus == 0 else {
        return .failure(Failure(clause: try clause(process, errors, recording, folder)))
      }
      return .success(String(decoding: try Data(contentsOf: trace), as: UTF8.self))
    } catch let failure as OutputFailure {
      return .failure(Failure(clause: failure.description))
    } catch {
      return .failure(Failure(clause: error.localizedDescription))
    }
  }

  /// Returns the reason that a replay failed: its last line, without the prefixes.
  private static func clause(
    _ process: Process, _ errors: URL, _ recording: String, _ folder: PrivateFolder
  ) throws -> String {
    let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    guard process.terminationReason == .exit else {
      let first = said.split(separator: "\n").first { $0.contains("Fatal error") }
      return "the app crashed with signal \(process.terminationStatus)"
        + (first.map { ": \($0)" } ?? "")
    }
    var line =
      said.split(separator: "\n").last.map(String.init)
      ?? "it ended with exit code \(process.terminationStatus) and no message, as it does if the disk "
      + "of \(folder.path) is full"
    for prefix in ["\(AppProgram.name): ", "\(recording): "] where line.hasPrefix(prefix) {
      line.removeFirst(prefix.count)
    }
    return line
  }
}
