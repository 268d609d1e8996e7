internal import CStandardOutput
internal import Foundation
internal import Synchronization
internal import TouchstoneFiles

/// Captures what the app prints, and forwards it to the standard output immediately.
///
/// A C library stream replaces `stdout` and writes through in the same call, so that no output is
/// lost if the app crashes a moment later. The lines are stored for the page until they are read.
package final class StandardOutput: Sendable {
  /// The maximum number of stored lines, more than a page shows.
  private static let mostLines = 1000

  private struct Text {
    var lines: [String] = []
    var rest: [UInt8] = []
  }

  private let text = Mutex(Text())
  private let descriptor: Int32

  /// Creates a capture that forwards what is written to ``stream()`` to a descriptor.
  package init(descriptor: Int32 = STDOUT_FILENO) { self.descriptor = descriptor }

  /// Returns and removes the complete lines that were printed since the last call, oldest first.
  package func removeLines() -> [String] {
    text.withLock { text in
      defer { text.lines = [] }
      return text.lines
    }
  }

  /// Writes bytes to the descriptor and stores their lines.
  fileprivate func write(_ bytes: UnsafeRawBufferPointer) -> Int {
    var written = 0
    while written < bytes.count, let base = bytes.baseAddress {
      let count = SystemCalls.write(
        descriptor, UnsafeRawBufferPointer(start: base + written, count: bytes.count - written))
      guard count > 0 else {
        if count < 0, errno == EINTR { continue }
        break
      }
      written += count
    }
    text.withLock { text in
      text.rest += bytes
      while let end = text.rest.firstIndex(of: UInt8(ascii: "\n")) {
        text.lines.append(String(decoding: text.rest[..<end], as: UTF8.self))
        text.rest.removeFirst(end + 1)
      }
      if text.lines.count > Self.mostLines {
        text.lines.removeFirst(text.lines.count - Self.mostLines)
      }
    }
    return written
  }
}

extension StandardOutput {
  /// Returns a `FILE` of the C library that writes each line through, or `nil` if the library can't
  /// create one.
  ///
  /// The stream retains this object permanently. The result is untyped, because builds with and
  /// without the network library find `FILE` in different modules.
  package func stream() -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer(makeStream())
  }

  private func makeStream() -> UnsafeMutablePointer<FILE>? {
    touchstone_make_stream(Unmanaged.passRetained(self).toOpaque()) { context, bytes, count in
      guard let context, let bytes else { return 0 }
      let output = Unmanaged<StandardOutput>.fromOpaque(context).takeUnretainedValue()
      return output.write(UnsafeRawBufferPointer(start: bytes, count: count))
    }
  }

  /// Flushes standard output.
  ///
  /// - Returns: Whether all output so far could be written.
  package static func finish() -> Bool { touchstone_finish_stdout() == 0 }

  /// Redirects the app's `print` to this object from now on.
  package func replaceStandardOutput() {
    if let stream = makeStream() { touchstone_replace_stdout(stream) }
  }
}
