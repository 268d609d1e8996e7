internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneHost
internal import TouchstoneKit

/// A recording on disk, which is read in pieces: once to validate it, and once to play it.
final class RecordingFile {
  /// The information from the first reading.
  struct Contents {
    var header: RecordingHeader
    var count = 0
    var hasFrames = false
    /// The scenes that the recording shows while it is played.
    var scenes: [String] = []
    /// Notes about records that are missing or were left out.
    var notes: [String] = []
  }

  private let path: String
  private let file: FileHandle
  /// Whether the file can be read again from its beginning, which a pipe can't.
  private let isRegular: Bool
  /// The bytes that were read from a pipe so far.
  private var piped: [UInt8] = []
  private var hasPipeEnded = false
  /// The reason why a read failed; `nil` if all reads succeeded.
  private var problem: InputFailure?

  /// The number of bytes that are read at a time.
  private static let pieceLength = 1 << 16
  /// The maximum number of bytes of a pipe, all of which are stored.
  private static let mostPiped = 1 << 30
  /// The number of records between two progress reports.
  private static let recordsBetweenReports = 100_000

  init(_ path: String) throws {
    self.path = path
    guard let file = FileHandle(forReadingAtPath: path),
      let status = try? FileStatus(descriptor: file.fileDescriptor), status.kind != .folder
    else { throw CommandError("can't read the recording \(path)") }
    self.file = file
    isRegular = status.kind == .regular
    // If standard output is the recording, printed text would become part of the input.
    let output = try? FileStatus(descriptor: STDOUT_FILENO)
    guard !isRegular || output?.identity != status.identity else {
      throw CommandError("standard output is the recording \(path), which would be overwritten")
    }
  }

  private func stream() throws -> RecordingStream {
    if isRegular { try file.seek(toOffset: 0) }
    var place = 0
    return try RecordingStream { [self] in
      guard !isRegular else { return read() }
      if place == piped.count, !hasPipeEnded {
        let more = piped.count < Self.mostPiped ? read() : nil
        hasPipeEnded = more?.isEmpty ?? true
        piped += more ?? []
      }
      defer { place = piped.count }
      return Array(piped[place...])
    }
  }

  private func read() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Self.pieceLength)
    let count = bytes.withUnsafeMutableBytes {
      Foundation.read(file.fileDescriptor, $0.baseAddress, $0.count)
    }
    guard count >= 0 else {
      problem = InputFailure(path: path, clause: String(cString: strerror(errno)))
      return nil
    }
    return Array(bytes[..<count])
  }

  /// Calls `work`, and throws the reason that the file couldn't be read in place of the resulting
  /// error.
  private func reading<Value>(_ work: () throws -> Value) throws -> Value {
    let result = Result { try work() }
    if let problem { throw CommandError(problem.description) }
    do {
      return try result.get()
    } catch let error as RecordingError {
      throw CommandError("\(path): \(error)")
    }
  }

  /// Reads the whole recording, so that no part of an invalid recording is played.
  func survey() throws -> Contents {
    try reading {
      var stream = try stream()
      var contents = Contents(header: stream.header)
      while let record = try stream.next() {
        contents.count += 1
        contents.hasFrames = contents.hasFrames || record.isFrame
        if case .scene(_, let name, _, _) = record, !contents.scenes.contains(name) {
          contents.scenes.append(name)
        }
        report("read", contents.count)
      }
      contents.notes =
        stream.gapNotes + [stream.cutOffNote, stream.header.fontNote].compactMap(\.self)
      return contents
    }
  }

  /// Reads and returns the whole recording, for commands that need all records in memory.
  func whole() throws -> Recording {
    try reading {
      var stream = try stream()
      var recording = Recording(header: stream.header, records: [])
      while let record = try stream.next() { recording.records.append(record) }
      recording.cutOffNote = stream.cutOffNote
      recording.gapNotes = stream.gapNotes + [stream.header.fontNote].compactMap(\.self)
      return recording
    }
  }

  /// Plays the recording.
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

  /// Reports the records that are missing from the recording, one line for each note.
  func report(_ notes: [String]) {
    for note in notes { CommandError.report("\(path): \(note)") }
  }

  private func report(_ done: String, _ count: Int, of all: Int? = nil) {
    guard count.isMultiple(of: Self.recordsBetweenReports) else { return }
    CommandError.report("\(count)\(all.map { " of \($0)" } ?? "") records \(done)")
  }
}
