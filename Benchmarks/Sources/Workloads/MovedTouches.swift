internal import Foundation
internal import UIKit

/// A moving touch on a view that is nested twenty levels deep.
@MainActor
enum MovedTouches {
  private static let depth = 20

  static var all: [Workload] {
    [
      deliveryPath("moved touch, from its queue to its view, with its frame") {
        TouchBench(depth: depth, innermost: $0)
      },
      deliveryPath("moved touch beside 10,000 views") {
        TouchBench(depth: depth, beside: 10_000, innermost: $0)
      },
      Workload("moved touch with a pan", count: 500) {
        let bench = TouchBench(depth: depth, innermost: panned)
        bench.begin()
        return bench.sendMoves
      },
      Workload("ten fingers at 240 Hz, a move of all", count: 240) {
        let bench = TouchBench(
          depth: depth, fingers: 10, hertz: 240, innermost: { TakingView(frame: $0) })
        bench.begin()
        return bench.sendMoves
      },
      sending("sendEvent of a moved touch") { TakingView(frame: $0) },
      sending("sendEvent of a moved touch with a pan", panned),
    ]
  }

  private static func deliveryPath(
    _ subject: String, _ make: @escaping @MainActor (@MainActor (CGRect) -> UIView) -> TouchBench
  ) -> Workload {
    Workload(subject, count: 500) {
      let bench = make { TakingView(frame: $0) }
      bench.begin()
      return bench.sendMoves
    }
  }

  /// Returns a workload of moves of which only `sendEvent` is measured.
  static func sending(
    _ subject: String, depth: Int = depth, _ innermost: @escaping @MainActor (CGRect) -> UIView
  ) -> Workload {
    Workload(
      timed: subject, count: 500,
      {
        let bench = TouchBench(
          depth: depth, application: TimedApplication.self, innermost: innermost)
        bench.begin()
        bench.sendMoves(2)
        return { count in
          TimedApplication.nanoseconds = 0
          bench.sendMoves(count)
          return TimedApplication.nanoseconds
        }
      })
  }

  private static func panned(_ frame: CGRect) -> UIView {
    let view = PannedView(frame: frame)
    let pan = UIPanGestureRecognizer(target: view, action: PannedView.panned)
    view.addGestureRecognizer(pan)
    return view
  }
}

/// An application that measures the duration of its `sendEvent`.
private final class TimedApplication: UIApplication {
  static var nanoseconds: UInt64 = 0

  override func sendEvent(_ event: UIEvent) {
    Self.nanoseconds += Workloads.nanoseconds { super.sendEvent(event) }
  }
}

/// A view that counts the actions of its pan.
private final class PannedView: UIView {
  private(set) var moves = 0

  func panned(_ pan: UIPanGestureRecognizer) { moves += 1 }
}
