internal import Foundation
public import Testing
internal import TouchstoneInspector
internal import TouchstoneKit
internal import TouchstoneTrace

extension Stage {
  /// All that a person wants to know after a failure, as text: the time, the screen view by view, the
  /// walk of the latest hit test, the lanes of the latest touches, and the end of the trace.
  public var report: String {
    run {
      var parts = ["The stage at \(traceNumber(now, decimals: 3)) s"]
      if let scene = application.shownSceneName { parts[0] += ", scene \"\(scene)\"" }
      parts.append("## Screen\n\n" + ViewTree.text(of: application))
      let walk = latestWalk.map { $0.description + "\n" }.joined()
      parts.append("## The latest hit test\n\n" + (walk.isEmpty ? "There was none.\n" : walk))
      parts.append("## Lanes\n\n" + (debate.map { "\($0)\n" } ?? "There was no touch.\n"))
      let end = trace.suffix(Self.reportedRecords).map { $0.description + "\n" }.joined()
      parts.append("## The end of the trace\n\n" + end)
      return parts.joined(separator: "\n\n")
    }
  }

  /// How many records of the trace a report ends with.
  private static let reportedRecords = 80

  /// The views that the latest hit test asked, and what it found.
  private var latestWalk: [TraceRecord] {
    let records = trace
    guard let end = records.lastIndex(where: { $0.kind == .bound }) else { return [] }
    let start = records[..<end].lastIndex { $0.kind != .visited }.map { $0 + 1 } ?? 0
    return Array(records[start...end])
  }

  /// Writes the report to a file of its own in the folder that `TOUCHSTONE_REPORTS` names.
  ///
  /// The stage does so by itself where it fails a test. Call it where a test finds out otherwise:
  ///
  ///     if order.isEmpty { print(stage.writeReport() ?? "") }
  ///
  /// - Parameter sourceLocation: The line that fails; the file is called after it.
  /// - Returns: The path of the file; nil without the variable, or where it can't be written.
  @discardableResult
  public func writeReport(sourceLocation: SourceLocation = #_sourceLocation) -> String? {
    guard let folder = ProcessInfo.processInfo.environment["TOUCHSTONE_REPORTS"], !folder.isEmpty
    else { return nil }
    return writeReport(into: folder, sourceLocation)
  }

  func writeReport(into folder: String, _ sourceLocation: SourceLocation) -> String? {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let stem = sourceLocation.fileName.split(separator: ".").first ?? "stage"
    let path = "\(folder)/\(stem)-\(sourceLocation.line).txt"
    guard FileManager.default.createFile(atPath: path, contents: Data(report.utf8)) else {
      return nil
    }
    return path
  }

  /// Fails the test at a line, and names the place of the report where one is wanted.
  func fail(_ text: String, at sourceLocation: SourceLocation) {
    let place = writeReport(sourceLocation: sourceLocation).map { " Report: \($0)" } ?? ""
    Issue.record("\(text + place)", sourceLocation: sourceLocation)
  }
}
