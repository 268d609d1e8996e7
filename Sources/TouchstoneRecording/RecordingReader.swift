internal import TouchstoneInput
internal import TouchstoneJSON

/// Reads recordings; errors name the line and the expected content.
///
/// Every line is a JSON object. Lines end with a line feed, which a carriage return may precede,
/// and blank lines are ignored. If the last line has no line feed and isn't JSON, the file was cut
/// off while it was written, and is read up to that line.
package enum RecordingReader {
  /// Reads a recording from a text.
  package static func read(_ text: String) throws(RecordingError) -> Recording {
    try read(text.utf8)
  }

  /// Reads a recording from the bytes of a file.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The recording, whose ``Recording/cutOffNote`` tells whether the file was cut off.
  /// - Throws: The first error.
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

  /// Returns whether a line is JSON of any type; such a line is complete, even if it is invalid as
  /// a record.
  static func isJSON(_ line: RecordingLines.Line) -> Bool {
    guard String(validating: line.bytes, as: UTF8.self) != nil else { return false }
    return (try? JSONParser.parse(line.bytes)) != nil
  }
}
