internal import Foundation

/// A file that grows line by line while a process runs, with an advisory lock on it.
///
/// Each append is atomic: if the disk has no space for the bytes, the file stays as it was.
package final class GrowingFile {
  private let descriptor: FileDescriptor
  private let isRegular: Bool
  /// Whether the file system reports a number of names for the file.
  private let hasName: Bool
  private let write: FileWriting
  private var size = 0
  /// The rest of a line whose beginning was written to a pipe.
  private var rest: ArraySlice<UInt8> = []

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - head: The first bytes of the file.
  ///   - existing: The rule for an existing file.
  ///   - inputs: The files that are read in the meantime.
  ///   - write: Writes bytes; the system's function, except in tests.
  /// - Throws: The reason why the file can't be created.
  package init(
    _ path: String, head: [UInt8], existing: ExistingFile = .keep, inputs: [String] = [],
    by write: FileWriting? = nil
  ) throws(OutputFailure) {
    let output = try OpenedOutput(path, existing: existing, mode: 0o600, inputs: inputs)
    descriptor = output.descriptor
    isRegular = output.isRegular
    self.write = write ?? SystemCalls.write
    // A device such as /dev/null may have several writers, so it isn't locked.
    let status = try? FileStatus(descriptor: descriptor.number)
    hasName = (status?.nameCount ?? 0) > 0
    let isDevice = status?.kind == .device
    guard isDevice || descriptor.lock() else { throw output.failure(SystemProblem(EBUSY)) }
    // A reader that pauses must not block the app.
    if !isRegular { descriptor.setWaiting(false) }
    do throws(SystemProblem) { try append(head) } catch { throw output.failure(error) }
    try output.commit()
  }

  deinit { try? descriptor.synchronize() }

  /// Appends all of the bytes, or no byte at all.
  package func append(_ bytes: [UInt8]) throws(SystemProblem) {
    if isRegular { try appendToFile(bytes) } else { try appendToStream(bytes) }
  }

  private func appendToFile(_ bytes: [UInt8]) throws(SystemProblem) {
    // Bytes of a deleted file are lost with its last reader.
    let status = try FileStatus(descriptor: descriptor.number)
    guard !hasName || status.nameCount > 0 else { throw SystemProblem(ENOENT) }
    let written = descriptor.write(bytes[...], by: write)
    guard let problem = written.problem else { return size += bytes.count }
    if written.count > 0 {
      ftruncate(descriptor.number, off_t(size))
      lseek(descriptor.number, off_t(size), SEEK_SET)
    }
    throw problem
  }

  /// Bytes written to a stream can't be taken back, so the rest of a torn line is written first.
  private func appendToStream(_ bytes: [UInt8]) throws(SystemProblem) {
    if !rest.isEmpty {
      let written = descriptor.write(rest, by: write)
      rest = rest.dropFirst(written.count)
      if let problem = written.problem { throw problem }
    }
    let written = descriptor.write(bytes[...], by: write)
    guard let problem = written.problem else { return }
    guard written.count > 0 else { throw problem }
    rest = bytes[written.count...]
  }
}
