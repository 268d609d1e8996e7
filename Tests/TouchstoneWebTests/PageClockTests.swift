import Testing
import TouchstoneInput

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("The page's time is converted to the host's")
struct PageClockTests {
  private func times(
    _ clock: inout PageClock, _ times: [Double], from earliest: Double, to now: Double
  ) -> [Double] {
    let inputs = times.map { RawInput.resume(time: $0) }
    return clock.settle(inputs, from: earliest, to: now).map(\.time)
  }

  @Test("the first input happened on arrival, and later ones keep their distance")
  func offset() {
    var clock = PageClock()
    #expect(times(&clock, [1000], from: 0, to: 5) == [5])
    #expect(times(&clock, [1001, 1001.5], from: 5, to: 7) == [6, 6.5])
  }

  @Test("no input is in the future")
  func future() {
    var clock = PageClock()
    #expect(times(&clock, [10], from: 0, to: 1) == [1])
    #expect(times(&clock, [11, 12], from: 1, to: 2.5) == [2, 2.5])
  }

  @Test("input that arrives after its frame is moved up to it, with its proportions kept")
  func late() {
    var clock = PageClock()
    #expect(times(&clock, [0], from: 0, to: 0) == [0])
    #expect(times(&clock, [1, 2, 5], from: 3, to: 8) == [3, 3.5, 5])
  }

  @Test("input that arrives entirely late is spread up to the current time")
  func veryLate() {
    var clock = PageClock()
    #expect(times(&clock, [0], from: 0, to: 0) == [0])
    #expect(times(&clock, [1, 2, 3], from: 10, to: 12) == [10, 11, 12])
    #expect(times(&clock, [4], from: 12, to: 13) == [12])
  }

  @Test("times never run backwards and stay between the frame and the current time")
  func law() {
    var generator = Generator(state: 7)
    for _ in 0..<2000 {
      var clock = PageClock()
      var earliest = 0.0
      var now = 0.0
      var page = 0.0
      for _ in 0..<6 {
        now = earliest + generator.next(upTo: 0.05)
        var sent: [Double] = []
        for _ in 0..<1 + Int(generator.next(upTo: 4)) {
          page += generator.next(upTo: 0.03)
          sent.append(page)
        }
        let settled = times(&clock, sent, from: earliest, to: now)
        #expect(settled.count == sent.count)
        #expect(settled == settled.sorted())
        #expect(settled.allSatisfy { $0 >= earliest && $0 <= now })
        earliest = settled.last ?? earliest
      }
    }
  }

  /// A pseudorandom sequence that is the same in every run.
  private struct Generator {
    var state: UInt64

    mutating func next(upTo limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 33) / Double(UInt32.max >> 1) * limit
    }
  }
}
