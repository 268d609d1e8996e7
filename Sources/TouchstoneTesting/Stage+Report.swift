internal import Foundation
public import Testing
internal import TouchstoneFiles
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// The state of the stage as text, for reading after a failure.
  ///
  /// The report contains the time, a hit map in characters, the views of the screen, the last hit
  /// test, the lanes of the last touches, and the end of the trace.
  public var report: String { report(on: nil) }

  private func report(on failure: String?) -> String {
    run {
      var parts = ["\(Self.reportStart) \(traceNumber(now, decimals: 3)) s"]
      if let scene = application.shownSceneName { parts[0] += ", scene \"\(scene)\"" }
      if let failure { parts.append("## What failed\n\n" + failure + "\n") }
      parts.append("## Where touches go\n\n" + hitMap.overview + "\n")
      parts.append("## Screen\n\n" + ViewTree.text(of: application))
      let walk = latestWalk.map { $0.description + "\n" }.joined()
      parts.append("## The last hit test\n\n" + (walk.isEmpty ? "There was none.\n" : walk))
      parts.append("## Lanes\n\n" + (gestureTimeline.map { "\($0)\n" } ?? "There was no touch.\n"))
      let end = trace.suffix(Self.reportedRecords).map { $0.description + "\n" }.joined()
      parts.append("## The end of the trace\n\n" + end)
      return parts.joined(separator: "\n\n")
    }
  }

  /// The start of each report, which identifies a file that an earlier run wrote.
  private nonisolated static let reportStart = "The stage at"

  /// The number of trace records at the end of a report.
  private static let reportedRecords = 80

  /// The views that the last hit test visited, and its result.
  private var latestWalk: [TraceRecord] {
    let records = trace
    guard let end = records.lastIndex(where: { $0.kind == .bound }) else { return [] }
    let start = records[..<end].lastIndex { $0.kind != .visited }.map { $0 + 1 } ?? 0
    return Array(records[start...end])
  }

  /// Writes the report and a picture of the stage to separate files in the folder that
  /// `TOUCHSTONE_REPORTS` names.
  ///
  /// Reports of earlier runs are replaced. Other files remain.
  ///
  /// A stage writes a report automatically when it fails a test. Call this method if the test
  /// detects a failure otherwise:
  ///
  ///     if order.isEmpty { print(stage.writeReport() ?? "") }
  ///
  /// - Parameter sourceLocation: The line that fails. The files are named after it, and numbered if
  ///   it fails more than once.
  /// - Returns: The path of the report, or `nil` if the variable is unset or the file can't be
  ///   written.
  @discardableResult
  public func writeReport(sourceLocation: SourceLocation = #_sourceLocation) -> String? {
    Self.reportFolder.flatMap { writeReport(into: $0, on: nil, sourceLocation) }
  }

  private static var reportFolder: String? {
    ProcessInfo.processInfo.environment["TOUCHSTONE_REPORTS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  func writeReport(
    into folder: String, on failure: String?, _ sourceLocation: SourceLocation
  ) -> String? {
    try? Foundation.FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let file = sourceLocation.fileName.split(separator: ".").first ?? "stage"
    let path = ReportNames.next("\(folder)/\(file)-\(sourceLocation.line)")
    let picture = run { ReportPicture.svg(of: application, touches: trace) }
    do {
      try OutputFile.write(
        Array(report(on: failure).utf8), to: path + ".txt",
        existing: .replaceIf { $0.starts(with: Self.reportStart.utf8) })
      try OutputFile.write(
        Array(picture.utf8), to: path + ".svg",
        existing: .replaceIf { $0.starts(with: ReportPicture.start.utf8) })
      return path + ".txt"
    } catch {
      return nil
    }
  }

  /// Fails the test at a line, and adds the path of the report if a report is written.
  func fail(_ issue: StageIssue, at sourceLocation: SourceLocation) {
    let path = Self.reportFolder.flatMap { writeReport(into: $0, on: issue.text, sourceLocation) }
    let place = path.map { " Report: \($0)" } ?? ""
    StageIssue.record(issue.text + place, at: sourceLocation)
  }
}

/// The names of the files written so far.
///
/// A test may run more than once with different arguments. Each of its failures gets its own file.
@MainActor
private enum ReportNames {
  private static var counts: [String: Int] = [:]

  /// Returns the path itself the first time, and then the path with a number.
  static func next(_ path: String) -> String {
    let count = (counts[path] ?? 0) + 1
    counts[path] = count
    return count == 1 ? path : "\(path)-\(count)"
  }
}
