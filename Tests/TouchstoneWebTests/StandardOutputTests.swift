import Foundation
import Testing

@testable import TouchstoneSession
@testable import TouchstoneWeb

#if canImport(Glibc)
import Glibc

/// The standard output of an app, forwarded to a log and to the page.
@Suite("Standard output")
struct StandardOutputTests {
  @Test("a printed line reaches the log at once, and the page receives it once")
  func lines() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let output = StandardOutput(descriptor: ends[1])
    let file = try #require(output.stream()).assumingMemoryBound(to: FILE.self)
    fputs("one\ntwo\nthr", file)
    #expect(read(ends[0]) == "one\ntwo\n")
    #expect(output.removeLines() == ["one", "two"])
    fputs("ee\n", file)
    #expect(read(ends[0]) == "three\n")
    #expect(output.removeLines() == ["three"])
    #expect(output.removeLines().isEmpty)
    close(ends[0])
    close(ends[1])
  }

  @Test("a flood of lines keeps the last thousand for the page")
  func flood() throws {
    let nowhere = open("/dev/null", O_WRONLY)
    let output = StandardOutput(descriptor: nowhere)
    let file = try #require(output.stream()).assumingMemoryBound(to: FILE.self)
    for number in 1...1500 { fputs("\(number)\n", file) }
    let lines = output.removeLines()
    #expect(lines.count == 1000)
    #expect(lines.first == "501")
    #expect(lines.last == "1500")
    close(nowhere)
  }

  private func read(_ descriptor: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 1000)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
#endif
