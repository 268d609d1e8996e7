/// The lines of a file, one by one, with their numbers; blank ones are left out.
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

  private let bytes: [UInt8]
  private var place: Int
  private var number = 0

  /// The mark that some editors put at the start of a file in UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    place = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// The next line that is not blank.
  mutating func next() -> Line? {
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n"))
      var line = bytes[place..<(end ?? bytes.count)]
      place = (end ?? bytes.count) + 1
      number += 1
      if line.last == UInt8(ascii: "\r") { line.removeLast() }
      let isBlank = line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if !isBlank { return Line(number: number, bytes: line, isUnfinished: end == nil) }
    }
    return nil
  }
}
