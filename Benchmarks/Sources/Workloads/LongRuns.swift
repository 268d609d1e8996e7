internal import Foundation
internal import TouchstoneTesting
internal import UIKit

/// Minutes of virtual time, as a test suite of such an app runs.
@MainActor
enum LongRuns {
  static var all: [Workload] { [stage, advancedStage, thousandStages, tenMinutes] }

  private static var stage: Workload {
    Workload("a Stage, made and ended", count: 100) {
      { for _ in 0..<$0 { consume(Stage()) } }
    }
  }

  private static var advancedStage: Workload {
    Workload("a Stage, made, advanced by five seconds and ended", count: 50) {
      { for _ in 0..<$0 { Stage().advance(by: 5) } }
    }
  }

  /// Measured as one unit, to show whether the last stage of many costs more than the first.
  private static var thousandStages: Workload {
    Workload("1,000 Stages, each made, advanced by five seconds and ended", count: 1) {
      { for _ in 0..<$0 * 1_000 { Stage().advance(by: 5) } }
    }
  }

  /// The work of playing a recording without reading it. Only a command plays files, and it prints
  /// output.
  private static var tenMinutes: Workload {
    Workload("ten minutes of a finger at 60 Hz, posted to a host and served", count: 1) {
      let bench = TouchBench(depth: 20) { TakingView(frame: $0) }
      bench.begin()
      return { bench.sendMoves($0 * 36_000) }
    }
  }
}
