import Foundation
import Testing
import UIKit

@testable import TouchstoneTesting

/// What a stage writes down for whoever reads a failure.
@MainActor
@Suite struct ReportTests {
  private let stage = Stage()

  init() {
    let save = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    save.accessibilityIdentifier = "save"
    stage.window.addSubview(save)
  }

  @Test func `A report has the screen, the latest hit test, the lanes and the trace`() {
    #expect(stage.report.contains("There was none.\n"))
    stage.tap(at: CGPoint(x: 30, y: 110))
    let report = stage.report
    let heads = ["## Screen", "## The latest hit test", "## Lanes", "## The end of the trace"]
    #expect(report.split(separator: "\n").filter { $0.hasPrefix("## ") }.map(String.init) == heads)
    let parts = report.components(separatedBy: "## ")
    #expect(parts[1].contains("UIButton \"save\" (20 100; 100 44)"))
    #expect(parts[2].contains("visited") && parts[2].contains("bound"))
    #expect(!parts[2].contains("enqueued"))
    #expect(parts[3].contains("save"))
    #expect(parts[4].contains("ended"))
  }

  @Test func `A report is a file of its own, called after the line`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try #require(stage.writeReport(into: folder.path, #_sourceLocation))
    #expect(path.hasPrefix(folder.path + "/ReportTests-") && path.hasSuffix(".txt"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == stage.report)
    #expect(stage.writeReport(into: "/dev/null/nowhere", #_sourceLocation) == nil)
  }
}
