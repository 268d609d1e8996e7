package import TouchstoneFiles
internal import TouchstoneHitTree
package import TouchstoneInput

/// Records an application's input and frames while it runs: line by line to a file, or in memory.
///
/// Input is recorded when it enters the queue, and every frame with it, so that a replay delivers
/// it in the same way. A file contains all scenes that are shown, one after the other. Memory
/// contains the last scene.
@MainActor package final class Recorder {
  /// The destination of the records: either a file or memory.
  private let file: GrowingFile?
  private let memory: MemoryRecording?
  /// A borrowed reference to ``memory``, because retaining it for each sample costs as much as
  /// storing the sample.
  private let borrowedMemory: Borrowed<MemoryRecording>?
  /// The time on the application's clock at which the recording's time begins, in seconds.
  // Unchecked, because only the methods of this class access them, and no two accesses overlap.
  @exclusivity(unchecked) private var origin = 0.0
  /// Detects input that continues from before the recording or inside a gap, or `nil` if there is
  /// no such input.
  @exclusivity(unchecked) private var check: StreamCheck?
  /// The screen that was written to the file last.
  private var screen: RecordingHeader.Screen?
  /// The time of the last written record, in the recording's seconds.
  private var lastTime = 0.0
  /// The records since then that couldn't be written, or `nil` if all were written.
  private var gap: RecordingGap?
  /// A function that is called with a sentence when the file can't be written for the first time.
  private let report: (String) -> Void
  private var hasReported = false

  /// Records to a file whose header is already written.
  package init(_ file: GrowingFile, report: @escaping (String) -> Void) {
    self.file = file
    self.report = report
    memory = nil
    borrowedMemory = nil
  }

  /// Records into memory.
  package init(_ recording: MemoryRecording) {
    file = nil
    report = { _ in }
    memory = recording
    borrowedMemory = Borrowed(recording)
  }

  /// Begins the recording.
  ///
  /// - Parameters:
  ///   - header: The screen and the scene of the recording.
  ///   - time: The start time, in seconds on the application's clock.
  ///   - hostsCheck: The check that has admitted all input so far, and will admit later input.
  package func begin(header: RecordingHeader, at time: Double, hostsCheck: StreamCheck) {
    origin = time
    screen = header.screen
    let isNew = hostsCheck.isAtRest && (hostsCheck.latestTime ?? 0) >= time
    check = isNew ? nil : StreamCheck()
    memory?.begin(header)
  }

  /// Records that another scene is shown.
  ///
  /// A file continues with it, and memory begins again.
  package func sceneBegan(header: RecordingHeader, at time: Double, hostsCheck: StreamCheck) {
    guard memory == nil, let name = header.scene else {
      return begin(header: header, at: time, hostsCheck: hostsCheck)
    }
    let screen = header.screen == screen ? nil : header.screen
    self.screen = header.screen
    write(.scene(time: time - origin, name: name, screen: screen))
  }

  /// Records an input, unless it continues from before the recording began.
  package func took(_ input: RawInput) {
    guard check == nil || isNew(input) else { return }
    let time = input.time - origin
    if let borrowedMemory { return borrowedMemory.use { $0.store { $0.add(input, at: time) } } }
    write(.input(input.at(time)))
  }

  private func isNew(_ input: RawInput) -> Bool {
    let input = input.shifted(by: -origin)
    return (try? check?.admit(input)) != nil
  }

  /// Records a frame.
  package func finishedFrame(at time: Double) {
    let time = time - origin
    if let borrowedMemory { return borrowedMemory.use { $0.store { $0.addFrame(at: time) } } }
    write(.frame(time: time))
  }

  /// Records that time passed.
  package func advanced(to time: Double) {
    let time = time - origin
    if let borrowedMemory { return borrowedMemory.use { $0.store { $0.addAdvance(to: time) } } }
    write(.advance(time: time))
  }

  // MARK: The file

  /// Writes a record, after a record for the gap before it.
  ///
  /// If they can't be written, the record becomes part of the gap.
  private func write(_ record: RecordingRecord) {
    guard let file else { return }
    var text = RecordingWriter.line(record) + "\n"
    if var gap {
      gap.end = record.time
      text = RecordingWriter.line(.gap(gap)) + "\n" + text
    }
    do {
      try file.append(Array(text.utf8))
    } catch {
      return miss(record, error)
    }
    lastTime = record.time
    gap = nil
  }

  private func miss(_ record: RecordingRecord, _ problem: SystemProblem) {
    var gap = gap ?? RecordingGap(start: lastTime, end: lastTime, inputs: 0, frames: 0)
    switch record {
    case .frame, .advance: gap.frames += 1
    // After a missing scene, the state is as unknown as after a missing input.
    case .input, .scene, .gap:
      gap.inputs += 1
      // Input that continues from inside the gap isn't written after it.
      check = StreamCheck()
    }
    self.gap = gap
    guard !hasReported else { return }
    hasReported = true
    report(
      "the recording can't be written: \(problem); the missing part will be marked in it once "
        + "writing succeeds")
  }
}

extension StreamCheck {
  /// Whether no touch, press, key or transform is in progress.
  fileprivate var isAtRest: Bool {
    openTouches.isEmpty && openPresses.isEmpty && openKeys.isEmpty && !isTransforming
  }
}

/// An error if a recording's file can't be written.
package struct RecorderError: Error, CustomStringConvertible {
  let failure: OutputFailure

  /// Creates an error from the failure of the file.
  package init(failure: OutputFailure) { self.failure = failure }

  /// The message in one line.
  package var description: String {
    "can't write a recording to \(failure.path): \(failure.clause)"
  }
}
