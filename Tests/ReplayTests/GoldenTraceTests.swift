import Foundation
import Testing
import TouchstoneReplay
import TouchstoneTesting

/// Traces compared with stored ones, and the message about the first difference.
@Suite struct GoldenTraceTests {
  private let golden = """
    0.0ms touch 1 enqueued began (9, 9)
    50.0ms touch 1 answered UIButton "ok"

    """

  private func sentence(_ present: String) -> String? {
    TraceDivergence(golden: golden, present: present)?.sentence
  }

  @Test func `Equal traces have no first difference`() {
    #expect(sentence(golden) == nil)
  }

  @Test func `A different step is reported with its line, its time and both steps`() {
    #expect(
      sentence(golden.replacingOccurrences(of: "ok", with: "no"))
        == "in line 2, at 50.0 ms, the golden trace has “touch 1 answered UIButton \"ok\"”, but "
        + "now it is “touch 1 answered UIButton \"no\"”")
  }

  @Test func `The same step at another time is reported as such`() {
    #expect(
      sentence(golden.replacingOccurrences(of: "50.0ms", with: "66.7ms"))
        == "in line 2, “touch 1 answered UIButton \"ok\"” occurs at 66.7 ms instead of 50.0 ms")
  }

  @Test func `A trace that ends early or late is reported with the first missing or extra line`() {
    #expect(
      sentence("0.0ms touch 1 enqueued began (9, 9)\n")
        == "it ends before line 2, where the golden trace has “touch 1 answered UIButton \"ok\"” at "
        + "50.0 ms")
    #expect(
      sentence(golden + "70.0ms timer\n")
        == "it continues after the end of the golden trace: line 3 is “timer” at 70.0 ms")
  }

  @Test func `Every recording is in exactly one part of a split`() {
    let all = Array(1...10)
    let parts = (1...3).compactMap { Shard("\($0)/3") }.map { $0.part(of: all) }
    #expect(parts == [[1, 4, 7, 10], [2, 5, 8], [3, 6, 9]])
    #expect(Shard.whole.part(of: all) == all)
  }

  @Test(arguments: ["", "2", "0/3", "4/3", "1/0", "-1/2", "a/b", "1/2/3", "1.0/2"])
  func `An invalid part is refused`(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func `Golden traces are compared, missing, and written on request`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = folder.appendingPathComponent("taps.jsonl").path
    #expect(GoldenFile.path(for: recording) == folder.appendingPathComponent("taps.trace").path)
    #expect(GoldenFile.check(golden, of: recording, updating: false) == .missingGolden)
    #expect(GoldenFile.check(golden, of: recording, updating: true) == .written)
    #expect(GoldenFile.check(golden, of: recording, updating: false) == .same)
    #expect(GoldenFile.check(golden, of: recording, updating: true) == .same)
    #expect(GoldenFile.check("", of: recording, updating: false).isFailure)
    #expect(GoldenFile.check("", of: recording, updating: true) == .written)
    #expect(GoldenFile.recordings(in: folder.path) == [])
    try Data().write(to: URL(fileURLWithPath: recording))
    #expect(GoldenFile.recordings(in: folder.path) == ["taps.jsonl"])
  }

  @Test func `A golden trace behind a link is written there, and a file that is not a trace stays`()
    throws
  {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    let (recording, path) = (folder + "/taps.jsonl", folder + "/taps.trace")
    try "0ms old\n".write(toFile: folder + "/kept", atomically: false, encoding: .utf8)
    try files.createSymbolicLink(atPath: path, withDestinationPath: "kept")
    #expect(GoldenFile.check(golden, of: recording, updating: true) == .written)
    #expect(try files.destinationOfSymbolicLink(atPath: path) == "kept")
    #expect(
      try String(contentsOfFile: folder + "/kept", encoding: .utf8) == "# font: system\n" + golden)
    try "precious".write(toFile: folder + "/kept", atomically: false, encoding: .utf8)
    #expect(
      GoldenFile.check(golden, of: recording, updating: true)
        == .unwritten("\(path) isn't a trace"))
    #expect(GoldenFile.check(golden, of: recording, updating: true, forced: true) == .written)
  }

  @Test func `A difference from a golden trace with other font tables names both tables`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let recording = folder.appendingPathComponent("taps.jsonl").path
    try "# font: open\n\(golden)".write(
      toFile: GoldenFile.path(for: recording), atomically: false, encoding: .utf8)
    #expect(GoldenFile.check(golden, of: recording, updating: false) == .same)
    guard case .different(let clause) = GoldenFile.check("", of: recording, updating: false) else {
      Issue.record("the traces differ")
      return
    }
    #expect(clause.hasPrefix("it ends before line 2"))
    #expect(
      clause.hasSuffix(
        "; the golden trace was made with the font tables “open”, and text is measured with "
          + "“system” now (TOUCHSTONE_FONT)"))
  }

  @Test func `Results are counted by outcome`() {
    let results = [
      CheckResult(name: "a.jsonl", outcome: .same, seconds: 0.5),
      CheckResult(name: "b.jsonl", outcome: .different("here"), seconds: 0.25),
      CheckResult(name: "c.jsonl", outcome: .missingGolden, seconds: 0),
      CheckResult(name: "d.jsonl", outcome: .broken("line 2: <no> & \"that\""), seconds: 0),
    ]
    #expect(
      results.summary == "4 recordings: 1 the same, 1 different, 1 without a golden trace, 1 broken"
    )
    #expect(
      results.compactMap(\.failure) == [
        "b.jsonl: here", "c.jsonl: there is no golden trace c.trace; --update writes it",
        "d.jsonl: it can't be replayed: line 2: <no> & \"that\"",
      ])
    #expect(
      JUnitReport.text(results, suite: "app") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="4" failures="2" errors="1" time="0.750">
          <testsuite name="app" tests="4" failures="2" errors="1" time="0.750">
            <testcase classname="app" name="a.jsonl" time="0.500"/>
            <testcase classname="app" name="b.jsonl" time="0.250">
              <failure message="b.jsonl: here"/>
            </testcase>
            <testcase classname="app" name="c.jsonl" time="0.000">
              <failure message="c.jsonl: there is no golden trace c.trace; --update writes it"/>
            </testcase>
            <testcase classname="app" name="d.jsonl" time="0.000">
              <error message="d.jsonl: it can't be replayed: line 2: &lt;no&gt; &amp; &quot;that&quot;"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `Characters invalid in XML become a question mark`() {
    let results = [CheckResult(name: "a\u{1}\n\u{FFFE}", outcome: .same, seconds: -1)]
    #expect(JUnitReport.text(results, suite: "s").contains("name=\"a?&#10;?\" time=\"0.000\""))
  }
}
