internal import Foundation
internal import TouchstoneHost
internal import TouchstoneKit

/// A recording on disk, which is read in pieces: once to find out if it is right, and once to play it.
struct RecordingFile {
  /// What a first reading tells.
  struct Contents {
    var header: RecordingHeader
    var count = 0
    var hasFrames = false
    var cutOffNote: String?
  }

  private let path: String
  /// The bytes of what can't be read twice, such as a pipe.
  private let bytes: [UInt8]?

  /// How many bytes are read at a time.
  private static let pieceLength = 1 << 16
  /// After how many records a long recording says how far it is.
  private static let recordsBetweenReports = 100_000

  init(_ path: String) throws {
    self.path = path
    var isDirectory: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    guard exists, !isDirectory.boolValue, FileHandle(forReadingAtPath: path) != nil else {
      throw Complaint("can't read the recording \(path)")
    }
    let kind = try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    bytes =
      kind == .typeRegular || kind == .typeSymbolicLink
      ? nil : FileManager.default.contents(atPath: path).map { Array($0) }
  }

  private func stream() throws -> RecordingStream {
    if let bytes {
      var rest: [UInt8]? = bytes
      return try RecordingStream {
        defer { rest = nil }
        return rest
      }
    }
    let file = FileHandle(forReadingAtPath: path)
    return try RecordingStream {
      (try? file?.read(upToCount: Self.pieceLength)).map { Array($0) }
    }
  }

  /// Reads it all, so that nothing is played of a recording that is wrong.
  func survey() throws -> Contents {
    do {
      var stream = try stream()
      var contents = Contents(header: stream.header)
      while let record = try stream.next() {
        contents.count += 1
        contents.hasFrames = contents.hasFrames || record.isFrame
        report("read", contents.count)
      }
      contents.cutOffNote = stream.cutOffNote
      return contents
    } catch let error as RecordingError {
      throw Complaint("\(path): \(error)")
    }
  }

  /// All of it, for what has to go over it several times.
  func whole() throws -> Recording {
    do {
      var stream = try stream()
      var recording = Recording(header: stream.header, records: [])
      while let record = try stream.next() { recording.records.append(record) }
      recording.cutOffNote = stream.cutOffNote
      return recording
    } catch let error as RecordingError {
      throw Complaint("\(path): \(error)")
    }
  }

  /// Plays it.
  @MainActor
  func play(_ contents: Contents, on application: UIApplication) throws {
    var stream = try stream()
    var count = 0
    try RecordingPlayer.play(
      hertz: contents.header.screen.hz, hasFrames: contents.hasFrames, on: application
    ) {
      let record = try stream.next()
      count += 1
      report("played", count, of: contents.count)
      return record
    }
  }

  /// Says that the recording ends in the middle, if it does.
  func say(_ cutOffNote: String?) {
    if let cutOffNote { Complaint.say("\(path): \(cutOffNote)") }
  }

  private func report(_ done: String, _ count: Int, of all: Int? = nil) {
    guard count.isMultiple(of: Self.recordsBetweenReports) else { return }
    Complaint.say("\(count)\(all.map { " of \($0)" } ?? "") records \(done)")
  }
}
