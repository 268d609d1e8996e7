import Fuzzing
import Testing
import TouchstoneInput

@Suite("The frame schedule")
struct FrameScheduleTests {
  @Test(
    "frames are the multiples of the period, one after the other, for an hour",
    arguments: [1, 24, 50, 59.94, 60, 90, 120, 144, 1000])
  func walksEveryFrame(hertz: Double) {
    let schedule = FrameSchedule(hertz: hertz)
    var time = 0.0
    var wrong = 0
    for number in 1...Int(min(hertz, 120) * 3600) {
      time = schedule.first(after: time)
      if time != Double(number) / hertz { wrong += 1 }
    }
    #expect(wrong == 0)
  }

  @Test(
    "the next frame is after a given time, the previous one is not",
    arguments: [24, 59.94, 60, 120, 144])
  func firstIsFirst(hertz: Double) {
    let schedule = FrameSchedule(hertz: hertz)
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      let number = Double(Int.random(in: -1000...100_000_000, using: &generator))
      let exact = number / hertz
      for time in [exact, exact.nextUp, exact.nextDown, exact + 0.3 / hertz] {
        let first = schedule.first(after: time)
        let place = (first * hertz).rounded()
        #expect(first > time && first == place / hertz && (place - 1) / hertz <= time)
      }
    }
  }

  @Test("a time just before zero has the frame at zero")
  func negative() {
    #expect(FrameSchedule(hertz: 60).first(after: -0.001) == 0)
    #expect(FrameSchedule(hertz: 60).first(after: 0) == 1.0 / 60)
  }

  @Test("a time too large for frames still has a later one")
  func huge() {
    #expect(FrameSchedule(hertz: 60).first(after: 1e300) > 1e300)
  }

  @Test(
    "an invalid rate becomes sixty frames a second",
    arguments: [0, -60, Double.nan, .infinity])
  func badRate(hertz: Double) {
    #expect(FrameSchedule(hertz: hertz).hertz == 60)
  }
}
