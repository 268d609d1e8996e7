import Testing
import TouchstoneHost
import TouchstoneInput

@testable import TouchstoneSession
@testable import TouchstoneWeb

/// The clock that a page slows, stops and steps, and the input that waits in the meantime.
@Suite("The pace of the clock") @MainActor
struct PaceTests {
  private func sample(
    _ phase: TouchSample.Phase, _ time: Double, x: Double = 10
  ) -> RawInput {
    .touch(TouchSample(id: 1, phase: phase, position: Point(x: x, y: 20), time: time))
  }

  @Test func `A clock continues from its current time when its pace changes`() {
    var clock = HostClock()
    #expect(clock.time(at: 10) == 10)
    clock.setRate(0.1, at: 10)
    #expect(clock.time(at: 20) == 11)
    #expect(clock.wait(until: 12, at: 20) == 10)
    clock.setRate(0, at: 20)
    #expect(clock.time(at: 100) == 11)
    #expect(clock.wait(until: 12, at: 100) == nil)
    #expect(clock.wait(until: 11, at: 100) == 0)
    clock.advance(to: 12, at: 100)
    clock.advance(to: 3, at: 100)
    #expect(clock.time(at: 100) == 12)
    clock.setRate(1, at: 200)
    #expect(clock.time(at: 201) == 13)
  }

  @Test func `A clock never runs backwards, nor faster than the machine's`() {
    var clock = HostClock()
    clock.setRate(7, at: 1)
    #expect(clock.rate == 1)
    clock.setRate(-3, at: 2)
    #expect(clock.isPaused)
    #expect(clock.time(at: 9) == 2)
  }

  @Test func `Pending input comes out in order, each at its time`() {
    var inbox = PendingInput()
    inbox.add([sample(.began, 1), sample(.moved, 1.2)], of: 1, from: 0.5)
    inbox.add([sample(.ended, 1.1)], of: 2, from: 0.5)
    #expect(inbox.items.map(\.input.time) == [1, 1.2, 1.2])
    #expect(inbox.removeFirst(until: 0.9) == nil)
    #expect(inbox.removeFirst(until: 1)?.input == sample(.began, 1))
    inbox.remove(tab: 1)
    #expect(inbox.items.map(\.tab) == [2])
  }

  // MARK: A host with a session

  /// Returns a host with one tab and a session that reports its input.
  private func hosted() -> (host: WebHost, session: FakeSession, tab: Int) {
    let session = FakeSession()
    let host = WebHost(session: session)
    let (_, post) = AsyncStream<ServerMessage>.makeStream()
    return (host, session, host.open(post))
  }

  @Test func `While the clock is paused input waits, and steps deliver it one by one`() async throws
  {
    let (host, session, tab) = hosted()
    host.runFrame(at: host.now)
    #expect(await session.next() == .frame(host.latestTime))
    try host.receive(.pace(0), from: tab)
    // A quarter of a frame after a frame, so that no frame comes between the first two samples.
    let start = (host.now.rounded(.up) * WebHost.framesPerSecond + 0.25) / WebHost.framesPerSecond
    host.pace.advance(to: start, at: host.machineNow)
    // Three samples with intervals of 2 ms and then 98 ms, on the page's clock.
    let times = [500.0, 500.002, 500.1]
    try host.receive(
      .input([
        sample(.began, times[0]), sample(.moved, times[1], x: 12), sample(.ended, times[2], x: 12),
      ]), from: tab)
    #expect(host.inbox.items.count == 3)
    try host.receive(.step, from: tab)
    guard case .received(let first, _) = await session.next() else {
      Issue.record("no input came")
      return
    }
    #expect(first.count == 1 && abs(first[0].time - start) < 1e-6)
    #expect(host.inbox.items.count == 2)
    try host.receive(.step, from: tab)
    guard case .received(let second, _) = await session.next() else {
      Issue.record("the move did not come")
      return
    }
    #expect(abs(second[0].time - first[0].time - 0.002) < 1e-9)
    // Nothing comes before the next frame, or before the frame after that.
    try host.receive(.step, from: tab)
    guard case .frame(let frame) = await session.next() else {
      Issue.record("no frame ran")
      return
    }
    #expect(abs(frame * 60 - (frame * 60).rounded()) < 1e-6)
    #expect(host.now == frame)
    var steps = 0
    while host.inbox.items.count > 0, steps < 20 {
      try host.receive(.step, from: tab)
      _ = await session.next()
      steps += 1
    }
    #expect(steps == 6)
    await host.stop()
  }

  @Test func `A finger keeps its own pace while the clock is slow`() throws {
    let (host, _, tab) = hosted()
    try host.receive(.pace(0.05), from: tab)
    try host.receive(.input([sample(.began, 90)]), from: tab)
    try host.receive(.input([sample(.moved, 90.1)]), from: tab)
    try host.receive(.input([sample(.ended, 90.3)]), from: tab)
    let times = host.inbox.items.map(\.input.time)
    try #require(times.count == 3)
    #expect(abs(times[1] - times[0] - 0.1) < 1e-9)
    #expect(abs(times[2] - times[0] - 0.3) < 1e-9)
  }

  @Test func `A pointer that only hovers does not fill the queue`() throws {
    let (host, _, tab) = hosted()
    try host.receive(.pace(0.05), from: tab)
    for step in 0..<100 {
      try host.receive(
        .input([
          .hover(
            HoverSample(
              phase: step == 0 ? .began : .moved, position: Point(x: 1, y: 2), time: Double(step)))
        ]), from: tab)
    }
    #expect(host.inbox.items.count == 1)
  }

  @Test func `Another scene, or the last viewing page's end, resets a slow clock`() throws {
    let (host, session, tab) = hosted()
    try host.receive(.deliveryPath(true), from: tab)
    try host.receive(.pace(0), from: tab)
    try host.receive(.input([sample(.began, 90)]), from: tab)
    try host.receive(.scene("second"), from: tab)
    #expect(host.inbox.isEmpty && host.pace.rate == 1)
    #expect(session.currentScene == "second")
    try host.receive(.pace(0), from: tab)
    host.close(tab)
    #expect(host.pace.rate == 1)
  }

  @Test func `A read-only page can't stop the clock`() throws {
    let host = WebHost(session: FakeSession(), options: .init(isReadOnly: true))
    let (_, post) = AsyncStream<ServerMessage>.makeStream()
    let tab = host.open(post)
    try host.receive(.deliveryPath(true), from: tab)
    #expect(throws: (any Error).self) { try host.receive(.pace(0), from: tab) }
    #expect(throws: (any Error).self) { try host.receive(.step, from: tab) }
    #expect(host.pace.rate == 1)
  }
}
