internal import TouchstoneInput

/// A recording that is read record by record, so that its length doesn't matter.
package struct RecordingStream {
  /// What it was made with.
  package let header: RecordingHeader
  /// What is missing if the file ends in the middle of a line, as one sentence; known at the end.
  package private(set) var cutOffNote: String?
  /// How many bytes of the file are held, the present line included.
  package var heldBytes: Int { lines.heldBytes }
  private var lines: RecordingLines
  private var check = StreamCheck()

  /// Reads the first line.
  ///
  /// - Parameter piece: answers the next piece of the file, of any length; nil at its end.
  /// - Throws: what is wrong with the header.
  package init(_ piece: @escaping () -> [UInt8]?) throws(RecordingError) {
    lines = RecordingLines(piece)
    guard let first = try lines.next() else {
      throw RecordingError(
        line: 1, "the file is empty", expected: RecordingReader.headerExpectation)
    }
    do throws(InputRefusal) {
      header = try RecordingReader.header(JSONFields(parsing: first.bytes))
    } catch {
      throw RecordingError(line: first.number, error)
    }
  }

  /// The next record; nil at the end of the file, or where it was cut off.
  ///
  /// - Throws: what is wrong with its line.
  package mutating func next() throws(RecordingError) -> RecordingRecord? {
    guard cutOffNote == nil, let line = try lines.next() else { return nil }
    let fields: JSONFields
    do throws(InputRefusal) {
      fields = try JSONFields(parsing: line.bytes)
    } catch {
      guard line.isUnfinished, !RecordingReader.isJSON(line) else {
        throw RecordingError(line: line.number, error)
      }
      cutOffNote =
        "The file is cut off in line \(line.number), column \(line.bytes.count + 1); "
        + "what stands before that line was read."
      return nil
    }
    do throws(InputRefusal) {
      let record = try RecordingReader.record(fields)
      switch record {
      case .input(let input, _): try check.admit(input)
      case .frame(let time, _), .advance(let time, _): try check.admit(time: time)
      }
      return record
    } catch {
      throw RecordingError(line: line.number, error)
    }
  }
}
