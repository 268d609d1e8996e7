internal import TouchstoneInput
internal import TouchstoneJSON

/// A recording that is read record by record, so that it may have any length.
package struct RecordingStream {
  /// The screen and the scene at the start.
  package let header: RecordingHeader
  /// A sentence about the missing end if the file ends in the middle of a line; set at the end.
  package private(set) var cutOffNote: String?
  /// The number of bytes of the file in memory, including the current line.
  package var heldBytes: Int { lines.heldBytes }
  /// Descriptions of the records that are missing or were left out because of gaps, one sentence
  /// each.
  ///
  /// They are complete at the end.
  package private(set) var gapNotes: [String] = []
  private var lines: RecordingLines
  private var check = StreamCheck()
  private var held = HeldInput()
  /// The inputs that cancel what was held down at a gap.
  private var endings: [RawInput] = []
  /// Detects input that continues from records that were left out, or `nil` if no records were left
  /// out.
  private var afterSkipping: StreamCheck?
  /// The number of records left out since a gap, and the first half of the note about it, or `nil`
  /// if none were.
  private var skipped: (count: Int, cause: String)?

  /// Reads the first line.
  ///
  /// - Parameter piece: A function that returns the next piece of the file, of any length, or `nil`
  ///   at its end.
  /// - Throws: An error if the header is invalid.
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

  /// Returns the next record, or `nil` at the end of the file or at the point where it was cut off.
  ///
  /// Missing inputs may have had any effect. Records after such a gap are therefore left out up to
  /// the next scene, which begins from a fresh state. Touches and keys that were down at the gap
  /// are cancelled there.
  ///
  /// - Throws: An error with the line and its problem.
  package mutating func next() throws(RecordingError) -> RecordingRecord? {
    if !endings.isEmpty { return .input(endings.removeFirst()) }
    while let (number, record) = try read() {
      do throws(InputRefusal) {
        switch record {
        case .input(let input, _):
          guard skipped == nil else {
            // Input that continues from before the gap has no beginning here.
            if (try? check.admit(input)) == nil { try check.admit(time: input.time) }
            break
          }
          try check.admit(input)
          guard wasSeenToBegin(input) else { continue }
          try held.admit(input, from: 0)
        case .frame(let time, _), .advance(let time, _): try check.admit(time: time)
        case .scene(let time, _, _, _):
          try check.admit(time: time)
          if skipped != nil { afterSkipping = StreamCheck() }
          endSkipping(at: record)
        case .gap(let gap, _):
          try check.admit(time: gap.end)
          begin(gap, in: number)
          return record
        }
      } catch {
        throw RecordingError(line: number, error)
      }
      guard skipped != nil else { return record }
      skipped?.count += 1
    }
    endSkipping(at: nil)
    return nil
  }

  /// Reads the next line as a record, or returns `nil` at the end.
  private mutating func read() throws(RecordingError) -> (number: Int, record: RecordingRecord)? {
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
        + "everything before that line was read."
      return nil
    }
    do throws(InputRefusal) {
      return (line.number, try RecordingReader.record(fields))
    } catch {
      throw RecordingError(line: line.number, error)
    }
  }

  // MARK: Gaps

  /// The maximum number of gaps that get a note each.
  private static let mostNotes = 20

  private mutating func begin(_ gap: RecordingGap, in line: Int) {
    func seconds(_ time: Double) -> String { "\((time * 100).rounded() / 100)" }
    let span = "Line \(line): between \(seconds(gap.start)) s and \(seconds(gap.end)) s"
    guard gap.inputs > 0 else {
      note("\(span) \(gap.frames) frames couldn't be written; the frame rate is used instead.")
      return
    }
    endSkipping(at: nil)
    endings = held.endings(of: 0, at: gap.end)
    held = HeldInput()
    check = StreamCheck()
    try? check.admit(time: gap.end)
    skipped = (0, "\(span) \(gap.inputs) inputs couldn't be written")
  }

  /// Whether an input doesn't continue from a record that was left out.
  private mutating func wasSeenToBegin(_ input: RawInput) -> Bool {
    afterSkipping == nil || (try? afterSkipping?.admit(input)) != nil
  }

  private mutating func endSkipping(at record: RecordingRecord?) {
    guard let skipped else { return }
    self.skipped = nil
    let end = record == nil ? "the end" : "the next scene"
    note("\(skipped.cause); \(skipped.count) records after that are skipped, up to \(end).")
  }

  private mutating func note(_ sentence: String) {
    if gapNotes.count < Self.mostNotes { gapNotes.append(sentence) }
  }
}
