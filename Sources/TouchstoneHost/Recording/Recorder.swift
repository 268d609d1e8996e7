internal import Foundation
internal import TouchstoneInput

/// Writes what an application is given, line by line, while it runs.
///
/// Input stands where it entered the queue, and every frame with it, so that a replay serves it
/// alike. A recording is of one scene: showing another begins it again.
@MainActor final class Recorder {
  private let file: FileHandle
  /// Seconds on the application's clock at which the recording's time begins.
  private var origin = 0.0
  private var check = StreamCheck()

  /// Makes a file without anything in it.
  ///
  /// - Throws: where the file can't be made.
  init(path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw RecorderError(path: path) }
    self.file = file
  }

  /// Begins, or begins again with another scene or on another screen.
  func begin(header: RecordingHeader, at time: Double) {
    try? file.truncate(atOffset: 0)
    origin = time
    check = StreamCheck()
    write(RecordingWriter.headerLine(header))
  }

  /// Writes an input; what goes on from before the recording began is no part of it.
  func took(_ input: RawInput) {
    let input = input.shifted(by: -origin)
    guard (try? check.admit(input)) != nil else { return }
    write(RecordingWriter.line(.input(input, extra: [])))
  }

  /// Writes a frame.
  func finishedFrame(at time: Double) {
    write(RecordingWriter.line(.frame(time: time - origin, extra: [])))
  }

  /// Writes that time passed.
  func advanced(to time: Double) {
    write(RecordingWriter.line(.advance(time: time - origin, extra: [])))
  }

  private func write(_ line: String) { try? file.write(contentsOf: Data((line + "\n").utf8)) }
}

/// A recording can't be written where it was asked for.
struct RecorderError: Error, CustomStringConvertible {
  let path: String
  /// The line for a person.
  var description: String {
    "can't write a recording to \(path): the folder is missing or not writable"
  }
}
