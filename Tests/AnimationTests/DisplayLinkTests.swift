import Testing
import TouchstoneTesting
import UIKit

/// The rate of display link calls.
@Suite("Display links", .staged) @MainActor
struct DisplayLinkTests {
  private let stage = Stage()

  /// Records the times of its calls.
  @MainActor private final class Counter: NSObject {
    var times: [TimeInterval] = []
    var targets: [TimeInterval] = []

    func tick(_ link: CADisplayLink) {
      times.append(link.timestamp)
      targets.append(link.targetTimestamp)
    }
  }

  private func link(_ counter: Counter) -> CADisplayLink {
    let link = CADisplayLink(target: counter, selector: Selector("tick:", Counter.tick))
    link.add(to: .main, forMode: .common)
    return link
  }

  @Test("a display link fires in every frame, and reports the time of the next one")
  func everyFrame() {
    let counter = Counter()
    let link = link(counter)
    stage.advance(by: 0.5)
    #expect(counter.times.count == 30 && abs(link.duration - 1.0 / 60) < 1e-9)
    #expect(zip(counter.targets, counter.times.dropFirst()).allSatisfy { abs($0 - $1) < 1e-6 })
    link.invalidate()
  }

  @Test(
    "a lower rate skips frames, as evenly as possible", arguments: [(30, 15), (20, 10), (7, 4)])
  func rates(_ rate: Int, _ count: Int) {
    let counter = Counter()
    let link = link(counter)
    link.preferredFramesPerSecond = rate
    stage.advance(by: 0.5)
    #expect(counter.times.count == count && link.preferredFramesPerSecond == rate)
    #expect(zip(counter.targets, counter.times.dropFirst()).allSatisfy { abs($0 - $1) < 1e-6 })
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 120, preferred: 60)
    counter.times = []
    stage.advance(by: 0.5)
    #expect(counter.times.count == 30)
    link.invalidate()
  }

  @Test("a paused, removed or invalidated display link does not fire")
  func stops() {
    let counter = Counter()
    let link = link(counter)
    link.isPaused = true
    stage.advance(by: 0.5)
    #expect(counter.times == [])
    link.isPaused = false
    link.remove(from: .main, forMode: .common)
    stage.advance(by: 0.5)
    #expect(counter.times == [])
    link.add(to: .main, forMode: .default)
    stage.advance(by: 0.1)
    #expect(!counter.times.isEmpty)
    link.invalidate()
    counter.times = []
    stage.advance(by: 0.5)
    #expect(counter.times == [])
  }
}
