internal import TouchstoneFiles
internal import TouchstoneInput

/// A recording that a host keeps in memory: all input and every frame, in some ten bytes each.
///
/// It can always run, since keeping a sample takes a few dozen nanoseconds and writes nothing anywhere.
/// When something went wrong, write it out: it is a recording as ``ApplicationHost/record(to:)`` makes
/// one, byte for byte, and plays to the same trace.
///
///     let recording = host.recordInMemory()
///     …
///     try recording.write(to: "what-happened.jsonl")
///
/// It begins where the recording began, or else with the scene that was shown last, and goes on to the
/// present: a recording says nothing of how things were before it, so that none can begin in the middle.
/// Where it reaches its limit it ends, and stays whole up to there.
@MainActor
public final class MemoryRecording {
  /// How many bytes a recording takes where nobody says: hours of a finger that never rests.
  public nonisolated static let ordinaryLimit = 1 << 24

  /// The most bytes that the records may take.
  public let limit: Int
  /// Whether the limit was reached, so that nothing is kept any more.
  @exclusivity(unchecked) public private(set) var isFull = false
  private let records = CompactRecords()
  private var header: RecordingHeader

  init(limit: Int, header: RecordingHeader) {
    self.limit = max(0, limit)
    self.header = header
  }

  /// How many records there are: of input, of frames, and of time that passed without one.
  public var count: Int { records.count }

  /// How many bytes the records take.
  public var byteCount: Int { records.byteCount }

  // MARK: Keeping

  /// Begins again, with another scene or on another screen.
  func begin(_ header: RecordingHeader) {
    self.header = header
    records.removeAll()
    isFull = false
  }

  /// Keeps a record, if there is room.
  @inline(__always)
  func keep(_ add: (CompactRecords) -> Void) {
    guard !isFull else { return }
    let before = records.byteCount
    add(records)
    guard records.byteCount > limit else { return }
    records.takeBackLast(to: before)
    isFull = true
  }

  // MARK: Giving back

  /// The recording as its file has it: a line for the screen and the scene, and one for each record.
  public var text: String {
    var text = RecordingWriter.headerLine(header) + "\n"
    for line in records.lines { text += line + "\n" }
    return text
  }

  /// Writes the recording to a file, for the `play` verb; it goes on meanwhile.
  ///
  /// A new file can be read by its owner only, since recordings have typed text.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - overwriting: Whether a file that is there is replaced.
  /// - Throws: an error whose description is one line, if the file can't be written.
  public func write(to path: String, overwriting: Bool = false) throws {
    do {
      try OutputFile.write(
        Array(text.utf8), to: path, existing: .unless(forced: overwriting), access: .owner)
    } catch {
      throw RecorderError(failure: error)
    }
  }
}
