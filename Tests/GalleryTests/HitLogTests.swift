import Foundation
import Gallery
import Testing
import TouchstoneTesting
import UIKit

@Suite("The hit log", .serialized) @MainActor
struct HitLogTests {
  static let touchOnFour = [
    "hit test from view TestWindow", "hit test from view 0", "hit test from view 2",
    "return hit view (null), self view 2", "hit test from view 1", "hit test from view 4",
    "return hit view 4, self view 4", "return hit view 4, self view 1",
    "return hit view 4, self view 0", "return hit view 4, self view TestWindow",
  ]

  @Test("a touch on view 4 writes ten lines, and its moves and end write no more")
  func theLog() throws {
    let gallery = GalleryStage("hit-log")
    let four = try gallery.point("4")
    gallery.stage.drag(from: four, to: try gallery.point("2"))
    #expect(try gallery.lines("log") == Self.touchOnFour)
  }

  @Test("the ten lines go to standard output once, and asking why prints nothing")
  func standardOutput() throws {
    let gallery = GalleryStage("hit-log")
    let four = try gallery.point("4")
    let printed = try StandardOutput.capture {
      _ = gallery.stage.explanation(at: four)
      gallery.stage.tap(at: four)
      _ = gallery.stage.explanation(at: four)
    }
    let lines = printed.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.hasPrefix("hit test from") || $0.hasPrefix("return hit") }
        == Self.touchOnFour)
  }

  @Test("view 3 is queried after view 4, which covers it")
  func theOrder() throws {
    let gallery = GalleryStage("hit-log")
    gallery.stage.tap(at: try gallery.point("3"))
    let lines = try gallery.lines("log")
    let four = try #require(lines.firstIndex(of: "return hit view (null), self view 4"))
    let three = try #require(lines.firstIndex(of: "hit test from view 3"))
    #expect(four < three)
    #expect(lines.last == "return hit view 3, self view TestWindow")
  }
}

/// The output of the app while a closure runs, read from the file descriptor.
private enum StandardOutput {
  @MainActor
  static func capture(_ body: () -> Void) throws -> String {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "standard-output-\(UUID().uuidString)")
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forWritingTo: file)
    fflush(nil)
    let original = dup(STDOUT_FILENO)
    dup2(handle.fileDescriptor, STDOUT_FILENO)
    body()
    fflush(nil)
    dup2(original, STDOUT_FILENO)
    close(original)
    try handle.close()
    return try String(contentsOf: file, encoding: .utf8)
  }
}
