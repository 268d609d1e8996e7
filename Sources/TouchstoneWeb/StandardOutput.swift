internal import CStandardOutput
internal import Foundation
internal import Synchronization
internal import TouchstoneFiles

/// What the program prints: it goes where standard output goes, at once, line by line, and is kept for
/// the page until somebody takes it.
///
/// A buffer of the C library's takes the place of `stdout`, and writes through in the same call, so
/// that nothing is lost when the program ends in a crash a moment later.
package final class StandardOutput: Sendable {
  /// More lines than a page shows.
  private static let mostLines = 1000

  private struct Text {
    var lines: [String] = []
    var rest: [UInt8] = []
  }

  private let text = Mutex(Text())
  private let descriptor: Int32

  /// Watches what is written to a descriptor by ``stream()``.
  package init(descriptor: Int32 = STDOUT_FILENO) { self.descriptor = descriptor }

  /// The complete lines that were printed since they were last taken, oldest first.
  package func takeLines() -> [String] {
    text.withLock { text in
      defer { text.lines = [] }
      return text.lines
    }
  }

  /// Takes up what is printed, and writes it on.
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
  /// A stream of the C library, a `FILE`, that writes each line through; it keeps this object alive for
  /// good. Nil where the library can't make one.
  ///
  /// Untyped, since builds with and without the network library find `FILE` in different modules.
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
  /// - Returns: Whether everything that was ever printed could be written.
  package static func finish() -> Bool { touchstone_finish_stdout() == 0 }

  /// Lets the program's own `print` write here from now on.
  package func replaceStandardOutput() {
    if let stream = makeStream() { touchstone_replace_stdout(stream) }
  }
}
