internal import FuzzRunner
internal import TouchstoneHost

/// Fuzzes files that claim to be recordings.
@main struct RecordingFuzzer {
  @MainActor static func main() {
    runFuzzer { bytes in
      let bytes = bytes.rest
      do throws(RecordingError) {
        let recording = try RecordingReader.read(bytes)
        demand(
          (try? inPieces(bytes)) == recording, "read in pieces the file is another recording")
        checkWriting(recording)
      } catch {
        let message = error.description
        demand(
          !message.contains(where: \.isNewline) && message.count < 600,
          "the message is no line: \(message)")
        demand((try? inPieces(bytes)) == nil, "read in pieces the file is a recording")
      }
    }
  }

  /// Reads a file as from a disk that returns a few bytes at a time.
  private static func inPieces(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    var place = 0
    var stream = try RecordingStream {
      guard place < bytes.count else { return nil }
      let end = min(place + 7, bytes.count)
      defer { place = end }
      return Array(bytes[place..<end])
    }
    var records: [RecordingRecord] = []
    while let record = try stream.next() { records.append(record) }
    return Recording(header: stream.header, records: records, cutOffNote: stream.cutOffNote)
  }

  /// Checks that a recording is the same after it is written and read again.
  private static func checkWriting(_ recording: Recording) {
    var whole = recording
    whole.cutOffNote = nil
    let text = RecordingWriter.write(whole)
    do throws(RecordingError) {
      let again = try RecordingReader.read(text)
      demand(again.records.count == whole.records.count, "a record is lost in:\n\(text)")
      let second = RecordingWriter.write(again)
      demand(second == text, "written twice it differs:\n\(text)\n\(second)")
      for (record, other) in zip(whole.records, again.records) {
        demand(rounded(record) == other, "\(record) was written as \(other)")
      }
    } catch {
      demand(false, "what was written is refused, \(error):\n\(text)")
    }
  }

  private static func rounded(_ record: RecordingRecord) -> RecordingRecord {
    switch record {
    case .input(let input, let extra): .input(input.rounded, extra: extra)
    case .frame(let time, let extra):
      .frame(time: RecordingWriter.rounded(time), extra: extra)
    case .advance(let time, let extra):
      .advance(time: RecordingWriter.rounded(time), extra: extra)
    case .scene(let time, let name, let screen, let extra):
      .scene(time: RecordingWriter.rounded(time), name: name, screen: screen, extra: extra)
    case .gap(let gap, let extra):
      .gap(
        RecordingGap(
          start: RecordingWriter.rounded(gap.start), end: RecordingWriter.rounded(gap.end),
          inputs: gap.inputs, frames: gap.frames), extra: extra)
    }
  }
}
