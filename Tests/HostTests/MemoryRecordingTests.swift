import Foundation
import TouchstoneHost
import TouchstoneTesting
import TouchstoneTrace
import UIKit

@Suite("Recordings in memory", .staged) @MainActor
struct MemoryRecordingTests {
  private func temporaryFile() -> String {
    NSTemporaryDirectory() + "host-\(UUID().uuidString).jsonl"
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: URL(filePath: path), encoding: .utf8)
  }

  /// Runs the same session on two hosts, of which one writes to a file, and returns both
  /// recordings.
  private func both(
    before: (Served) throws -> Void = { _ in }, _ session: (Served) throws -> Void
  ) throws -> (memory: MemoryRecording, file: String) {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let writing = try Served()
    try before(writing)
    try writing.host.record(to: path)
    try session(writing)
    let keeping = try Served()
    try before(keeping)
    let memory = keeping.host.recordInMemory()
    try session(keeping)
    return (memory, try text(path))
  }

  private func sample(
    _ phase: TouchSample.Phase, _ id: Int, _ x: Double, _ y: Double, _ time: Double
  ) -> TouchSample {
    TouchSample(id: id, phase: phase, position: .init(x: x, y: y), time: time)
  }

  @Test("a recording in memory equals a file, byte for byte")
  func bytes() throws {
    let (memory, file) = try both { served in
      for step in 0..<200 {
        let time = 0.1 + Double(step) / 59.94
        try served.touch(step == 0 ? .began : .moved, 50 + Double(step) / 7, 60, at: time, from: 1)
        if step == 20 {
          try served.host.post(
            [.key(KeySample(phase: .began, usage: 4, characters: "ä\n", time: time))], from: 1)
        }
        if step % 50 == 1 { try served.touch(.began, 1, 2, id: 2 + step, at: time) }
        if step % 50 == 9 { try served.touch(.cancelled, 1, 1e-7, id: step - 6, at: time) }
        if step.isMultiple(of: 2) { served.host.runFrame(at: time + 0.001) }
      }
      served.host.advance(to: 12.25)
      served.host.sourceWentAway(1)
      served.host.runFrame(at: 12.5)
    }
    #expect(memory.text == file)
    #expect(memory.count == file.split(separator: "\n").count - 1)
  }

  @Test("pencils, forces, buttons and many fingers survive recording")
  func values() throws {
    let (memory, file) = try both { served in
      for finger in 1...20 {
        try served.host.post(.touch(sample(.began, finger, 9, -1 / Double(finger), 0.25)))
      }
      var pencil = sample(.began, -7, 12.345678, 0.1, 0.5)
      pencil.kind = .pencil
      pencil.maximumForce = 4
      pencil.altitude = 0.5
      pencil.estimated = [.force]
      pencil.expected = [.force]
      for step in 0..<30 {
        pencil.time = 0.5 + Double(step) / 240
        pencil.phase = step == 0 ? .began : step == 29 ? .ended : .moved
        pencil.force = Double(step % 5) / 3
        pencil.azimuth = Double(step) / 100
        pencil.altitude = step == 15 ? TouchSample.uprightAltitude : 1.570796
        pencil.update = step == 9 ? nil : step * 3
        if step == 20 { pencil.estimated = [] }
        try served.host.post(.touch(pencil))
      }
      try served.host.post(.touch(sample(.moved, 3, 1e6, -1e6, 1)))
      served.host.runFrame(at: 1)
      for finger in 1...20 {
        try served.host.post(.touch(sample(.ended, finger, 9.5, Double(finger) / 3, 1.5)))
      }
      try served.host.post(.touch(sample(.began, 3, 1, 1, 2)))
      served.host.runFrame(at: 2.000_001)
    }
    #expect(memory.text == file)
  }

  @Test("random fingers survive recording", arguments: 0..<20)
  func random(seed: UInt64) throws {
    let (memory, file) = try both { served in
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      func next(_ limit: UInt64) -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) % limit
      }
      var down: Set<Int> = []
      var time = 0.0
      for _ in 0..<300 {
        time += Double(next(40_000)) / 1_000_003
        let id = Int(clamping: next(24))
        let phase: TouchSample.Phase =
          down.contains(id) ? (next(6) > 0 ? .moved : next(2) > 0 ? .ended : .cancelled) : .began
        var touch = sample(
          phase, id, Double(next(4_000_000)) / 9_999, Double(next(900)) - 300, time)
        if next(4) == 0 { touch.force = Double(next(9)) / 7 }
        if next(9) == 0 { touch.radius = Double(next(9)) }
        if next(30) == 0 { touch.buttons = 1 }
        if phase == .began { down.insert(id) } else if phase != .moved { down.remove(id) }
        try served.host.post(.touch(touch))
        if next(2) == 0 { served.host.runFrame(at: time) }
        if next(20) == 0 { served.host.advance(to: time + 0.01) }
        time = max(time, served.host.now)
      }
    }
    #expect(memory.text == file)
  }

  @Test("a recording in memory replays to the same trace")
  func replay() throws {
    let path = temporaryFile()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let live = TraceLog(limit: .max, wantsVisits: false)
    let served = try Served()
    served.host.application.tracer.add(live)
    let memory = served.host.recordInMemory()
    for step in 0..<40 {
      let time = 0.1 + Double(step) / 59.94
      try served.touch(step == 0 ? .began : .moved, 50 + Double(step) / 7, 60, at: time)
      served.host.runFrame(at: time)
    }
    served.host.stopRecording()
    #expect(!served.host.isRecording)
    try memory.write(to: path)

    let again = TraceLog(limit: .max, wantsVisits: false)
    let other = try Served()
    other.host.application.tracer.add(again)
    let recording = try RecordingReader.read(try Data(contentsOf: URL(filePath: path)))
    RecordingPlayer.play(recording, on: other.host.application)
    #expect(other.diary == served.diary)
    #expect(again.text == live.text)
  }

  /// Stops the recording when touched.
  private final class StoppingView: UIView {
    weak var host: ApplicationHost?

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      host?.stopRecording()
    }
  }

  @Test("a recording may end in the middle of an event, whose frame is left out")
  func endedInEvent() throws {
    let served = try Served()
    let view = StoppingView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.host = served.host
    served.host.application.windowsFrontToBack.first?.addSubview(view)
    let memory = served.host.recordInMemory()
    try served.touch(.began, 50, 60, at: 0.1)
    try served.touch(.moved, 60, 60, at: 0.2)
    served.host.runFrame(at: 0.25)
    served.host.runFrame(at: 0.3)
    #expect(!served.host.isRecording)
    #expect(memory.count == 2)
  }

  @Test("a finger that was already down is left out")
  func fingerDown() throws {
    let (memory, file) = try both(
      before: { try $0.touch(.began, 50, 60, at: 1) },
      { served in
        try served.touch(.moved, 60, 60, at: 1.25)
        try served.touch(.began, 80, 60, id: 2, at: 1.5)
        try served.touch(.ended, 60, 60, at: 1.75)
      })
    #expect(memory.text == file)
    #expect(memory.count == 1)
  }

  @Test("a recording restarts with another scene")
  func scenes() throws {
    let host = try ApplicationHost(delegate: TwoScenes.self, size: CGSize(width: 80, height: 24))
    let memory = host.recordInMemory(limit: 8)
    for time in 1...9 { host.runFrame(at: Double(time)) }
    #expect(memory.isFull)
    host.show(scene: "second")
    host.runFrame(at: 9.5)
    #expect(!memory.isFull)
    #expect(
      memory.text.split(separator: "\n") == [
        #"{"touchstone":1,"screen":{"width":80,"height":24,"scale":1,"hz":60},"scene":"second","font":"system"}"#,
        #"{"t":0.5,"kind":"frame"}"#,
      ])
  }

  @Test("a recording ends at its limit, and is complete up to there")
  func limit() throws {
    let session: (Served) throws -> Void = { served in
      try served.touch(.began, 1, 1, at: 0.5)
      for step in 1...5_000 {
        try served.touch(.moved, Double(step % 90) / 7, 5, at: 0.5 + Double(step) / 60)
      }
    }
    let whole = try both(session).file
    let served = try Served()
    let memory = served.host.recordInMemory(limit: 10_000)
    try session(served)
    #expect(memory.isFull)
    #expect((9_900...10_000).contains(memory.byteCount))
    #expect(whole.hasPrefix(memory.text))
    #expect(memory.count == memory.text.split(separator: "\n").count - 1)
  }

  @Test("a sample of a finger and its frame take at most forty bytes")
  func size() throws {
    let served = try Served()
    let memory = served.host.recordInMemory()
    try served.touch(.began, 1, 1, at: 0.5)
    let samples = 20_000
    for step in 1...samples {
      let angle = Double(step) / 40
      let time = 0.5 + Double(step) / 59.94
      try served.touch(.moved, 100 + 90 * sin(angle), 50 + 40 * cos(angle), at: time)
      served.host.runFrame(at: time)
    }
    #expect(memory.byteCount < 20 * samples)
  }

  @Test("a recording that can't be written reports one line")
  func noFile() throws {
    let memory = try Served().host.recordInMemory()
    #expect {
      try memory.write(to: "/no/such/folder/session.jsonl")
    } throws: { error in
      "\(error)".hasPrefix("can't write a recording to /no/such/folder/session.jsonl: ")
    }
  }
}
