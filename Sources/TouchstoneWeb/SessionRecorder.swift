internal import Foundation
internal import TouchstoneInput
package import TouchstoneInspector
internal import TouchstoneKit

/// Writes what an application was given, line by line, while it runs.
///
/// Input stands where it entered the queue, and every frame with it, so that a replay serves it
/// alike. A recording is of one scene: showing another starts a new one.
@MainActor package final class SessionRecorder {
  private let file: FileHandle
  private var header: RecordingHeader
  /// Seconds on the application's clock at which the recording's time begins.
  private var origin = 0.0

  /// Makes a file and writes the header.
  ///
  /// - Throws: where the file can't be made.
  package init(path: String, header: RecordingHeader) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil),
      let file = FileHandle(forWritingAtPath: path)
    else { throw SessionRecorderError(path: path) }
    self.file = file
    self.header = header
    write(RecordingWriter.headerLine(header))
  }

  func took(_ input: RawInput) {
    write(RecordingWriter.line(.input(input.shifted(by: -origin), extra: [])))
  }

  func finishedFrame(at time: Double) {
    write(RecordingWriter.line(.frame(time: time - origin, extra: [])))
  }

  /// Begins again with another scene, or on another screen.
  func restart(scene: String, on screen: UIScreen.Configuration, at time: Double) {
    try? file.truncate(atOffset: 0)
    header.scene = scene
    header.screen = .init(screen)
    origin = time
    write(RecordingWriter.headerLine(header))
  }

  private func write(_ line: String) {
    let text = line.hasSuffix("\n") ? line : line + "\n"
    try? file.write(contentsOf: Data(text.utf8))
  }
}

/// A recording can't be written where it was asked for.
package struct SessionRecorderError: Error, CustomStringConvertible {
  let path: String
  /// The line for a person.
  package var description: String {
    "can't write a recording to \(path): the folder is missing or not writable"
  }
}
