internal import Foundation
internal import UIKit

/// Changes of one view among many siblings, with their cost for the next hit test.
@MainActor
enum Changes {
  private static let sizes = [1_000, 10_000, 100_000]

  static var all: [Workload] {
    sizes.flatMap { size in
      [
        change("frame", size, move),
        change("frame", size, isHit: false, move),
        change("transform", size) { view, _, index in
          view.transform = CGAffineTransform(rotationAngle: Double(index % 2))
        },
        change("hidden", size) { view, _, index in view.isHidden = index % 2 == 0 },
        change("alpha", size) { view, _, index in view.alpha = index % 2 == 0 ? 0.5 : 1 },
        change("interaction", size) { view, _, index in
          view.isUserInteractionEnabled = index % 2 == 0
        },
        change("bring to front", size) { view, parent, _ in parent.bringSubviewToFront(view) },
        change("remove and insert", size) { view, parent, index in
          view.removeFromSuperview()
          parent.insertSubview(view, at: index % parent.subviews.count)
        },
      ]
    }
      + [1_000, 10_000].flatMap { size in
        [
          removal("first first", size) { $0 },
          removal("last first", size) { $0.reversed() },
          removal("in any order", size) { views in
            var numbers = Numbers()
            var views = views
            for index in views.indices { views.swapAt(index, numbers.next(below: views.count)) }
            return views
          },
        ]
      }
  }

  private static func move(_ view: UIView, in parent: UIView, _ index: Int) {
    view.frame.origin.x += index % 2 == 0 ? 1 : -1
  }

  private static func parent(of count: Int) -> UIView {
    HitTests.views(
      count == 1_000 ? .grid1000 : count == 10_000 ? .grid10000 : .grid100000)[0]
  }

  /// Changes one view and hit-tests another location, or never hit-tests, so that there is no
  /// index.
  private static func change(
    _ what: String, _ size: Int, isHit: Bool = true,
    _ change: @escaping @MainActor (_ view: UIView, _ parent: UIView, _ index: Int) -> Void
  ) -> Workload {
    let hits = isHit ? "with a hit" : "never hit"
    return Workload("\(what) of one of \(size) siblings, \(hits)", count: 200) {
      let parent = parent(of: size)
      let views = parent.subviews
      var numbers = Numbers()
      let hit = { @MainActor in
        guard isHit else { return }
        let point = CGPoint(
          x: numbers.next(below: Shape.edge), y: numbers.next(below: Shape.edge))
        consume(parent.hitTest(point, with: nil))
      }
      for _ in 0..<50 { hit() }
      var index = 0
      return { count in
        for _ in 0..<count {
          index += 1
          change(views[index &* 7919 % size], parent, index)
          hit()
        }
      }
    }
  }

  /// Removes all subviews of a view that was hit, as one measured unit. Only the removals are
  /// measured.
  ///
  /// The subviews are added again in their creation order, so that every repetition removes them in
  /// the same order.
  private static func removal(
    _ order: String, _ size: Int, _ sort: @escaping ([UIView]) -> [UIView]
  ) -> Workload {
    Workload(timed: "remove all of \(size), \(order)", count: 1) {
      let parent = parent(of: size)
      let made = parent.subviews
      let views = sort(made)
      return { count in
        var time: UInt64 = 0
        for _ in 0..<count {
          consume(parent.hitTest(CGPoint(x: Shape.edge / 2, y: Shape.edge / 2), with: nil))
          time += nanoseconds { for view in views { view.removeFromSuperview() } }
          for view in made { parent.addSubview(view) }
        }
        return time
      }
    }
  }
}
