internal import Foundation
public import Testing
internal import TouchstoneFiles
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// All that a person wants to know after a failure, as text: the time, the screen as a picture of
  /// characters and view by view, the walk of the latest hit test, the lanes of the latest touches,
  /// and the end of the trace.
  public var report: String { report(on: nil) }

  private func report(on failure: String?) -> String {
    run {
      var parts = ["\(Self.reportStart) \(traceNumber(now, decimals: 3)) s"]
      if let scene = application.shownSceneName { parts[0] += ", scene \"\(scene)\"" }
      if let failure { parts.append("## What failed\n\n" + failure + "\n") }
      parts.append("## Who would get a touch where\n\n" + hitMap.overview + "\n")
      parts.append("## Screen\n\n" + ViewTree.text(of: application))
      let walk = latestWalk.map { $0.description + "\n" }.joined()
      parts.append("## The latest hit test\n\n" + (walk.isEmpty ? "There was none.\n" : walk))
      parts.append("## Lanes\n\n" + (debate.map { "\($0)\n" } ?? "There was no touch.\n"))
      let end = trace.suffix(Self.reportedRecords).map { $0.description + "\n" }.joined()
      parts.append("## The end of the trace\n\n" + end)
      return parts.joined(separator: "\n\n")
    }
  }

  /// The beginning of every report, which identifies a report of an earlier run.
  private nonisolated static let reportStart = "The stage at"

  /// How many records of the trace a report ends with.
  private static let reportedRecords = 80

  /// The views that the latest hit test asked, and what it found.
  private var latestWalk: [TraceRecord] {
    let records = trace
    guard let end = records.lastIndex(where: { $0.kind == .bound }) else { return [] }
    let start = records[..<end].lastIndex { $0.kind != .visited }.map { $0 + 1 } ?? 0
    return Array(records[start...end])
  }

  /// Writes the report, and a picture of the stage beside it, to files of their own in the folder
  /// that `TOUCHSTONE_REPORTS` names.
  ///
  /// Reports of earlier runs are replaced. Other files stay.
  ///
  /// The stage does so by itself where it fails a test. Call it where a test finds out otherwise:
  ///
  ///     if order.isEmpty { print(stage.writeReport() ?? "") }
  ///
  /// - Parameter sourceLocation: The line that fails; the files are called after it, and numbered
  ///   where it fails more than once.
  /// - Returns: The path of the report; nil without the variable, or where it can't be written.
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
    try? FileManager.default.createDirectory(
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

  /// Fails the test at a line, and names the place of the report where one is wanted.
  func fail(_ issue: StageIssue, at sourceLocation: SourceLocation) {
    let path = Self.reportFolder.flatMap { writeReport(into: $0, on: issue.text, sourceLocation) }
    let place = path.map { " Report: \($0)" } ?? ""
    StageIssue.record(issue.text + place, at: sourceLocation)
  }
}

/// The names of the files that were written so far: tests run more than once with other arguments, and
/// each of their failures is kept.
@MainActor
private enum ReportNames {
  private static var counts: [String: Int] = [:]

  /// The path itself at first, then with a number.
  static func next(_ path: String) -> String {
    let count = (counts[path] ?? 0) + 1
    counts[path] = count
    return count == 1 ? path : "\(path)-\(count)"
  }
}
