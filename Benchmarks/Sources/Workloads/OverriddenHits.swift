internal import Foundation
internal import UIKit

/// Hit tests of views that override hit-testing members, so that each visited view is queried
/// through its methods.
@MainActor
enum OverriddenHits {
  static var all: [Workload] {
    [
      work("hitTest") { HitTestView(frame: $0) },
      work("point(inside:)") { PointInsideView(frame: $0) },
      work("isHidden") { HiddenView(frame: $0) },
      windows,
    ]
  }

  /// Returns a workload with a tree in which each view overrides `member` with the default
  /// behavior.
  private static func work(_ member: String, _ make: @escaping @MainActor (CGRect) -> UIView)
    -> Workload
  {
    let shape = Shape.tree
    return Workload("hit test, \(shape.name), each with its own \(member)", count: 200) {
      let views = HitTests.views(shape, make)
      return { count in
        shape.points(count) { consume(views[0].hitTest(CGPoint(x: $0, y: $1), with: nil)) }
      }
    }
  }

  /// A finger that touches and lifts under nine windows that let every touch pass.
  private static var windows: Workload {
    Workload("touch that begins and ends under nine windows that pass it on", count: 500) {
      let bench = TouchBench(depth: 20) { TakingView(frame: $0) }
      bench.cover(windows: 9)
      return bench.sendTaps
    }
  }
}

private final class HitTestView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

private final class PointInsideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

private final class HiddenView: UIView {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
}
