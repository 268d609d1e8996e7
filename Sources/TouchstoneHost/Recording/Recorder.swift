internal import TouchstoneFiles
internal import TouchstoneHitTree
internal import TouchstoneInput

/// Writes what an application is given while it runs: line by line to a file, or into memory.
///
/// Input is recorded when it enters the queue, and every frame with it, so that a replay delivers
/// it in the same way. A file contains all scenes that are shown, one after the other. Memory
/// contains the last scene.
@MainActor final class Recorder {
  /// Where the records go: one of the two.
  private let file: GrowingFile?
  private let memory: MemoryRecording?
  /// The same, which is kept here: retaining it for each sample takes as long as keeping the sample.
  private let lentMemory: Lent<MemoryRecording>?
  /// Seconds on the application's clock at which the recording's time begins.
  // Nobody holds on to them: they are changed by what stands here alone.
  @exclusivity(unchecked) private var origin = 0.0
  /// Tells what goes on from before the recording began; nothing where nothing does.
  @exclusivity(unchecked) private var check: StreamCheck?
  /// The screen that was written to the file last.
  private var screen: RecordingHeader.Screen?
  /// The time of the last record that was written, in the recording's seconds.
  private var lastTime = 0.0
  /// The records since then that couldn't be written, or `nil` if none failed.
  private var gap: RecordingGap?
  /// Called with a sentence when the file can't be written for the first time.
  private let report: (String) -> Void
  private var hasReported = false

  /// Records to a file whose header is already written.
  init(_ file: GrowingFile, report: @escaping (String) -> Void) {
    self.file = file
    self.report = report
    memory = nil
    lentMemory = nil
  }

  /// Records into memory.
  init(_ recording: MemoryRecording) {
    file = nil
    report = { _ in }
    memory = recording
    lentMemory = Lent(recording)
  }

  /// Begins.
  ///
  /// - Parameters:
  ///   - header: What the recording is made with.
  ///   - time: When, in seconds on the application's clock.
  ///   - hostsCheck: What has admitted all input so far, and will.
  func begin(header: RecordingHeader, at time: Double, hostsCheck: StreamCheck) {
    origin = time
    screen = header.screen
    let isNew = hostsCheck.isAtRest && (hostsCheck.latestTime ?? 0) >= time
    check = isNew ? nil : StreamCheck()
    memory?.begin(header)
  }

  /// Records that another scene is shown. A file continues with it, and memory begins again.
  func sceneBegan(header: RecordingHeader, at time: Double, hostsCheck: StreamCheck) {
    guard memory == nil, let name = header.scene else {
      return begin(header: header, at: time, hostsCheck: hostsCheck)
    }
    let screen = header.screen == screen ? nil : header.screen
    self.screen = header.screen
    write(.scene(time: time - origin, name: name, screen: screen))
  }

  /// Writes an input; what goes on from before the recording began is no part of it.
  func took(_ input: RawInput) {
    guard check == nil || isNew(input) else { return }
    let time = input.time - origin
    if let lentMemory { return lentMemory.use { $0.keep { $0.add(input, at: time) } } }
    write(.input(input.at(time)))
  }

  private func isNew(_ input: RawInput) -> Bool {
    let input = input.shifted(by: -origin)
    return (try? check?.admit(input)) != nil
  }

  /// Writes a frame.
  func finishedFrame(at time: Double) {
    let time = time - origin
    if let lentMemory { return lentMemory.use { $0.keep { $0.addFrame(at: time) } } }
    write(.frame(time: time))
  }

  /// Writes that time passed.
  func advanced(to time: Double) {
    let time = time - origin
    if let lentMemory { return lentMemory.use { $0.keep { $0.addAdvance(to: time) } } }
    write(.advance(time: time))
  }

  // MARK: The file

  /// Writes a record, after a record for the gap before it. If neither can be written, both are
  /// missing.
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
    // A missing scene leaves the screen as unknown as a missing input does.
    case .input, .scene, .gap:
      gap.inputs += 1
      // Input that continues from inside the gap isn't written after it.
      check = StreamCheck()
    }
    self.gap = gap
    guard !hasReported else { return }
    hasReported = true
    report(
      "the recording can't be written: \(problem); what is missing is marked in it once it can be")
  }
}

extension StreamCheck {
  /// Whether nothing is down or under way.
  fileprivate var isAtRest: Bool {
    openTouches.isEmpty && openPresses.isEmpty && openKeys.isEmpty && !isTransforming
  }
}

/// A recording can't be written where it was asked for.
struct RecorderError: Error, CustomStringConvertible {
  let failure: OutputFailure
  /// The line for a person.
  var description: String {
    "can't write a recording to \(failure.path): \(failure.clause)"
  }
}
