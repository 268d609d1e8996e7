import Testing

@testable import UIKitAnimation

/// The arithmetic of an animator's progress.
struct AnimatorTimelineTests {
  @Test("it stands until it sets out, and arrives when it was told")
  func way() {
    var timeline = AnimatorTimeline()
    #expect(timeline.place(at: 5) == 0 && timeline.end == .infinity)
    timeline.run(from: 10, forwards: true, within: 4)
    #expect(timeline.place(at: 9) == 0 && timeline.isRunning(at: 9))
    #expect(timeline.place(at: 11) == 0.25 && timeline.end == 14)
    #expect(timeline.place(at: 20) == 1 && !timeline.isRunning(at: 14))
  }

  @Test("it turns round where it is, and stands where it is told")
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

  @Test("without a way or a time it is there at once")
  func atOnce() {
    var timeline = AnimatorTimeline()
    timeline.run(from: 2, forwards: false, within: 1)
    #expect(timeline.end == 2 && timeline.place(at: 3) == 0)
    timeline.run(from: 2, forwards: true, within: 0)
    #expect(timeline.end == 2 && timeline.place(at: 2.001) == 1)
  }
}
