internal import TouchstoneInput

/// Reads recordings, and says of a bad one in which line it is bad and what was expected there.
///
/// Every line is a JSON object; lines end with a line feed, which a carriage return may precede,
/// and blank lines do not count. A file whose last line has no end and is no JSON was cut off
/// while it was written: it reads up to there.
package enum RecordingReader {
  /// Reads a recording from a text.
  package static func read(_ text: String) throws(RecordingError) -> Recording {
    try read(text.utf8)
  }

  /// Reads a recording from the bytes of a file.
  ///
  /// - Parameter bytes: the whole file.
  /// - Returns: the recording, which says so itself if the file was cut off.
  /// - Throws: the first thing that is wrong.
  /// - Complexity: O(n) in the length of the file.
  package static func read(_ bytes: some Sequence<UInt8>) throws(RecordingError) -> Recording {
    var whole: [UInt8]? = Array(bytes)
    var stream = try RecordingStream {
      defer { whole = nil }
      return whole
    }
    var records: [RecordingRecord] = []
    while let record = try stream.next() { records.append(record) }
    var recording = Recording(
      header: stream.header, records: records, cutOffNote: stream.cutOffNote)
    recording.gapNotes = stream.gapNotes
    return recording
  }

  /// Whether a line is JSON, if not an object: then it is complete, and simply wrong.
  static func isJSON(_ line: RecordingLines.Line) -> Bool {
    guard String(validating: line.bytes, as: UTF8.self) != nil else { return false }
    return (try? JSONParser.parse(line.bytes)) != nil
  }
}
