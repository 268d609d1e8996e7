internal import Foundation
internal import TouchstoneFiles

/// The expected trace of a recording, in a file next to it: `taps.trace` next to `taps.jsonl`.
package enum GoldenFile {
  /// The file extension of a recording.
  package static let recordingEnding = ".jsonl"
  /// The file extension of a golden trace.
  package static let ending = ".trace"

  /// Returns the path of a recording's golden trace.
  package static func path(for recording: String) -> String {
    let stem =
      recording.hasSuffix(recordingEnding)
      ? String(recording.dropLast(recordingEnding.count)) : recording
    return stem + ending
  }

  /// Returns whether bytes are the start of a trace: they are empty, or their first line begins
  /// with a time.
  package static func isTrace(_ head: [UInt8]) -> Bool {
    let line = String(decoding: head.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let time = line.prefix { $0 != " " }
    return line.isEmpty || (time.hasSuffix("ms") && Double(time.dropLast(2)) != nil)
  }

  /// Returns the paths of all recordings in a folder and its subfolders, relative to the folder and
  /// sorted by name.
  package static func recordings(in folder: String) -> [String] {
    let paths =
      FileManager.default.enumerator(atPath: LiteralPath.of(folder))?.compactMap { $0 as? String }
      ?? []
    return paths.filter { $0.hasSuffix(recordingEnding) }.sorted()
  }

  /// Compares a trace with the golden trace, or writes it.
  ///
  /// - Parameters:
  ///   - trace: The trace of the replay.
  ///   - recording: The recording's path.
  ///   - isUpdating: Whether the trace is written if the golden trace is missing or different.
  ///   - isForced: Whether the trace also replaces a file that isn't a trace.
  /// - Returns: The outcome of the check.
  package static func check(
    _ trace: String, of recording: String, updating isUpdating: Bool, forced isForced: Bool = false
  ) -> CheckOutcome {
    let path = path(for: recording)
    let golden: String?
    do {
      golden = String(decoding: try InputFile.bytes(at: path), as: UTF8.self)
    } catch {
      // A golden trace that isn't a regular file counts as missing. A file that can't be read is a
      // failure.
      guard (try? FileStatus(path))?.kind != .regular else { return .broken(error.description) }
      golden = nil
    }
    let divergence = golden.flatMap { TraceDivergence(golden: $0, present: trace) }
    if golden != nil, divergence == nil { return .same }
    guard isUpdating else { return divergence.map { .different($0.sentence) } ?? .missingGolden }
    do {
      try OutputFile.write(
        Array(trace.utf8), to: path,
        existing: .unless(forced: isForced, .replaceIf { isTrace($0) }), inputs: [recording])
      return .written
    } catch {
      return .unwritten(error.reason == .exists ? "\(path) isn't a trace" : error.description)
    }
  }
}
