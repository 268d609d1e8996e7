import Foundation
import Testing
import TouchstoneHost
import TouchstoneReplay

/// The recordings in the folders of the tests, which older versions of Touchstone wrote.
@Suite struct StoredRecordingsTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()
  static let names = GoldenFile.recordings(in: tests.path)

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: Self.tests.appendingPathComponent(name))
  }

  @Test(arguments: names)
  func `Every recording in the repository is read, and written in the same way again`(
    name: String
  ) throws {
    var recording = try RecordingReader.read(try bytes(name))
    recording.cutOffNote = nil
    let text = RecordingWriter.write(recording)
    let again = try RecordingReader.read(text)
    #expect(again.header == recording.header)
    #expect(again.records.count == recording.records.count)
    #expect(RecordingWriter.write(again) == text)
  }

  @Test func `Every kind of record is in a recording of the repository`() throws {
    let texts = try Self.names.map { String(decoding: try bytes($0), as: UTF8.self) }
    for kind in RecordingKind.allCases {
      let member = #""kind":"\#(kind.rawValue)""#
      #expect(texts.contains { $0.contains(member) }, "\(member)")
    }
  }
}
