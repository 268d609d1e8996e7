internal import Foundation
internal import TouchstoneInspector
internal import UIKit

/// The cost of explanations and traces.
@MainActor
enum Watching {
  static var all: [Workload] { [explanation, sink, recorder, recorderOfTen] }

  private static var explanation: Workload {
    let shape = Shape.tree
    return Workload("explanation of a point, \(shape.name)", count: 50) {
      let bench = TouchBench(depth: 1) { frame in
        let views = HitTests.views(shape)
        views[0].frame = frame
        return views[0]
      }
      return { count in
        shape.points(count) {
          consume(bench.application.explanation(forTouchAt: CGPoint(x: $0, y: $1)))
        }
      }
    }
  }

  /// Like ``MovedTouches`` with a sink, so that the difference is the cost of the sink.
  private static var sink: Workload {
    Workload("moved touch with a sink that counts", count: 500) {
      let bench = TouchBench(depth: 20) { TakingView(frame: $0) }
      let sink = CountingSink()
      bench.application.tracer.add(sink)
      bench.begin()
      return bench.sendMoves
    }
  }

  /// Like ``MovedTouches`` with a recorder, so that the difference is the cost of the recorder.
  private static var recorder: Workload {
    Workload("moved touch with a recorder in memory", count: 500) {
      let bench = TouchBench(depth: 20) { TakingView(frame: $0) }
      bench.record()
      bench.begin()
      return bench.sendMoves
    }
  }

  /// Like ``MovedTouches`` with a recorder, so that the difference is the cost of ten samples and a
  /// quarter of a frame.
  private static var recorderOfTen: Workload {
    Workload("ten fingers at 240 Hz with a recorder in memory, a move of all", count: 240) {
      let bench = TouchBench(
        depth: 20, fingers: 10, hertz: 240, innermost: { TakingView(frame: $0) })
      bench.record()
      bench.begin()
      return bench.sendMoves
    }
  }
}

private final class CountingSink: TraceSink {
  let wantsVisits = false
  private(set) var count = 0

  func record(_ record: TraceRecord) { count += 1 }
}
