import Testing
import TouchstoneTesting
import UIKit

/// Long chains of recognizers that wait for each other's failure.
@MainActor @Suite(.staged)
struct RequirementChainTests {
  private let stage = Stage()

  private var faults: [String] { stage.trace.filter { $0.kind == .fault }.compactMap(\.detail) }

  private func recognizers(_ count: Int) -> [UITapGestureRecognizer] {
    (0..<count).map { _ in
      let tap = UITapGestureRecognizer()
      stage.window.addGestureRecognizer(tap)
      return tap
    }
  }

  @Test(arguments: ["forwards", "backwards", "from the middle"])
  func `A thousand recognizers that wait for each other are set up and tapped`(order: String) {
    let taps = recognizers(1_000)
    var links = Array(0..<999)
    switch order {
    case "backwards": links.reverse()
    case "from the middle": links = Array(links[500...]) + Array(links[..<500])
    default: break
    }
    for link in links { taps[link].require(toFail: taps[link + 1]) }
    taps[999].require(toFail: taps[0])
    #expect(faults.count == 1)
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(taps.allSatisfy { $0.state == .possible })
  }

  @Test func `A recognizer that waits for a thousand others is set up and tapped`() {
    let taps = recognizers(1_000)
    for _ in 0..<2 { for tap in taps.dropFirst() { taps[0].require(toFail: tap) } }
    stage.tap(at: CGPoint(x: 10, y: 10))
    stage.advance(by: 1)
    #expect(faults == [])
  }

  @Test func `A requirement that closes a ring is ignored, however it came about`() {
    let taps = recognizers(4)
    taps[1].require(toFail: taps[2])
    taps[0].require(toFail: taps[1])
    taps[2].require(toFail: taps[3])
    #expect(faults == [])
    taps[3].require(toFail: taps[0])
    #expect(faults.count == 1)
    taps[3].require(toFail: taps[0])
    taps[2].require(toFail: taps[2])
    #expect(faults.count == 3)
  }
}
