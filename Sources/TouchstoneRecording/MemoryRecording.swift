internal import TouchstoneFiles
internal import TouchstoneInput

/// A recording in memory: all input and every frame, in about ten bytes each.
///
/// It can always run, because storing a sample costs a few dozen nanoseconds and writes no file. If
/// something goes wrong, write the recording to a file. The file equals the result of
/// ``ApplicationHost/record(to:overwriting:)`` byte for byte, and plays to the same trace.
///
///     let recording = host.recordInMemory()
///     …
///     try recording.write(to: "what-happened.jsonl")
///
/// The recording contains everything from its start, or from the last scene that was shown, up to
/// now. It doesn't contain earlier state, so it can't drop its beginning. If it reaches its limit,
/// it ends, and is complete up to that point.
@MainActor
public final class MemoryRecording {
  /// The default limit in bytes: hours of a finger that never rests.
  public nonisolated static let ordinaryLimit = 1 << 24

  /// The maximum size of the records in bytes.
  public let limit: Int
  /// Whether the limit was reached, so that no further records are stored.
  @exclusivity(unchecked) public private(set) var isFull = false
  private let records = CompactRecords()
  private var header: RecordingHeader

  package init(limit: Int, header: RecordingHeader) {
    self.limit = max(0, limit)
    self.header = header
  }

  /// The number of records: input, frames, and time that passed without a frame.
  public var count: Int { records.count }

  /// The size of the records in bytes.
  public var byteCount: Int { records.byteCount }

  // MARK: Keeping

  /// Begins again with another scene or screen.
  package func begin(_ header: RecordingHeader) {
    self.header = header
    records.removeAll()
    isFull = false
  }

  /// Stores a record, unless the recording is full; if the record exceeds the limit, removes it and
  /// ends the recording.
  @inline(__always)
  func store(_ add: (CompactRecords) -> Void) {
    guard !isFull else { return }
    let before = records.byteCount
    add(records)
    guard records.byteCount > limit else { return }
    records.removeLast(to: before)
    isFull = true
  }

  // MARK: Giving back

  /// The recording as text: a line for the screen and the scene, and one for each record.
  public var text: String {
    var text = RecordingWriter.headerLine(header) + "\n"
    for line in records.lines { text += line + "\n" }
    return text
  }

  /// Writes the recording to a file for the `play` verb; the recording continues.
  ///
  /// Only its owner can read a new file, because recordings contain typed text.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - overwriting: Whether an existing file is replaced.
  /// - Throws: An error whose description is one line, if the file can't be written.
  public func write(to path: String, overwriting: Bool = false) throws {
    do {
      try OutputFile.write(
        Array(text.utf8), to: path, existing: .unless(forced: overwriting), access: .owner)
    } catch {
      throw RecorderError(failure: error)
    }
  }
}
