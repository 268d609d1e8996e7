/// The lines of a file, one by one, with their numbers; blank ones are left out.
///
/// The file comes in pieces, of which only those are kept that hold the present line.
struct RecordingLines {
  /// One line without its end.
  struct Line {
    /// The number of the line, counted from 1.
    var number: Int
    /// The bytes of the line.
    var bytes: ArraySlice<UInt8>
    /// Whether the file ends without ending the line.
    var isUnfinished: Bool
  }

  /// The next piece of the file; nil or nothing at its end.
  private let piece: () -> [UInt8]?
  private var bytes: [UInt8] = []
  /// How many bytes of the file are held.
  var heldBytes: Int { bytes.count }
  private var place = 0
  private var hasEnded = false
  private var number = 0

  /// The mark that some editors put at the start of a file in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
  /// The longest line in bytes: some hundred times the longest that a session is allowed to send.
  static let longestLine = 1 << 26

  init(_ piece: @escaping () -> [UInt8]?) {
    self.piece = piece
    while bytes.count < Self.byteOrderMark.count, !hasEnded { readOn() }
    if bytes.starts(with: Self.byteOrderMark) { place = Self.byteOrderMark.count }
  }

  /// The next line that is not blank.
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

  /// Where the present line ends; nil where there is none left.
  private mutating func lineEnd() throws(RecordingError) -> Int? {
    var searched = place
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) { return end }
      if hasEnded { return place < bytes.count ? bytes.count : nil }
      guard bytes.count - place <= Self.longestLine else {
        throw RecordingError(
          line: number + 1, "the line is longer than \(Self.longestLine) bytes",
          expected: "a line for each record")
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
