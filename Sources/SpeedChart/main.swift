// Charts the two hot paths, each beside what it is compared with, in one run:
//
//     swift run -c release SpeedChart                    everything
//     swift run -c release SpeedChart grid of 1,000      one hit test, as for a profiler
//
// Times are for charts, not for gates: only ratios of one run mean anything. AllocationGate gates.
import Dispatch
import TouchstoneKit

MainActor.assumeIsolated {
  print("nanoseconds a hit test        kit    naive   ratio")
  let only = CommandLine.arguments.dropFirst().joined(separator: " ")
  for workload in Workload.all where only.isEmpty || workload.name == only { workload.report() }
  for count in [0, 1_000, 10_000] where only.isEmpty { MovedTouch.report(beside: count) }
}

/// A naive tree of classes, walked as UIKit's documentation tells it: what the kit is compared with.
@MainActor
final class NaiveView {
  var origin: CGPoint
  var size: CGSize
  var subviews: [NaiveView] = []

  init(_ frame: CGRect) {
    origin = frame.origin
    size = frame.size
  }

  func hitTest(_ point: CGPoint) -> NaiveView? {
    guard point.x >= 0, point.y >= 0, point.x < size.width, point.y < size.height else {
      return nil
    }
    for subview in subviews.reversed() {
      let inSubview = CGPoint(x: point.x - subview.origin.x, y: point.y - subview.origin.y)
      if let hit = subview.hitTest(inSubview) { return hit }
    }
    return self
  }
}

/// One tree, built twice, and the points that are asked.
@MainActor
struct Workload {
  let name: String
  let count: Int
  let build: @MainActor (_ add: (_ parent: Int, _ frame: CGRect) -> Int) -> Void

  static let all = [
    Workload(name: "grid of 1,000", count: 200_000) { add in grid(1000, add) },
    Workload(name: "grid of 10,000", count: 20_000) { add in grid(10_000, add) },
    Workload(name: "chain of 100", count: 20_000) { add in chain(100, add) },
    Workload(name: "tree of 1,555", count: 200_000) { add in
      tree(0, CGSize(width: 1000, height: 1000), 4, add)
    },
  ]

  private static func grid(_ count: Int, _ add: (Int, CGRect) -> Int) {
    let side = Int(clamping: Double(count).squareRoot().rounded(.up))
    let step = 1000 / Double(side)
    for index in 0..<count {
      let x = (Double(index % side) * step).rounded(.down)
      let y = (Double(index / side) * step).rounded(.down)
      let edge = max(1, step.rounded(.down))
      _ = add(0, CGRect(x: x, y: y, width: edge, height: edge))
    }
  }

  private static func chain(_ depth: Int, _ add: (Int, CGRect) -> Int) {
    var parent = 0
    var width = 1000.0
    for _ in 0..<depth {
      _ = add(parent, CGRect(x: 0, y: 0, width: width, height: 2))
      _ = add(parent, CGRect(x: 0, y: 0, width: 2, height: width))
      width -= 4
      parent = add(parent, CGRect(x: 2, y: 2, width: width, height: width))
    }
  }

  private static func tree(
    _ parent: Int, _ size: CGSize, _ levels: Int, _ add: (Int, CGRect) -> Int
  ) {
    guard levels > 0 else { return }
    let cell = CGSize(
      width: (size.width / 3).rounded(.down), height: (size.height / 2).rounded(.down))
    for index in 0..<6 {
      let origin = CGPoint(
        x: CGFloat(index % 3) * cell.width, y: CGFloat(index / 3) * cell.height)
      tree(add(parent, CGRect(origin: origin, size: cell)), cell, levels - 1, add)
    }
  }

  func report() {
    let bounds = CGRect(x: 0, y: 0, width: 1000, height: 1000)
    var views = [UIView(frame: bounds)]
    var naive = [NaiveView(bounds)]
    build { parent, frame in
      views.append(UIView(frame: frame))
      views[parent].addSubview(views[views.count - 1])
      naive.append(NaiveView(frame))
      naive[parent].subviews.append(naive[naive.count - 1])
      return views.count - 1
    }
    let kit = measure { views[0].hitTest($0, with: nil) != nil }
    let walk = measure { naive[0].hitTest($0) != nil }
    precondition(kit.hits == walk.hits, "the two walks disagree")
    let label = name.padding(toLength: 24, withPad: " ", startingAt: 0)
    print(
      label, String(format: "%8.0f %8.0f %6.1f×", kit.time, walk.time, walk.time / kit.time))
  }

  private func measure(_ ask: (CGPoint) -> Bool) -> (time: Double, hits: Int) {
    var random = PlainRandom()
    var hits = 0
    let start = DispatchTime.now().uptimeNanoseconds
    for _ in 0..<count where ask(CGPoint(x: random.next(1000), y: random.next(1000))) { hits += 1 }
    return (Double(DispatchTime.now().uptimeNanoseconds - start) / Double(count), hits)
  }
}

/// A linear congruential generator, the same in every run.
struct PlainRandom {
  private var state: UInt32 = 7

  mutating func next(_ limit: Double) -> Double {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Double(state >> 8) / 16_777_216 * limit
  }
}
