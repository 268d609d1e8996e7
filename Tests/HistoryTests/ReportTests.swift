import Foundation
import TouchstoneHost
import TouchstoneTesting
import UIKit

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite(.staged) @MainActor struct ReportTests {
  private let stage = Stage(size: CGSize(width: 200, height: 300))

  /// Returns the decoded contents of a part of a report.
  private func part(_ name: String, of html: String) throws -> [UInt8] {
    try PatternReader(try inflated("report-patterns", of: html))
      .read(try inflated(name, of: html))
  }

  /// Returns the decompressed text of a part of a report.
  private func inflated(_ name: String, of html: String) throws -> [UInt8] {
    let start = try #require(html.range(of: "id=\"\(name)\">"))
    let text = html[start.upperBound...].prefix { $0 != "<" }
    let data = try #require(Data(base64Encoded: String(text)))
    return try Inflate.bytes(of: Array(data))
  }

  private func report() throws -> String {
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    box.accessibilityIdentifier = "</script><b>"
    stage.window.addSubview(box)
    let host = ApplicationHost(stage.application)
    let history = History(
      ApplicationSession(host, appName: "app"), limits: .wholeRecording, writesAtOnce: true)
    history.begin()
    for step in 1...30 {
      let time = Double(step) / 60
      box.frame.origin.x += 1
      if step == 10 || step == 20 {
        try host.post(
          .touch(
            TouchSample(
              id: 1, phase: step == 10 ? .began : .ended, position: .init(x: 30, y: 30),
              time: time - 0.001)))
      }
      host.runFrame(at: time)
      history.record(at: time, elements: PageElements())
    }
    history.readAllProperties()
    let report = HistoryReport(history)
    #expect(report.count == 1)
    return String(decoding: try report.html(), as: UTF8.self)
  }

  @Test func `A report contains the whole history, and no content closes a script tag early`()
    throws
  {
    let html = try report()
    let index = try #require(
      try JSONSerialization.jsonObject(with: Data(try part("report-index", of: html)))
        as? [String: Any])
    #expect(index["version"] as? Int == 2)
    #expect(index.keys.sorted() == ["app", "lines", "timeline", "version", "welcome"])
    let entries = try #require(try HistoryMoment.entries(try part("segment-1", of: html)))
    #expect(entries.count > 30)
    let sheets = try part("report-sheets", of: html)
    #expect(String(decoding: sheets, as: UTF8.self).contains("frame"))
    let snapshots = try JSONSerialization.jsonObject(with: Data(sheets)) as? [[String: Any]]
    #expect(snapshots?.first?.keys.sorted() == ["properties", "time"])
    #expect(html.components(separatedBy: "<script").count > 4)
    #expect(
      html.components(separatedBy: "<script").count
        == html.components(separatedBy: "</script>").count)
  }

  @Test func `A report refers to no other file and loads nothing`() throws {
    let html = try report()
    #expect(html.contains("default-src 'none'"))
    #expect(!html.contains("rel=\"stylesheet\""))
    #expect(!html.contains("src=\"page.js\""))
    #expect(!html.contains("\"icon.svg\""))
  }

  @Test func `Modules become one script, imported ones first`() {
    let script = ReportPage.script(
      [
        "page.js":
          "import { A, f } from \"./part-a.js\";\nimport { B } from \"./b.js\";\nf(A, B);\n",
        "part-a.js": "import { B } from \"./b.js\";\nexport class A extends B {}\n"
          + "export const f = () => \"</script>\";\n",
        "b.js": "// Nothing to import.\nexport function B() {}\n", "other.js": "alert(1);\n",
      ], from: "page.js")
    let order = ["const $b =", "const $part_a =", "const $page ="].map {
      script.range(of: $0)?.lowerBound
    }
    #expect(order.allSatisfy { $0 != nil })
    #expect(zip(order, order.dropFirst()).allSatisfy { $0! < $1! })
    #expect(script.contains("const { A, f } = $part_a;"))
    #expect(script.contains("return { A, f };"))
    #expect(script.contains("return { B };"))
    #expect(!script.contains("import "))
    #expect(!script.contains("export "))
    #expect(!script.contains("</script"))
    #expect(!script.contains("alert"))
  }

  @Test func `Every script of the page is in the report`() throws {
    let files = try PageFiles.bundled()
    let modules = files.files.filter { $0.key.hasSuffix(".js") }
      .mapValues { String(decoding: $0.data, as: UTF8.self) }
    let script = ReportPage.script(modules, from: "page.js")
    for name in modules.keys.sorted() {
      let variable = "$" + name.dropLast(3).replacingOccurrences(of: "-", with: "_")
      #expect(script.contains("const \(variable) = "), "\(name)")
    }
    for line in script.split(separator: "\n") {
      #expect(!line.hasPrefix("import ") && !line.hasPrefix("export "), "\(line)")
    }
  }
}
