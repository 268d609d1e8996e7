import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
struct LateSweepTests {
  @Test func `A late change of any property leads to the layout of a fresh tree`() {
    let filter = ProcessInfo.processInfo.environment["TOUCHSTONE_LATE"]
    for cases in Dictionary(grouping: Late.all(), by: { $0.name.prefix { $0 != "." } }).values {
      let stage = LateStage()
      for late in cases where filter.map(late.name.contains) ?? true {
        for problem in late.run(stage) { Issue.record("\(problem)") }
      }
    }
  }
}
