internal import Foundation

/// Writes complete files.
///
/// Touchstone writes every file through this type or through ``GrowingFile``.
package enum OutputFile {
  /// The permissions of a new file.
  package enum Access: Sendable {
    /// The process's mask decides.
    case ordinary
    /// Only the owner may read the file, because recordings contain typed text.
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
  ///   - bytes: The contents of the file.
  ///   - path: The path of the file.
  ///   - existing: The rule for an existing file.
  ///   - access: The permissions of a new file.
  ///   - inputs: The files that were read for the output. None of them may be written.
  ///   - write: Writes bytes; the system's function, except in tests.
  /// - Throws: The reason why the file can't be written. An existing file is then as it was.
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

  /// Rejects a path that ``write(_:to:existing:access:inputs:by:)`` would reject before writing.
  ///
  /// Commands that work for a long time before they write call it first.
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
