import Testing
import TouchstoneHost
import TouchstoneInput

@Suite("A recording that is cut off")
struct CutOffTests {
  private let text = file(
    #"{"t":0,"kind":"touch","id":1,"phase":"began","x":1,"y":2,"note":"größer 😀"}"#,
    #"{"t":1,"kind":"touch","id":1,"phase":"ended","x":1,"y":2}"#)

  @Test("a file cut off anywhere behind its header reads up to the cut and reports it")
  func everyCut() throws {
    let bytes = Array(text.utf8)
    let whole = try RecordingReader.read(bytes)
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    for cut in ends[0]...bytes.count {
      let recording = try RecordingReader.read(bytes[..<cut])
      let complete = ends.filter { $0 <= cut }.count - 1
      let isBetweenLines = ends.contains(cut) || ends.contains(cut - 1)
      #expect(recording.records == Array(whole.records.prefix(complete)))
      #expect(recording.isCutOff == !isBetweenLines, "cut at \(cut)")
      #expect((recording.cutOffNote == nil) == isBetweenLines)
    }
  }

  @Test("the note names the line and the column")
  func note() throws {
    let recording = try RecordingReader.read(header + "\n" + #"{"t":0,"#)
    #expect(
      recording.cutOffNote
        == "The file is cut off in line 2, column 8; everything before that line was read.")
  }

  @Test("a header that is cut off is an error")
  func cutHeader() {
    for cut in 1..<header.count { #expect(refusal(String(header.prefix(cut))) != nil) }
  }

  @Test("a bad last line with an end is an error, and so is a complete one without")
  func badLastLine() {
    #expect(refusal(header + "\n" + #"{"t":0,"# + "\n") != nil)
    #expect(refusal(header + "\n" + #"{"t":0,"kind":"tuoch"}"#) != nil)
    #expect(refusal(header + "\n" + #"{"t":0,"# + "\n" + #"{"t":0,"#) != nil)
  }
}
