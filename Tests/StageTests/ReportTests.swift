import Foundation
import Testing
import UIKit

@testable import TouchstoneTesting

/// The files that a stage writes for the reader of a failure.
@MainActor
@Suite struct ReportTests {
  private let stage = Stage()

  init() {
    let save = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    save.accessibilityIdentifier = "save"
    stage.window.addSubview(save)
  }

  @Test func `A report has the screen, the last hit test, the lanes and the trace`() {
    #expect(stage.report.contains("There was none.\n"))
    stage.tap(at: CGPoint(x: 30, y: 110))
    let report = stage.report
    let heads = [
      "## Where touches go", "## Screen", "## The last hit test", "## Lanes",
      "## The end of the trace",
    ]
    #expect(report.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init) == heads)
    let parts = report.components(separatedBy: "## ")
    #expect(parts[1].contains("B  UIButton \"save\": 4400 points in (20 100; 100 44)"))
    #expect(parts[1].contains("\nAABBBBBBBBBB"))
    #expect(parts[2].contains("UIButton \"save\" (20 100; 100 44)"))
    #expect(parts[3].contains("visited") && parts[3].contains("bound"))
    #expect(!parts[3].contains("enqueued"))
    #expect(parts[4].contains("save"))
    #expect(parts[5].contains("ended"))
  }

  @Test func `A report is a separate file, named after the line`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try #require(stage.writeReport(into: folder.path, on: nil, #_sourceLocation))
    #expect(path.hasPrefix(folder.path + "/ReportTests-") && path.hasSuffix(".txt"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == stage.report)
    #expect(stage.writeReport(into: "/dev/null/nowhere", on: nil, #_sourceLocation) == nil)
  }

  @Test func `A report states the failure, next to an image with the finger on it`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let label = UILabel(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    label.text = "1 < 2 & so on"
    let ghost = UILabel(frame: label.frame)
    ghost.text = "ghost"
    ghost.isHidden = true
    stage.window.addSubview(label)
    stage.window.addSubview(ghost)
    stage.tap(at: CGPoint(x: 30, y: 110))
    let path = try #require(
      stage.writeReport(into: folder.path, on: "It broke.", #_sourceLocation))
    let report = try String(contentsOfFile: path, encoding: .utf8)
    #expect(report.contains("## What failed\n\nIt broke.\n"))
    let picture = try String(
      contentsOfFile: path.replacingOccurrences(of: ".txt", with: ".svg"), encoding: .utf8)
    #expect(picture.contains("<title>save</title>"))
    #expect(picture.contains(">1 &lt; 2 &amp; so on</text>"))
    #expect(picture.contains("<circle cx=\"30\" cy=\"110\""))
    #expect(!picture.contains("ghost"))
    let parser = XMLChecker(picture)
    #expect(parser.isWhole)
  }

  @Test func `A report replaces an earlier one, behind a link too, and nothing else`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try files.createDirectory(atPath: folder + "/apart", withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    let line = #_sourceLocation
    let path = "\(folder)/ReportTests-\(line.line).txt"
    let target = folder + "/apart/report"
    try "The stage at 0 s\n".write(toFile: target, atomically: false, encoding: .utf8)
    try files.createSymbolicLink(atPath: path, withDestinationPath: "apart/report")
    #expect(stage.writeReport(into: folder, on: nil, line) == path)
    #expect(try String(contentsOfFile: target, encoding: .utf8) == stage.report)
    #expect(try files.destinationOfSymbolicLink(atPath: path) == "apart/report")
    let second = path.replacingOccurrences(of: ".txt", with: "-2.txt")
    try "precious".write(toFile: second, atomically: false, encoding: .utf8)
    #expect(stage.writeReport(into: folder, on: nil, line) == nil)
    #expect(try String(contentsOfFile: second, encoding: .utf8) == "precious")
  }

  @Test func `Reports of one line are kept in separate files`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let line = #_sourceLocation
    let first = try #require(stage.writeReport(into: folder.path, on: "one", line))
    let second = try #require(stage.writeReport(into: folder.path, on: "two", line))
    #expect(second == first.replacingOccurrences(of: ".txt", with: "-2.txt"))
    #expect(try String(contentsOfFile: first, encoding: .utf8).contains("one"))
  }
}

/// Checks that every opened element of a document is closed.
private struct XMLChecker {
  let isWhole: Bool

  init(_ text: String) {
    let opened = text.components(separatedBy: "<").dropFirst()
    let closed = opened.filter { $0.hasPrefix("/") }.count
    let empty = opened.filter { $0.split(separator: ">").first?.hasSuffix("/") == true }.count
    isWhole = opened.count == 2 * closed + empty
  }
}
