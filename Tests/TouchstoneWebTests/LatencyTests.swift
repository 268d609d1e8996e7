import Foundation
import Testing
import TouchstoneHost
import TouchstoneInput
import TouchstoneTrace

@testable import TouchstoneSession
@testable import TouchstoneWeb

/// The latency of an event by stage, with a clock that the tests advance.
@Suite("The latency log") @MainActor
struct LatencyTests {
  /// A clock in milliseconds that a test advances.
  private final class FakeClock {
    var milliseconds = 0.0
  }

  private let clock = FakeClock()
  private let latencyLog: LatencyLog

  init() { latencyLog = LatencyLog { [clock] in clock.milliseconds / 1000 } }

  private func wait(_ milliseconds: Double) { clock.milliseconds += milliseconds }

  private func touch(
    _ phase: TouchSample.Phase, felt: Double, finger: Int = 7
  ) -> RawInput {
    .touch(
      TouchSample(id: finger, phase: phase, position: Point(x: 1, y: 2), time: felt / 1000))
  }

  private func subject(_ name: String) -> TraceSubject {
    TraceSubject(className: "App.\(name)", identifier: nil, object: nil)
  }

  private func tell(_ step: TraceStep) { latencyLog.record(TraceRecord(time: 0, step: step)) }

  /// Posts inputs of page 1 with a message that arrives now.
  private func post(_ inputs: [RawInput], hostTakes: Double = 1) {
    let came = clock.milliseconds / 1000
    wait(hostTakes)
    latencyLog.willPost(inputs, from: (1, came, inputs.map(\.time)))
    for _ in inputs { tell(.enqueued("an input")) }
  }

  /// Begins touch 1 of a finger: hit test 3 ms, recognizers 2, touch methods 4.
  private func begin(felt: Double = 0) {
    post([touch(.began, felt: felt)])
    wait(3)
    tell(.bound(touch: 1, view: subject("Box"), window: nil, at: TracePoint(x: 1, y: 2)))
    tell(.sent(touches: [.init(1, .began)]))
    tell(.sentToWindow(subject("Window")))
    wait(2)
    tell(.delivered(.touches(.began, touch: 1), to: subject("Box")))
    wait(4)
    latencyLog.finish()
    latencyLog.posted()
  }

  private func show(frame: Double = 5, draw: Double = 6, tree: Int = 1) {
    wait(frame)
    latencyLog.updated(1, tree: tree)
    wait(draw)
    latencyLog.drawn(1, upTo: tree, at: clock.milliseconds / 1000)
  }

  private func times(_ event: LatencyEvent?) -> [String: Double] {
    var times: [String: Double] = [:]
    for span in event?.spans ?? [] {
      times[span.stage.rawValue, default: 0] += (span.duration * 1_000_000).rounded() / 1000
    }
    return times.filter { $0.value != 0 }
  }

  @Test func `Every stage gets the time that passed in it, without gaps`() throws {
    clock.milliseconds = 1000
    begin()
    show()
    let event = try #require(latencyLog.events.first)
    #expect(
      times(event) == [
        "host": 1, "hitTest": 3, "recognizers": 2, "responders": 4, "frame": 5, "shown": 6,
      ])
    for (one, next) in zip(event.spans, event.spans.dropFirst()) { #expect(one.end == next.start) }
    #expect(abs(event.total - 0.021) < 1e-9)
    #expect(event.isShown && event.exceeded.isEmpty && event.number == 1)
    #expect(
      event.sentence == "Touch 1 began: shown after 21 ms. 6.0 ms of it was spent "
        + "until the page had drawn it.")
  }

  @Test func `A later message counts from the quickest one's delay`() throws {
    clock.milliseconds = 1000
    begin(felt: 0)
    show()
    // Felt 100 ms after the first, and received 130 ms after it.
    clock.milliseconds = 1130
    post([touch(.ended, felt: 100)])
    tell(.sent(touches: [.init(1, .ended)]))
    latencyLog.finish()
    show(tree: 2)
    #expect(times(latencyLog.events.last)["device"] == 30)
  }

  @Test func `Moves wait in the queue, and are reported as one with their count`() throws {
    begin()
    show()
    post([touch(.moved, felt: 30)], hostTakes: 0)
    wait(8)
    post([touch(.moved, felt: 38), touch(.moved, felt: 38)], hostTakes: 0)
    wait(4)
    tell(.coalesced(touch: 1, samples: 3))
    tell(.sent(touches: [.init(1, .moved)]))
    wait(11)
    latencyLog.frameEnded()
    show(tree: 2)
    let event = try #require(latencyLog.events.last)
    #expect(event.samples == 3 && event.isMove && times(event)["queue"] == 12)
    #expect(event.exceeded.map(\.name) == ["handling"])
    #expect(event.sentence.contains("3 samples combined"))
    #expect(event.sentence.hasSuffix("the budget for handling a move is 10 ms."))
  }

  @Test func `A slow action is reported by name, with its own trace records`() throws {
    begin()
    show()
    post([touch(.ended, felt: 50)], hostTakes: 0)
    tell(.sent(touches: [.init(1, .ended)]))
    tell(.sentToWindow(subject("Window")))
    tell(.delivered(.touches(.ended, touch: 1), to: subject("Button")))
    wait(30)
    tell(.firstResponder(subject("Field"), in: nil, .became))
    wait(50)
    tell(
      .action(.named("pay"), from: subject("Button"), to: subject("Shop"), .delivered))
    wait(1)
    latencyLog.finish()
    show(tree: 2)
    let event = try #require(latencyLog.events.last)
    #expect(times(event)["action"] == 80 && times(event)["responders"] == 1)
    #expect(event.slowest == .action && event.exceeded.map(\.name) == ["handling"])
    #expect(
      event.sentence == "Touch 1 ended: shown after 92 ms. 80 ms of it was spent in the action "
        + "*pay* of *Shop*; the budget for handling an event is 50 ms.")
  }

  @Test func `More than 100 ms in total are reported, with the slowest stage`() throws {
    begin()
    show(frame: 10, draw: 95)
    let event = try #require(latencyLog.events.first)
    #expect(event.exceeded.map(\.name) == ["whole"] && event.slowest == .shown)
    #expect(event.sentence.hasSuffix("the budget for the whole path is 100 ms."))
  }

  @Test func `An event that changes nothing is over once the page has nothing new to draw`() throws
  {
    begin()
    wait(9)
    latencyLog.updated(1, tree: nil)
    let event = try #require(latencyLog.events.first)
    #expect(!event.isShown && event.sentence.contains("with nothing new to draw"))
    #expect(times(event)["frame"] == nil)
  }

  @Test func `A closed page and refused fingers leave nothing waiting`() {
    begin()
    latencyLog.updated(1, tree: 1)
    latencyLog.closed(1)
    #expect(latencyLog.events.count == 1)
    post([touch(.began, felt: 60)])
    tell(.turnedAway(at: TracePoint(x: 1, y: 2)))
    begin(felt: 70)
    latencyLog.closed(1)
    #expect(latencyLog.events.count == 2)
    #expect(latencyLog.events.last?.touches == [.init(number: 1, phase: "began")])
  }

  @Test func `Keys of one message are one event; unannounced input is not recorded`() {
    tell(.enqueued("a program's finger"))
    tell(.sent(touches: [.init(9, .began)]))
    latencyLog.finish()
    #expect(latencyLog.events.isEmpty)
    let key = RawInput.key(
      KeySample(
        phase: .began, usage: 4, characters: "a", charactersIgnoringModifiers: "a", time: 0))
    post([key, key])
    wait(2)
    tell(.delivered(.presses(.began), to: subject("Field")))
    latencyLog.posted()
    latencyLog.updated(1, tree: nil)
    #expect(latencyLog.events.map(\.label) == ["key"])
    #expect(latencyLog.events.first?.samples == 2)
  }

  @Test func `Only the last events are stored, and their numbers continue`() {
    for _ in 0..<(LatencyLog.mostEvents + 50) {
      begin()
      latencyLog.updated(1, tree: nil)
    }
    #expect(latencyLog.events.count <= LatencyLog.mostEvents)
    #expect(latencyLog.events.last?.number == LatencyLog.mostEvents + 50)
  }

  @Test func `No event is timed unless a page requests it`() throws {
    let host = WebHost(session: FakeSession())
    let (_, post) = AsyncStream<ServerMessage>.makeStream()
    let tab = host.open(post)
    #expect(host.stamps.stamp == nil)
    try host.receive(.latency(true), from: tab)
    #expect(host.stamps.stamp != nil && host.isRecordingLatency)
    try host.receive(.latency(false), from: tab)
    #expect(host.stamps.stamp == nil)
    try host.receive(.latency(true), from: tab)
    host.close(tab)
    #expect(host.stamps.stamp == nil && !host.isRecordingLatency)
  }

  // MARK: The trace file

  @Test func `Slices of a track never overlap, and each event's arrows begin and end`() throws {
    begin()
    // Two messages are in transit at the same time.
    post([touch(.began, felt: 20, finger: 8), touch(.moved, felt: 21)])
    tell(.bound(touch: 2, view: nil, window: nil, at: TracePoint(x: 1, y: 2)))
    tell(.sent(touches: [.init(1, .stationary), .init(2, .began)]))
    latencyLog.finish()
    wait(5)
    tell(.sent(touches: [.init(1, .moved), .init(2, .stationary)]))
    latencyLog.frameEnded()
    show()
    #expect(latencyLog.events.count == 3)
    let data = Data(ChromeTrace.json(latencyLog.events, process: "Test").text.utf8)
    let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let all = try #require(file["traceEvents"] as? [[String: Any]])
    var ends: [Int: Double] = [:]
    var latest = 0.0
    for slice in all where slice["ph"] as? String == "X" {
      let track = try #require(slice["tid"] as? Int)
      let time = try #require(slice["ts"] as? Double)
      #expect(time >= latest && time >= ends[track, default: 0] - 0.002)
      latest = time
      ends[track] = time + (slice["dur"] as? Double ?? -1)
    }
    for event in latencyLog.events {
      let steps = all.filter { $0["id"] as? Int == event.number }.compactMap { $0["ph"] as? String }
      #expect(steps.first == "s" && steps.last == "f" && steps.count == event.spans.count)
    }
  }
}
