internal import Foundation
internal import TouchstoneHitTree
internal import TouchstoneInput

/// Writes what an application is given while it runs: line by line to a file, or into memory.
///
/// Input stands where it entered the queue, and every frame with it, so that a replay serves it
/// alike. A recording is of one scene: showing another begins it again.
@MainActor final class Recorder {
  /// Where the records go: one of the two.
  private let file: FileHandle?
  private let memory: MemoryRecording?
  /// The same, which is kept here: retaining it for each sample takes as long as keeping the sample.
  private let lentMemory: Lent<MemoryRecording>?
  /// Seconds on the application's clock at which the recording's time begins.
  // Nobody holds on to them: they are changed by what stands here alone.
  @exclusivity(unchecked) private var origin = 0.0
  /// Tells what goes on from before the recording began; nothing where nothing does.
  @exclusivity(unchecked) private var check: StreamCheck?

  /// Makes a file without anything in it.
  ///
  /// - Throws: where the file can't be made.
  init(path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw RecorderError(path: path) }
    self.file = file
    memory = nil
    lentMemory = nil
  }

  /// Records into memory.
  init(_ recording: MemoryRecording) {
    file = nil
    memory = recording
    lentMemory = Lent(recording)
  }

  /// Begins, or begins again with another scene or on another screen.
  ///
  /// - Parameters:
  ///   - header: What the recording is made with.
  ///   - time: When, in seconds on the application's clock.
  ///   - hostsCheck: What has admitted all input so far, and will.
  func begin(header: RecordingHeader, at time: Double, hostsCheck: StreamCheck) {
    origin = time
    let isNew = hostsCheck.isAtRest && (hostsCheck.latestTime ?? 0) >= time
    check = isNew ? nil : StreamCheck()
    if let memory { return memory.begin(header) }
    try? file?.truncate(atOffset: 0)
    write(RecordingWriter.headerLine(header))
  }

  /// Writes an input; what goes on from before the recording began is no part of it.
  func took(_ input: RawInput) {
    guard check == nil || isNew(input) else { return }
    let time = input.time - origin
    if let lentMemory { return lentMemory.use { $0.keep { $0.add(input, at: time) } } }
    write(RecordingWriter.line(.input(input.at(time))))
  }

  private func isNew(_ input: RawInput) -> Bool {
    let input = input.shifted(by: -origin)
    return (try? check?.admit(input)) != nil
  }

  /// Writes a frame.
  func finishedFrame(at time: Double) {
    let time = time - origin
    if let lentMemory { return lentMemory.use { $0.keep { $0.addFrame(at: time) } } }
    write(RecordingWriter.line(.frame(time: time)))
  }

  /// Writes that time passed.
  func advanced(to time: Double) {
    let time = time - origin
    if let lentMemory { return lentMemory.use { $0.keep { $0.addAdvance(to: time) } } }
    write(RecordingWriter.line(.advance(time: time)))
  }

  private func write(_ line: String) { try? file?.write(contentsOf: Data((line + "\n").utf8)) }
}

extension StreamCheck {
  /// Whether nothing is down or under way.
  fileprivate var isAtRest: Bool {
    openTouches.isEmpty && openPresses.isEmpty && openKeys.isEmpty && !isTransforming
  }
}

/// A recording can't be written where it was asked for.
struct RecorderError: Error, CustomStringConvertible {
  let path: String
  /// The line for a person.
  var description: String {
    "can't write a recording to \(path): the folder is missing or not writable"
  }
}
