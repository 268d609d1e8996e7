import Fuzzing
import Testing

@MainActor
struct StreamCaseTests {
  @Test("the first stream that breaks a law is reported with its fewest steps, and ends the search")
  func shortest() {
    var played: [Int] = []
    let (count, report) = StreamCase.playAll(0..<10, steps: 40, again: "Here.violation") { stream in
      if stream.steps == 40 { played.append(stream.seed) }
      let isBroken = stream.seed >= 3 && stream.steps >= 7
      return StreamOutcome(count: 1, trace: "", problem: isBroken ? "a law" : nil)
    }
    #expect(played == [0, 1, 2, 3])
    #expect(count == 4)
    #expect(
      report == """
        a law
        Stream 3 does it in 7 steps. To play them alone:
          @Test func stream3() throws {
            #expect(try Here.violation(StreamCase(seed: 3, steps: 7)) == nil)
          }
        """)
  }

  @Test("streams that break no law are all played, and nothing is reported")
  func unbroken() {
    let (count, report) = StreamCase.playAll(0..<10, steps: 5, again: "") { _ in
      StreamOutcome(count: 2, trace: "", problem: nil)
    }
    #expect(count == 20)
    #expect(report == nil)
  }
}
