internal import Foundation

/// The rule for a file that exists already.
package enum ExistingFile: Sendable {
  /// The file stays, and the output fails.
  case keep
  /// The file is replaced.
  case replace
  /// The file is replaced if its first bytes show that it is of the kind being written.
  case replaceIf(@Sendable ([UInt8]) -> Bool)

  /// Returns `.replace` with `--force`, otherwise `rule`.
  package static func unless(forced: Bool, _ rule: ExistingFile = .keep) -> ExistingFile {
    forced ? .replace : rule
  }
}

/// An output that is open for writing.
///
/// ``commit()`` gives it its final name.
///
/// A regular file, or a link to one, is written to a temporary file next to it. The temporary file
/// gets the original's mode and owner, and then its name. Pipes and devices are written directly.
/// Everything else is rejected.
final class OpenedOutput {
  let descriptor: FileDescriptor
  /// Whether the file can be truncated.
  let isRegular: Bool
  private let target: OutputTarget
  /// The path of the temporary file, or `nil` if no such file exists.
  private var temporary: String?
  /// The file to be replaced, which is locked until it is replaced.
  private var replaced: FileDescriptor?
  /// The contents of a file that is written in place, to be restored if that fails.
  private var original: [UInt8]?

  /// The maximum time to wait for a reader of a pipe, in seconds.
  ///
  /// A shell starts both ends within that time.
  private static let patience = 10.0
  /// The number of bytes of an existing file that show its kind.
  private static let headLength = 1 << 12

  /// Opens an output.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - existing: The rule for an existing file.
  ///   - mode: The permissions of a new file, before the process's mask removes some.
  ///   - inputs: The files that are read in the meantime.
  /// - Throws: The reason why the file can't be written.
  init(
    _ path: String, existing: ExistingFile, mode: mode_t, inputs: [String]
  ) throws(OutputFailure) {
    target = try OutputTarget(path, inputs: inputs)
    do throws(SystemProblem) {
      switch target.kind {
      case .stream(let isPipe):
        isRegular = false
        descriptor = try Self.openStream(target.path, isPipe: isPipe)
      case .new:
        isRegular = true
        (descriptor, temporary) = try Self.makeTemporary(in: target.folder, mode: mode)
      case .regular(let status):
        isRegular = true
        let old = try Self.lockExisting(target.path, existing)
        let (fresh, name) = try Self.makeTemporary(in: target.folder, mode: 0o600)
        if Self.resemble(status, fresh) {
          (descriptor, temporary, replaced) = (fresh, name, old)
        } else {
          // The file has another owner, which only writing in place preserves.
          unlink(name)
          descriptor = old
          original = try Self.contents(of: target.path)
        }
      }
    } catch {
      throw OutputFailure(path, Self.reason(error))
    }
  }

  deinit {
    if let temporary { unlink(temporary) }
    if let original { restore(original) }
  }

  /// Gives the complete file its final name.
  func commit() throws(OutputFailure) {
    do throws(SystemProblem) {
      if original != nil { try cutOffRest() }
      try descriptor.synchronize()
      original = nil
      guard let temporary else { return }
      if case .new = target.kind {
        try Self.name(temporary, target.path)
      } else if rename(temporary, target.path) != 0 {
        throw SystemProblem.latest
      }
      self.temporary = nil
      replaced = nil
      // The file is in the folder even if the folder can't be synchronized.
      try? FileDescriptor(opening: target.folder, O_RDONLY | O_DIRECTORY).synchronize()
    } catch {
      throw OutputFailure(target.given, Self.reason(error))
    }
  }

  // MARK: Writing in place

  /// Returns the contents of a file that is about to be written in place.
  ///
  /// The file keeps its space on the disk, so that the contents can be restored.
  private static func contents(of path: String) throws(SystemProblem) -> [UInt8] {
    do throws(InputFailure) {
      return try InputFile.bytes(at: path)
    } catch {
      // Without its contents the file can't be restored.
      throw SystemProblem(EACCES)
    }
  }

  /// Removes what is left of the original behind the bytes that were written.
  private func cutOffRest() throws(SystemProblem) {
    guard ftruncate(descriptor.number, lseek(descriptor.number, 0, SEEK_CUR)) == 0 else {
      throw SystemProblem.latest
    }
  }

  private func restore(_ original: [UInt8]) {
    lseek(descriptor.number, 0, SEEK_SET)
    _ = descriptor.write(original[...])
    ftruncate(descriptor.number, off_t(original.count))
  }

  func failure(_ problem: SystemProblem) -> OutputFailure {
    OutputFailure(target.given, Self.reason(problem))
  }

  static func reason(_ problem: SystemProblem) -> OutputFailure.Reason {
    switch problem.number {
    case EEXIST: .exists
    case EBUSY: .isBusy
    case ENXIO: .noReader
    default: .system(problem)
    }
  }

  /// Gives a temporary file a name that isn't in use.
  ///
  /// If another file got the name in the meantime, that file stays, and the method throws.
  private static func name(_ temporary: String, _ path: String) throws(SystemProblem) {
    if link(temporary, path) == 0 {
      unlink(temporary)
    } else if errno == EEXIST {
      throw SystemProblem.latest
    } else if rename(temporary, path) != 0 {
      // This file system has no hard links.
      throw SystemProblem.latest
    }
  }

  /// Opens and locks a file that is to be replaced.
  static func lockExisting(
    _ path: String, _ existing: ExistingFile
  ) throws(SystemProblem) -> FileDescriptor {
    let old = try FileDescriptor(opening: path, O_WRONLY | O_NOCTTY | O_NONBLOCK)
    guard permits(existing, path) else { throw SystemProblem(EEXIST) }
    guard old.lock() else { throw SystemProblem(EBUSY) }
    return old
  }

  private static func permits(_ existing: ExistingFile, _ path: String) -> Bool {
    switch existing {
    case .keep: return false
    case .replace: return true
    case .replaceIf(let isOwn):
      guard let file = try? FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK) else {
        return false
      }
      return isOwn(InputFile.bytes(of: file, atMost: headLength))
    }
  }

  /// Gives a file the owner and the mode of another file, and returns whether that succeeded.
  private static func resemble(_ status: FileStatus, _ file: FileDescriptor) -> Bool {
    guard let own = try? FileStatus(descriptor: file.number) else { return false }
    if own.owner != status.owner || own.group != status.group {
      guard fchown(file.number, status.owner, status.group) == 0 else { return false }
    }
    return fchmod(file.number, status.mode) == 0
  }

  private static func makeTemporary(
    in folder: String, mode: mode_t
  ) throws(SystemProblem) -> (FileDescriptor, String) {
    while true {
      let number = String(UInt64.random(in: 0 ... .max), radix: 36)
      let path = "\(folder)/.touchstone-\(number)"
      do throws(SystemProblem) {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        return (try FileDescriptor(opening: path, flags, mode: mode), path)
      } catch {
        guard error.number == EEXIST else { throw error }
      }
    }
  }

  /// Opens a pipe or a device.
  ///
  /// A pipe must get a reader within ``patience``.
  private static func openStream(
    _ path: String, isPipe: Bool
  ) throws(SystemProblem) -> FileDescriptor {
    guard isPipe else {
      return try FileDescriptor(opening: path, O_WRONLY | O_NOCTTY | O_APPEND)
    }
    let end = ContinuousClock.now + .seconds(patience)
    while true {
      do throws(SystemProblem) {
        return try FileDescriptor(opening: path, O_WRONLY | O_NONBLOCK)
      } catch {
        guard error.number == ENXIO, ContinuousClock.now < end else { throw error }
        usleep(10_000)
      }
    }
  }
}
