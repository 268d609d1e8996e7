import Foundation
import Synchronization
import TouchstoneFiles
import TouchstoneHost
import TouchstoneTesting
import TouchstoneTrace
import UIKit

/// A recording on a disk that is full for a while.
@MainActor
@Suite(.staged) struct FullDiskTests {
  private let path = NSTemporaryDirectory() + "full-\(UUID().uuidString).jsonl"

  /// A disk with limited space, which may end with a partial line.
  private final class Disk: Sendable {
    let space = Mutex(Int.max)

    var write: FileWriting {
      { [self] descriptor, bytes in
        let count = space.withLock { space in
          let count = min(space, bytes.count)
          space -= count
          return count
        }
        guard count > 0 else {
          errno = ENOSPC
          return -1
        }
        return SystemCalls.write(descriptor, UnsafeRawBufferPointer(rebasing: bytes.prefix(count)))
      }
    }

    func fill(leaving bytes: Int) { space.withLock { $0 = bytes } }
    func clear() { space.withLock { $0 = .max } }
  }

  private func lines() throws -> [String] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n").map(String.init)
  }

  private func recording() throws -> Recording {
    try RecordingReader.read(try Data(contentsOf: URL(filePath: path)))
  }

  private func faults(_ log: TraceLog) -> [String] {
    log.records.compactMap { if case .fault(let words) = $0.step { words } else { nil } }
  }

  @Test func `Missing frames are marked, and later records are played`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let disk = Disk()
    let served = try Served()
    let live = TraceLog(limit: .max, wantsVisits: false)
    served.host.application.tracer.add(live)
    try served.host.record(to: path, overwriting: false, reading: [], by: disk.write)
    served.host.runFrame(at: 1)
    disk.fill(leaving: 7)
    for time in [1.25, 1.5, 1.75] { served.host.runFrame(at: time) }
    #expect(try lines().last == #"{"t":1,"kind":"frame"}"#)
    disk.clear()
    try served.touch(.began, 50, 60, at: 2)
    try served.touch(.ended, 50, 60, at: 2.125)
    served.host.runFrame(at: 2.25)
    served.host.stopRecording()
    #expect(
      try lines().dropFirst(2).first
        == #"{"t":2,"kind":"advance","gap":{"since":1,"inputs":0,"frames":3}}"#)
    #expect(faults(live).count == 1)
    #expect(faults(live).first?.contains("the recording can't be written: No space left") == true)
    let recording = try recording()
    #expect(
      recording.notes == [
        "Line 3: between 1.0 s and 2.0 s 3 frames couldn't be written; the frame rate is used "
          + "instead."
      ])
    let other = try Served()
    RecordingPlayer.play(recording, on: other.host.application)
    #expect(other.diary == served.diary)
  }

  @Test func `Missing inputs drop all records up to the next scene`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let disk = Disk()
    let host = try ApplicationHost(delegate: TwoScenes.self, size: CGSize(width: 80, height: 24))
    try host.record(to: path, overwriting: false, reading: [], by: disk.write)
    func touch(_ phase: TouchSample.Phase, _ id: Int, _ time: Double) throws {
      try host.post(Served.touch(phase, 9, 9, id: id, at: time))
    }
    try touch(.began, 1, 1)
    disk.fill(leaving: 30)
    try touch(.moved, 1, 1.5)
    try touch(.began, 2, 2)
    disk.clear()
    host.runFrame(at: 2.5)
    // Both are down since before the end of the gap.
    try touch(.ended, 1, 2.75)
    try touch(.ended, 2, 3)
    try touch(.began, 3, 3.25)
    host.show(scene: "second")
    try touch(.ended, 3, 3.5)
    try touch(.began, 4, 4)
    try touch(.ended, 4, 4.25)
    host.stopRecording()
    let kinds = try recording().records.map { record -> String in
      switch record {
      case .input(.touch(let sample), _): "\(sample.id) \(sample.phase.rawValue)"
      case .gap(let gap, _): "gap of \(gap.inputs)"
      case .scene(_, let name, _, _): name
      default: "other"
      }
    }
    #expect(
      kinds == ["1 began", "gap of 2", "1 cancelled", "second", "4 began", "4 ended"])
    #expect(
      try recording().notes == [
        "Line 3: between 1.0 s and 2.5 s 2 inputs couldn't be written; 2 records after that are "
          + "skipped, up to the next scene."
      ])
  }

  @Test func `A second gap has its own mark, and the terminal shows one line in all`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let disk = Disk()
    let served = try Served()
    let live = TraceLog(limit: .max, wantsVisits: false)
    served.host.application.tracer.add(live)
    try served.host.record(to: path, overwriting: false, reading: [], by: disk.write)
    for time in 1...4 {
      disk.fill(leaving: 3)
      served.host.runFrame(at: Double(time))
      disk.clear()
      served.host.runFrame(at: Double(time) + 0.5)
    }
    served.host.stopRecording()
    #expect(faults(live).count == 1)
    #expect(try recording().notes.count == 4)
    #expect(try recording().records.count == 8)
  }

  @Test func `A disk that stays full leaves a recording that is complete up to that point`() throws
  {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let disk = Disk()
    let served = try Served()
    try served.host.record(to: path, overwriting: false, reading: [], by: disk.write)
    served.host.runFrame(at: 1)
    disk.fill(leaving: 5)
    served.host.runFrame(at: 2)
    served.host.stopRecording()
    let recording = try recording()
    #expect(recording.records == [.frame(time: 1)] && recording.notes.isEmpty)
  }

  @Test func `A session of two scenes replays to the same trace`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    func host() throws -> (ApplicationHost, TraceLog) {
      let host = try ApplicationHost(delegate: TwoScenes.self, size: CGSize(width: 80, height: 24))
      let log = TraceLog(limit: .max, wantsVisits: false)
      host.application.tracer.add(log)
      return (host, log)
    }
    let (live, before) = try host()
    try live.record(to: path)
    for (name, time) in [("second", 1.0), ("first", 2.0), ("first", 3.0)] {
      try live.post(Served.touch(.began, 9, 9, at: time))
      live.show(scene: name)
      live.runFrame(at: time + 0.25)
      try live.post(Served.touch(.ended, 9, 9, at: time + 0.5))
    }
    live.runFrame(at: 4)
    live.stopRecording()
    let (other, after) = try host()
    RecordingPlayer.play(try recording(), on: other.application)
    #expect(after.text == before.text)
    #expect(other.application.shownSceneName == "first")
    let part = try recording().lastScene
    #expect(part.start == 3 && part.recording.header.scene == "first")
    #expect(part.recording.records == [.frame(time: 0.25), .frame(time: 1)])
  }

  @Test func `An existing file stays, and a link is followed`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let served = try Served()
    _ = FileManager.default.createFile(atPath: path, contents: Data("precious".utf8))
    #expect(throws: (any Error).self) { try served.host.record(to: path) }
    #expect(throws: (any Error).self) { try served.host.recordInMemory().write(to: path) }
    #expect(try lines() == ["precious"])
    try served.host.record(to: path, overwriting: true)
    #expect(try lines().first?.hasPrefix("{\"touchstone\"") == true)
  }
}
