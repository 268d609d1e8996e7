import Foundation
import TouchstoneHost
import TouchstoneTesting
import TouchstoneTrace
import UIKit

@Suite("A host records", .staged) @MainActor
struct HostRecordingTests {
  private func temporaryFile() -> String {
    NSTemporaryDirectory() + "host-\(UUID().uuidString).jsonl"
  }

  private func lines(_ path: String) throws -> [String] {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  private func recording(_ path: String) throws -> Recording {
    try RecordingReader.read(try Data(contentsOf: URL(filePath: path)))
  }

  @Test("input posted by a host replays to the same trace")
  func replay() throws {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let live = TraceLog(limit: .max, wantsVisits: false)
    let served = try Served()
    served.host.application.tracer.add(live)
    try served.host.record(to: path)
    // Times and locations with more digits than a recording stores.
    for step in 0..<40 {
      let time = 0.1 + Double(step) / 59.94
      try served.touch(step == 0 ? .began : .moved, 50 + Double(step) / 7, 60, at: time, from: 1)
      if step == 20 {
        try served.host.post(
          [.key(KeySample(phase: .began, usage: 4, characters: "a", time: time))], from: 1)
      }
      if step.isMultiple(of: 2) { served.host.runFrame(at: time + 0.001) }
    }
    served.host.advance(to: 2.25)
    served.host.sourceWentAway(1)
    served.host.runFrame(at: 2.5)
    served.host.stopRecording()
    served.host.runFrame(at: 3)

    let again = TraceLog(limit: .max, wantsVisits: false)
    let other = try Served()
    other.host.application.tracer.add(again)
    RecordingPlayer.play(try recording(path), on: other.host.application)
    #expect(other.diary == served.diary)
    #expect(served.diary.contains("key 4 cancelled"))
    #expect(again.text == live.text)
    #expect(try lines(path).last == #"{"t":2.5,"kind":"frame"}"#)
  }

  @Test("a recording started while a finger is down can be read, without that finger")
  func fingerDown() throws {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let served = try Served()
    try served.touch(.began, 50, 60, at: 1)
    try served.host.record(to: path)
    #expect(served.host.isRecording)
    try served.touch(.moved, 60, 60, at: 1.25)
    try served.touch(.began, 80, 60, id: 2, at: 1.5)
    try served.touch(.ended, 60, 60, at: 1.75)
    #expect(
      try lines(path) == [
        #"{"touchstone":1,"screen":{"width":200,"height":100,"scale":1,"hz":60},"font":"system"}"#,
        #"{"t":0.5,"kind":"touch","id":2,"phase":"began","x":80,"y":60}"#,
      ])
    #expect(try recording(path).records.count == 1)
  }

  @Test("a recording continues with another scene, and names it")
  func scenes() throws {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let host = try ApplicationHost(delegate: TwoScenes.self, size: CGSize(width: 80, height: 24))
    try host.record(to: path)
    host.runFrame(at: 1)
    host.show(scene: "second")
    host.runFrame(at: 1.5)
    #expect(
      try lines(path) == [
        #"{"touchstone":1,"screen":{"width":80,"height":24,"scale":1,"hz":60},"scene":"first","font":"system"}"#,
        #"{"t":1,"kind":"frame"}"#,
        #"{"t":1,"kind":"advance","scene":"second"}"#,
        #"{"t":1.5,"kind":"frame"}"#,
      ])
  }

  @Test("a file that can't be created is reported in one line, and nothing is recorded")
  func noFile() throws {
    let served = try Served()
    #expect {
      try served.host.record(to: "/no/such/folder/session.jsonl")
    } throws: { error in
      "\(error)".hasPrefix("can't write a recording to /no/such/folder/session.jsonl: ")
    }
    #expect(!served.host.isRecording)
  }
}
