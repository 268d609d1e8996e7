internal import Foundation
internal import TouchstoneFiles
internal import TouchstoneLayers

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

  /// The start of a golden trace's first line, which names the tables by which text was measured.
  package static let fontMark = "# font: "

  /// Returns whether bytes are the start of a trace: they are empty, or their first line names the
  /// font's tables or begins with a time.
  package static func isTrace(_ head: [UInt8]) -> Bool {
    let line = String(decoding: head.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let time = line.prefix { $0 != " " }
    return line.isEmpty || line.hasPrefix(fontMark)
      || (time.hasSuffix("ms") && Double(time.dropLast(2)) != nil)
  }

  /// Splits the text of a golden trace into the name of the font's tables, if it names them, and
  /// the trace.
  package static func parts(_ text: String) -> (font: String?, trace: String) {
    guard text.hasPrefix(fontMark) else { return (nil, text) }
    let line = text.prefix { $0 != "\n" }
    return (String(line.dropFirst(fontMark.count)), String(text[line.endIndex...].dropFirst()))
  }

  /// Returns a clause about a golden trace whose text was measured with other tables, or an empty
  /// text.
  private static func fontClause(_ font: String?) -> String {
    guard let font, font != SystemFont.tables else { return "" }
    return "; the golden trace was made with the font tables “\(font)”, and text is measured with "
      + "“\(SystemFont.tables)” now (\(SystemFont.variable))"
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
    let (font, lines) = golden.map(parts) ?? (nil, "")
    let divergence = golden.flatMap { _ in
      TraceDivergence(golden: lines, present: trace, linesBefore: font == nil ? 0 : 1)
    }
    if golden != nil, divergence == nil { return .same }
    guard isUpdating else {
      return divergence.map { .different($0.sentence + fontClause(font)) } ?? .missingGolden
    }
    do {
      try OutputFile.write(
        Array("\(fontMark)\(SystemFont.tables)\n\(trace)".utf8), to: path,
        existing: .unless(forced: isForced, .replaceIf { isTrace($0) }), inputs: [recording])
      return .written
    } catch {
      return .unwritten(error.reason == .exists ? "\(path) isn't a trace" : error.description)
    }
  }
}
