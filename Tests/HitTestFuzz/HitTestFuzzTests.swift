import Foundation
import HitTestOracle
import Testing
import TouchstoneTesting
import UIKit

/// Compares the framework with a naive statement of the rules that shares no code with it.
///
/// The environment variable `TOUCHSTONE_FUZZ` sets the number of points, and `TOUCHSTONE_SEED` the
/// first seed.
@MainActor
struct HitTestFuzzTests {
  private static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  /// The default number of points. `.ci/run` compares a million in a release build.
  private static let usualPoints: UInt64 = 100_000

  // statement 62–64, 66, 68–71, 80–82
  @Test("every point of random trees is hit by the naive rules, also after changes")
  func agreesWithOracle() {
    let stage = Stage(size: CGSize(width: 384, height: 512))
    stage.window.isHidden = true
    let wanted = Self.setting("TOUCHSTONE_FUZZ", Self.usualPoints)
    var seed = Self.setting("TOUCHSTONE_SEED", 1)
    var count = FuzzCount()
    while count.points < wanted {
      let run = FuzzRun(seed: seed, application: stage.application)
      if let disagreement = run.play(&count) {
        Issue.record("\(disagreement)")
        return
      }
      seed += 1
    }
    #expect(count.tolerated * 1000 < count.points, "\(count.tolerated) points lay on rounded edges")
    // If almost all results were `nil` or the same view, the comparison would be meaningless.
    #expect(count.hits * 2 > count.points)
    #expect(count.deepHits * 4 > count.hits)
  }

  @Test("the oracle itself sees an edge as half-open and a child before its parent")
  func oracleKnowsTheRules() {
    var tree = OracleTree()
    tree.views = [
      OracleView(bounds: OracleRect(0, 0, 100, 100), center: OraclePoint(50, 50)),
      OracleView(bounds: OracleRect(0, 0, 10, 10), center: OraclePoint(25, 25)),
    ]
    tree.views[0].children = [1]
    tree.windows = [OracleWindow(view: 0, level: 0, order: 1)]
    var oracle = HitTestOracle(tree)
    #expect(oracle.hit(onScreen: OraclePoint(20, 20)) == 1)
    #expect(oracle.hit(onScreen: OraclePoint(30, 20)) == 0)
    #expect(oracle.hit(onScreen: OraclePoint(99, 99)) == 0)
    #expect(oracle.hit(onScreen: OraclePoint(100, 99)) == nil)
  }
}

/// The total counts of a whole fuzz run.
struct FuzzCount {
  var points: UInt64 = 0
  var hits: UInt64 = 0
  /// The hits of views inside windows.
  var deepHits: UInt64 = 0
  /// The disagreements within a rounding error of a rotated edge.
  var tolerated: UInt64 = 0
}
