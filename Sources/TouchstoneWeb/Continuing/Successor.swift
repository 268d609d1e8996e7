internal import Foundation
internal import TouchstoneFiles

/// How to start a fresh process of the same program that goes on from a moment of a recording.
package struct Successor: Equatable, Sendable {
  /// The path of the program.
  package var program: String
  /// What its command line begins with: how to serve, but no port.
  package var arguments: [String]

  /// Makes a way to start it.
  package init(program: String, arguments: [String]) {
    self.program = program
    self.arguments = arguments
  }

  /// Why there is none.
  struct Failure: Error {
    /// One line for a person.
    let sentence: String
  }

  /// How long it may take to play everything, in seconds.
  private static let patience = 60

  /// Starts one, and waits until it serves its page.
  ///
  /// - Parameters:
  ///   - moment: From where it goes on.
  ///   - started: Called with the process at once.
  /// - Returns: The URL of its page.
  /// - Throws: Why there is none.
  @MainActor
  func start(from moment: SessionMoment, started: (Process) -> Void) async throws(Failure)
    -> String
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    // It has read everything once it serves its page.
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
      throw Failure(sentence: "A fresh process can't be started: \(error).")
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
      throw Failure(sentence: "The fresh process ended at once; the terminal says why.")
    }
    process.terminate()
    throw Failure(sentence: "The fresh process did not get there in \(Self.patience) s.")
  }
}
