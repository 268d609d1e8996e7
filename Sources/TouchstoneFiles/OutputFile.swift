internal import Foundation

/// A whole file that is written at once: every file of Touchstone's goes through here or through
/// ``GrowingFile``.
package enum OutputFile {
  /// The permissions of a new file.
  package enum Access: Sendable {
    /// As the process's mask has it.
    case ordinary
    /// Its owner alone may read it: recordings have typed text.
    case owner

    var mode: UInt32 {
      switch self {
      case .ordinary: 0o666
      case .owner: 0o600
      }
    }
  }

  /// Writes a file.
  ///
  /// - Parameters:
  ///   - bytes: Its contents.
  ///   - path: Its path.
  ///   - existing: The decision about a file that is there.
  ///   - access: The permissions of a new file.
  ///   - inputs: The files that were read for it, none of which may be written.
  ///   - write: Writes bytes; the system's function, except in tests.
  /// - Throws: Why it can't be written. A file that was there is then as it was.
  package static func write(
    _ bytes: [UInt8], to path: String, existing: ExistingFile = .keep, access: Access = .ordinary,
    inputs: [String] = [], by write: FileWriting? = nil
  ) throws(OutputFailure) {
    let output = try OpenedOutput(
      path, existing: existing, mode: mode_t(access.mode), inputs: inputs)
    if !output.isRegular { output.descriptor.setWaiting(true) }
    let written = output.descriptor.write(bytes[...], by: write ?? SystemCalls.write)
    if let problem = written.problem { throw output.failure(problem) }
    try output.commit()
  }

  /// Refuses what ``write(_:to:existing:access:inputs:by:)`` would refuse before it writes, for commands
  /// that work for long before they do.
  package static func check(
    _ path: String, existing: ExistingFile = .keep, inputs: [String] = []
  ) throws(OutputFailure) {
    let target = try OutputTarget(path, inputs: inputs)
    do throws(SystemProblem) {
      switch target.kind {
      case .stream: return
      case .regular: _ = try OpenedOutput.lockExisting(target.path, existing)
      case .new: break
      }
      guard access(target.folder, W_OK | X_OK) == 0 else { throw SystemProblem.latest }
    } catch {
      throw OutputFailure(path, OpenedOutput.reason(error))
    }
  }
}
