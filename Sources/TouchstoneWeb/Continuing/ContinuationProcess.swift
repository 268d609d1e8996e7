internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneSession

/// The command that starts a new process of the same program, which continues from a time in a
/// recording.
package struct ContinuationProcess: Equatable, Sendable {
  /// The path of the executable.
  package var program: String
  /// The first command line arguments, which specify how to serve but not the port.
  package var arguments: [String]

  /// Creates a command.
  package init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// The reason that the process couldn't be started.
  struct Failure: Error {
    /// A sentence for the user, on one line.
    let sentence: String
  }

  /// The time allowed for playing everything, in seconds.
  private static let patience = 60

  /// Starts the process and waits until it serves its page.
  ///
  /// - Parameters:
  ///   - moment: The time from which the process continues.
  ///   - started: A closure that is called with the process immediately after the start.
  /// - Returns: The URL of its page.
  /// - Throws: The reason that the process failed.
  @MainActor
  func start(from moment: SessionMoment, started: (Process) -> Void) async throws(Failure)
    -> String
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    // The process has read all files once it serves its page.
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    let address = folder.appendingPathComponent("url")
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      let recording = folder.appendingPathComponent("session.jsonl")
      try OutputFile.write(
        Array(moment.recording.utf8), to: recording.path, access: .owner)
      try OutputFile.write(
        Array(moment.golden.utf8), to: folder.appendingPathComponent("session.trace").path,
        access: .owner)
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments =
        arguments + [
          "--port", "0", "--continue", recording.path, "--until", "\(moment.time)",
          "--child-of", "\(ProcessInfo.processInfo.processIdentifier)", "--url-file", address.path,
        ]
      process.standardInput = FileHandle.nullDevice
      try process.run()
    } catch {
      throw Failure(sentence: "A new process can't be started: \(error).")
    }
    started(process)
    let end = ContinuousClock.now + .seconds(Self.patience)
    while process.isRunning, ContinuousClock.now < end {
      if let url = try? String(contentsOf: address, encoding: .utf8), url.hasSuffix("\n") {
        return String(url.dropLast())
      }
      try? await Task.sleep(for: .milliseconds(20))
    }
    guard process.isRunning else {
      throw Failure(sentence: "The new process ended immediately; see the terminal for the reason.")
    }
    process.terminate()
    throw Failure(sentence: "The new process didn't reach that time within \(Self.patience) s.")
  }
}
