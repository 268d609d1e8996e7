internal import Foundation

/// The lines of standard input.
///
/// No line uses more memory than its limit.
struct StandardInputLines {
  /// One line without its end.
  enum Line: Equatable {
    case whole([UInt8])
    /// The line is longer than the limit and was discarded.
    case tooLong
  }

  private let longest: Int
  private let read: () -> [UInt8]
  private var bytes: ArraySlice<UInt8> = []
  private var hasEnded = false

  private static let pieceLength = 1 << 16

  /// Reads lines of at most `longest` bytes.
  ///
  /// - Parameters:
  ///   - longest: The maximum number of bytes in a line.
  ///   - read: Returns the next bytes, or an empty array at the end.
  init(longest: Int, read: @escaping () -> [UInt8] = StandardInputLines.standardInput) {
    self.longest = longest
    self.read = read
  }

  /// Returns the next line, or `nil` at the end.
  mutating func next() -> Line? {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        line += bytes[..<end]
        bytes = bytes[(end + 1)...]
        return isTooLong || line.count > longest ? .tooLong : .whole(line)
      }
      line += bytes
      isTooLong = isTooLong || line.count > longest
      if isTooLong { line = [] }
      bytes = hasEnded ? [] : read()[...]
      hasEnded = bytes.isEmpty
      guard hasEnded else { continue }
      if isTooLong { return .tooLong }
      return line.isEmpty ? nil : .whole(line)
    }
  }

  /// Whether a byte is a space, a tab or a carriage return.
  static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0D].contains(byte) }

  private static func standardInput() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: pieceLength) { buffer, count in
      var got = Foundation.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      while got < 0, errno == EINTR {
        got = Foundation.read(STDIN_FILENO, buffer.baseAddress, buffer.count)
      }
      count = max(0, got)
    }
  }
}
