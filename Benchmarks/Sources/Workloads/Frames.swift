internal import Foundation
internal import TouchstoneTesting
internal import UIKit

/// Frames with nothing to do, with one of many views moving, and with scrolling labels.
@MainActor
enum Frames {
  static var all: [Workload] {
    [idle(beside: 0), idle(beside: 100_000), oneMoves, labels]
  }

  private static func idle(beside count: Int) -> Workload {
    Workload("a frame in which nothing changed, beside \(count) views", count: 1_000) {
      let stage = Stage()
      for _ in 0..<count { stage.window.addSubview(UIView()) }
      stage.advance(by: 1)
      return { for _ in 0..<$0 { stage.advance(by: 1.0 / 60) } }
    }
  }

  private static var oneMoves: Workload {
    Workload("a frame in which one of 1,555 views moved", count: 500) {
      let stage = Stage(size: CGSize(width: Shape.edge, height: Shape.edge))
      let views = HitTests.views(.tree)
      stage.window.addSubview(views[0])
      stage.advance(by: 1)
      let moving = views[views.count - 1]
      var index = 0
      return { count in
        for _ in 0..<count {
          index += 1
          moving.center.x += index % 2 == 0 ? 1 : -1
          stage.advance(by: 1.0 / 60)
        }
      }
    }
  }

  private static var labels: Workload {
    Workload("a frame of 1,000 labels that scroll", count: 60) {
      let stage = Stage()
      let scroll = UIScrollView(frame: stage.window.bounds)
      scroll.contentSize = CGSize(width: 390, height: 40_000)
      for index in 0..<1_000 {
        let label = UILabel(frame: CGRect(x: 16, y: index * 40, width: 358, height: 40))
        label.text = "Row \(index) of a thousand"
        scroll.addSubview(label)
      }
      stage.window.addSubview(scroll)
      stage.advance(by: 1)
      var frame = 0
      return { count in
        for _ in 0..<count {
          frame += 1
          scroll.contentOffset.y = Double(frame % 3_000) * 13
          stage.advance(by: 1.0 / 60)
        }
      }
    }
  }
}
