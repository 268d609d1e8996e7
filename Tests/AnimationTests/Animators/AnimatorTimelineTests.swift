import Testing

@testable import UIKitAnimation

/// The arithmetic of an animator's progress.
struct AnimatorTimelineTests {
  @Test("an animation doesn't move until it starts, and arrives at the given time")
  func way() {
    var timeline = AnimatorTimeline()
    #expect(timeline.place(at: 5) == 0 && timeline.end == .infinity)
    timeline.run(from: 10, forwards: true, within: 4)
    #expect(timeline.place(at: 9) == 0 && timeline.isRunning(at: 9))
    #expect(timeline.place(at: 11) == 0.25 && timeline.end == 14)
    #expect(timeline.place(at: 20) == 1 && !timeline.isRunning(at: 14))
  }

  @Test("an animation reverses at its current position, and stops at the given one")
  func turns() {
    var timeline = AnimatorTimeline()
    timeline.run(from: 0, forwards: true, within: 4)
    timeline.run(from: 3, forwards: false, within: 3)
    #expect(timeline.place(at: 4) == 0.5 && timeline.end == 6)
    timeline.stand(at: 4)
    #expect(timeline.place(at: 100) == 0.5 && !timeline.isRunning(at: 4))
    timeline.stand(on: 3)
    #expect(timeline.place(at: 100) == 1)
  }

  @Test("an animation without a distance or a duration ends at once")
  func atOnce() {
    var timeline = AnimatorTimeline()
    timeline.run(from: 2, forwards: false, within: 1)
    #expect(timeline.end == 2 && timeline.place(at: 3) == 0)
    timeline.run(from: 2, forwards: true, within: 0)
    #expect(timeline.end == 2 && timeline.place(at: 2.001) == 1)
  }
}
