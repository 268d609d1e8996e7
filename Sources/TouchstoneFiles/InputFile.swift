internal import Foundation

/// The reason why a file can't be read, in one line.
package struct InputFailure: Error, Equatable, Sendable, CustomStringConvertible {
  package let path: String
  /// The reason as a clause.
  package let clause: String

  /// Creates a failure.
  package init(path: String, clause: String) {
    self.path = path
    self.clause = clause
  }

  package var description: String { "can't read \(path): \(clause)" }
}

/// Reads files without waiting for another process, so it rejects pipes and devices.
package enum InputFile {
  /// The maximum number of bytes of a file, unless the caller specifies another number.
  package static let longest = 1 << 30

  /// Reads a regular file, or a link to one.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limit: The maximum number of bytes. A longer file is rejected before it is read, because a
  ///     file with holes can be longer than the memory.
  /// - Returns: The bytes.
  /// - Throws: The reason why the file can't be read.
  package static func bytes(
    at path: String, atMost limit: Int = longest
  ) throws(InputFailure) -> [UInt8] {
    let status: FileStatus
    let file: FileDescriptor
    do throws(SystemProblem) {
      // Without O_NONBLOCK, opening a pipe would wait for its writer.
      file = try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      status = try FileStatus(descriptor: file.number)
      let kind = status.kind
      guard kind == .regular else { throw SystemProblem(kind == .folder ? EISDIR : ESPIPE) }
    } catch {
      let isFile = error.number != ESPIPE && error.number != ENXIO
      throw InputFailure(path: path, clause: isFile ? "\(error)" : "it isn't a file")
    }
    // A file of /proc has no size, so the bytes count as well.
    let bytes = status.size > limit ? [] : bytes(of: file, atMost: limit + 1)
    guard max(status.size, bytes.count) <= limit else {
      throw InputFailure(path: path, clause: "it is longer than \(limit >> 20) MiB")
    }
    return bytes
  }

  /// Returns the text of a regular file, which must be UTF-8.
  package static func text(
    at path: String, atMost limit: Int = longest
  ) throws(InputFailure) -> String {
    guard let text = String(validating: try bytes(at: path, atMost: limit), as: UTF8.self) else {
      throw InputFailure(path: path, clause: "it isn't UTF-8")
    }
    return text
  }

  /// Returns the bytes of an open file up to its end.
  static func bytes(of file: FileDescriptor, atMost limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let piece = [UInt8](unsafeUninitializedCapacity: min(1 << 16, limit - bytes.count)) {
        buffer, count in
        count = max(0, read(file.number, buffer.baseAddress, buffer.count))
      }
      guard !piece.isEmpty else { break }
      bytes += piece
    }
    return bytes
  }
}
