import Foundation
import Gallery
import Testing
import TouchstoneHost
import TouchstoneReplay
import TouchstoneTesting

/// The tests in this folder were generated from its recordings, and generating them again yields
/// the same source.
///
/// `TOUCHSTONE_UPDATE_TESTS=a,b` writes the tests of the scenes a and b, and records scenes without
/// a recording.
@MainActor
@Suite(.staged) struct FreshnessTests {
  nonisolated private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
  nonisolated private static let updated =
    ProcessInfo.processInfo.environment["TOUCHSTONE_UPDATE_TESTS"]?.split(separator: ",")
    .map(String.init)

  nonisolated private static func recording(_ scene: String) -> URL {
    folder.appendingPathComponent("Recordings/\(scene).jsonl")
  }

  nonisolated private static func test(_ scene: String) -> URL {
    let words = scene.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return folder.appendingPathComponent("\(words.joined())Recorded.swift")
  }

  nonisolated private static let recorded = GoldenFile.recordings(
    in: folder.appendingPathComponent("Recordings").path
  ).map { String($0.dropLast(GoldenFile.recordingEnding.count)) }
  nonisolated static let scenes = updated ?? recorded

  @Test func `Every scene of the Gallery where something happens is recorded`() {
    // Touches have no effect in the other scenes.
    let names = GalleryDelegate().scenes.map(\.name).filter { !$0.hasPrefix("mistake-") }
    #expect(Set(names) == Set(Self.recorded).union(Self.scenes))
  }

  @Test(arguments: scenes)
  func `A test is what its recording makes of it`(scene: String) throws {
    let place = Self.recording(scene)
    if Self.updated != nil, !FileManager.default.fileExists(atPath: place.path) {
      try Data(try SceneHands.recording(of: scene).utf8).write(to: place)
    }
    let session = try RecordingReader.read(try Data(contentsOf: place))
    let writer = TestWriter(
      name: "The recorded session of \(scene)", delegate: String(reflecting: GalleryDelegate.self),
      launch: SceneHands.launch)
    // The lines are as long as their expectations.
    let made = "// swift-format-ignore-file\n" + (try writer.source(of: session))
    if Self.updated != nil { try Data(made.utf8).write(to: Self.test(scene)) }
    #expect(try String(contentsOf: Self.test(scene), encoding: .utf8) == made)
    #expect(made.contains("#expect("))
  }
}
