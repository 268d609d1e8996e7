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
    return Recording(header: stream.header, records: records, cutOffNote: stream.cutOffNote)
  }

  /// Reads one record from one line of text, as a host that is sent records line by line does.
  ///
  /// - Parameters:
  ///   - text: the line.
  ///   - number: the number of the line for error messages, counted from 1.
  /// - Returns: the record; whether it fits the ones before it is for `StreamCheck` to tell.
  /// - Throws: what is wrong with the line.
  package static func readRecord(
    _ text: String, line number: Int
  ) throws(RecordingError) -> RecordingRecord {
    let line = RecordingLines.Line(
      number: number, bytes: Array(text.utf8)[...], isUnfinished: false)
    return try readRecord(try object(line), line: number)
  }

  /// The members of the object that a line should consist of.
  static func object(
    _ line: RecordingLines.Line
  ) throws(RecordingError) -> [JSONMember] {
    guard String(validating: line.bytes, as: UTF8.self) != nil else {
      throw RecordingError(line: line.number, "the text is not UTF-8", expected: "UTF-8")
    }
    do throws(JSONProblem) {
      let value = try JSONParser.parse(line.bytes)
      if case .object(let members) = value { return members }
      throw JSONProblem(
        column: 1, problem: "the line is \(RecordingError.excerpt(value))",
        expectation: "a JSON object")
    } catch {
      throw RecordingError(line: line.number, error.problem, expected: error.expectation)
    }
  }

  /// Whether a line is JSON, if not an object: then it is complete, and simply wrong.
  static func isJSON(_ line: RecordingLines.Line) -> Bool {
    guard String(validating: line.bytes, as: UTF8.self) != nil else { return false }
    return (try? JSONParser.parse(line.bytes)) != nil
  }
}
