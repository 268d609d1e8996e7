/// The nonblank lines of a file with their numbers.
///
/// The file is read in pieces. Only the pieces that contain the current line are stored.
struct RecordingLines {
  /// One line without its line feed.
  struct Line {
    /// The number of the line, counted from 1.
    var number: Int
    /// The bytes of the line.
    var bytes: ArraySlice<UInt8>
    /// Whether the file ends without a line feed after this line.
    var isUnfinished: Bool
  }

  /// A function that returns the next piece of the file, or `nil` or an empty array at its end.
  private let piece: () -> [UInt8]?
  private var bytes: [UInt8] = []
  /// The number of bytes of the file in memory.
  var heldBytes: Int { bytes.count }
  private var place = 0
  private var hasEnded = false
  private var number = 0

  /// The byte order mark that some editors write at the start of a UTF-8 file.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The maximum length of a line in bytes: some hundred times the longest line that a session is
  /// allowed to send.
  static let longestLine = 1 << 26

  init(_ piece: @escaping () -> [UInt8]?) {
    self.piece = piece
    while bytes.count < Self.byteOrderMark.count, !hasEnded { readOn() }
    if bytes.starts(with: Self.byteOrderMark) { place = Self.byteOrderMark.count }
  }

  /// Returns the next nonblank line, or `nil` at the end.
  mutating func next() throws(RecordingError) -> Line? {
    while let end = try lineEnd() {
      let isUnfinished = end == bytes.count
      var line = bytes[place..<end]
      place = min(end + 1, bytes.count)
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if !isBlank { return Line(number: number, bytes: line, isUnfinished: isUnfinished) }
    }
    return nil
  }

  /// Returns the index of the current line's end, or `nil` if no line is left.
  private mutating func lineEnd() throws(RecordingError) -> Int? {
    var searched = place
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) { return end }
      if hasEnded { return place < bytes.count ? bytes.count : nil }
      guard bytes.count - place <= Self.longestLine else {
        throw RecordingError(
          line: number + 1, "the line is longer than \(Self.longestLine) bytes",
          expected: "one line for each record")
      }
      searched = bytes.count - place
      bytes.removeFirst(place)
      place = 0
      readOn()
    }
  }

  private mutating func readOn() {
    if let more = piece(), !more.isEmpty { bytes += more } else { hasEnded = true }
  }
}
