internal import Foundation

/// A file that grows line by line while a process runs, with an advisory lock on it.
///
/// Each append is whole: one that the disk has no space for leaves the file as it was.
package final class GrowingFile {
  private let descriptor: FileDescriptor
  private let isRegular: Bool
  private let write: FileWriting
  private var size = 0
  /// The end of a line, of which a pipe has taken the beginning.
  private var rest: ArraySlice<UInt8> = []

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - head: Its first bytes.
  ///   - existing: The decision about a file that is there.
  ///   - inputs: The files that are read meanwhile.
  ///   - write: Writes bytes; the system's function, except in tests.
  /// - Throws: Why it can't be made.
  package init(
    _ path: String, head: [UInt8], existing: ExistingFile = .keep, inputs: [String] = [],
    by write: FileWriting? = nil
  ) throws(OutputFailure) {
    let output = try OpenedOutput(path, existing: existing, mode: 0o600, inputs: inputs)
    descriptor = output.descriptor
    isRegular = output.isRegular
    self.write = write ?? SystemCalls.write
    // A device such as /dev/null belongs to everybody.
    let isDevice = (try? FileStatus(descriptor: descriptor.number))?.kind == .device
    guard isDevice || descriptor.lock() else { throw output.failure(SystemProblem(EBUSY)) }
    // A reader that pauses must not stop the program.
    if !isRegular { descriptor.setWaiting(false) }
    do throws(SystemProblem) { try append(head) } catch { throw output.failure(error) }
    try output.commit()
  }

  deinit { try? descriptor.synchronize() }

  /// Adds bytes at the end: all of them, or none.
  package func append(_ bytes: [UInt8]) throws(SystemProblem) {
    if isRegular { try appendToFile(bytes) } else { try appendToStream(bytes) }
  }

  private func appendToFile(_ bytes: [UInt8]) throws(SystemProblem) {
    let written = descriptor.write(bytes[...], by: write)
    guard let problem = written.problem else { return size += bytes.count }
    if written.count > 0 {
      ftruncate(descriptor.number, off_t(size))
      lseek(descriptor.number, off_t(size), SEEK_SET)
    }
    throw problem
  }

  /// A stream can't take back what it has taken, so that the rest of it goes first.
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
