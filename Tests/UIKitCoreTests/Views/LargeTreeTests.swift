import Testing
import TouchstoneInspector
import TouchstoneTesting
import UIKit

@testable import UIKitCore

/// Trees far larger than those of any app: costs are proportional, and nothing recurses by depth.
///
/// These tests run on the main actor's stack.
@MainActor @Suite(.staged)
struct LargeTreeTests {
  private static let depth = 10_000
  private static let breadth = 100_000

  /// Returns nested views, outermost first, each inside the previous one.
  private func chain(in window: UIView) -> [UIView] {
    var views: [UIView] = []
    for _ in 0..<Self.depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      (views.last ?? window).addSubview(view)
      views.append(view)
    }
    return views
  }

  /// Returns sibling views in rows of a thousand.
  private func siblings(_ count: Int, in superview: UIView) -> [UIView] {
    (0..<count).map { number in
      let view = UIView(
        frame: CGRect(
          x: 0.3 * Double(number % 1_000), y: Double(number / 1_000), width: 0.3, height: 1))
      superview.addSubview(view)
      return view
    }
  }

  @Test("a view 10,000 levels deep is tapped")
  func deepTap() {
    let stage = Stage()
    let views = chain(in: stage.window)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(
      stage.explanation(at: CGPoint(x: 100, y: 100)).hit?.name
        == TraceSubject(views[views.count - 1]).name)
  }

  @Test("a view 10,000 levels deep is explained")
  func deepWhy() {
    let stage = Stage()
    let views = chain(in: stage.window)
    views[1].isUserInteractionEnabled = false
    #expect(stage.why(views[views.count - 1]).contains("interaction"))
    #expect(stage.lint.isEmpty)
  }

  @Test("a tree of 10,000 levels is described, a line for each view")
  func deepDescription() {
    let stage = Stage()
    _ = chain(in: stage.window)
    let lines = ViewTree.text(of: .shared)
    #expect(lines.split(separator: "\n").count == Self.depth + 1)
  }

  @Test("a chain of 10,000 views is released, the outermost first")
  func deepRelease() {
    let log = ReleaseLog()
    var outermost: UIView? = LoggedView(0, log)
    var innermost = outermost!
    for number in 1..<Self.depth {
      let view = LoggedView(number, log)
      innermost.addSubview(view)
      innermost = view
    }
    innermost = UIView()
    outermost = nil
    #expect(log.released == Array(0..<Self.depth))
    _ = outermost
  }

  @Test(
    "a branch is released in tree order, and a view retained elsewhere stays whole")
  func releaseOrder() {
    let log = ReleaseLog()
    let kept = LoggedView(7, log)
    do {
      let root = LoggedView(0, log)
      let first = LoggedView(1, log)
      let second = LoggedView(4, log)
      first.addSubview(LoggedView(2, log))
      first.addSubview(LoggedView(3, log))
      second.addSubview(kept)
      second.addSubview(LoggedView(5, log))
      root.addSubview(first)
      root.addSubview(second)
      kept.addSubview(LoggedView(8, log))
    }
    #expect(log.released == [0, 1, 2, 3, 4, 5])
    #expect(log.counts == [2, 2, 0, 0, 2, 0])
    #expect(kept.superview == nil && kept.subviews.count == 1)
  }

  @Test("a chain of 10,000 layers is released")
  func deepLayers() {
    weak var watched: CALayer?
    do {
      let outermost = CALayer()
      var innermost = outermost
      for _ in 1..<Self.depth {
        let layer = CALayer()
        innermost.addSublayer(layer)
        innermost = layer
      }
      watched = innermost
    }
    #expect(watched == nil)
  }

  @Test("one of 100,000 siblings is tapped, explained and moved, and all are released")
  func manySiblings() {
    let stage = Stage()
    var superview = UIView(frame: stage.window.bounds)
    stage.window.addSubview(superview)
    weak var watched: UIView?
    do {
      let views = siblings(Self.breadth, in: superview)
      watched = views[50_000]
      stage.tap(at: CGPoint(x: 0.3 * 500 + 0.1, y: 50.5))
      #expect(
        stage.explanation(at: CGPoint(x: 0.3 * 500 + 0.1, y: 50.5)).hit?.name
          == TraceSubject(views[50_500]).name)
      #expect(stage.why(views[50_500]).hasSuffix("is hit."))
      for number in stride(from: 0, to: Self.breadth, by: 100) {
        superview.sendSubviewToBack(views[number])
        superview.bringSubviewToFront(views[Self.breadth - 1 - number])
        superview.exchangeSubview(at: number, withSubviewAt: 5)
        superview.insertSubview(views[number + 7], aboveSubview: views[number + 50])
      }
      #expect(superview.subviews.count == Self.breadth)
    }
    for view in superview.subviews.prefix(1_000) { view.removeFromSuperview() }
    superview.removeFromSuperview()
    #expect(watched != nil)
    superview = UIView()
    stage.clearTrace()
    #expect(watched == nil)
  }

  @Test(
    "10,000 siblings are removed one by one, from the front, from the back and in any order",
    arguments: [1, 9_999, 7_919])
  func leaving(step: Int) {
    let superview = UIView()
    let views = siblings(10_000, in: superview)
    for number in 0..<10_000 {
      let view = views[number * step % 10_000]
      view.removeFromSuperview()
      #expect(view.superview == nil && view.layer.superlayer == nil)
    }
    #expect(superview.subviews.isEmpty && superview.layer.sublayers == nil)
  }

  @Test("views, layers and hits keep one order, whatever is added, removed and moved")
  func orders() {
    let superview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seed: UInt64 = 12
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % limit
    }
    var model: [UIView] = []
    for _ in 0..<4_000 {
      let view = UIView(frame: superview.bounds)
      switch model.isEmpty ? 0 : random(8) {
      case 0, 1:
        let place = random(model.count + 1)
        superview.insertSubview(view, at: place)
        model.insert(view, at: place)
      case 2:
        superview.addSubview(view)
        model.append(view)
      case 3:
        model.remove(at: random(model.count)).removeFromSuperview()
      case 4:
        let view = model.remove(at: random(model.count))
        superview.sendSubviewToBack(view)
        model.insert(view, at: 0)
      case 5:
        let view = model.remove(at: random(model.count))
        superview.bringSubviewToFront(view)
        model.append(view)
      case 6:
        let (one, other) = (random(model.count), random(model.count))
        superview.exchangeSubview(at: one, withSubviewAt: other)
        model.swapAt(one, other)
      default:
        let sibling = model[random(model.count)]
        let view = model[random(model.count)]
        guard sibling !== view else { continue }
        superview.insertSubview(view, belowSubview: sibling)
        model.removeAll { $0 === view }
        model.insert(view, at: model.firstIndex { $0 === sibling }!)
      }
      #expect(superview.hitTest(CGPoint(x: 5, y: 5), with: nil) === model.last ?? superview)
    }
    #expect(superview.subviews == model)
    #expect(superview.layer.sublayers ?? [] == model.map(\.layer))
    while let last = model.popLast() {
      #expect(superview.hitTest(CGPoint(x: 5, y: 5), with: nil) === last)
      last.isHidden = true
    }
  }

  @Test("views that were never attached free their memory before any hit test")
  func neverAttached() {
    for _ in 0..<1_000 {
      let outer = UIView()
      let inner = UIView()
      outer.addSubview(inner)
      inner.addSubview(UIView())
    }
    #expect(DeferredFreeQueue.waiting <= 3)
  }

  @Test("a layer that outlives its view can be moved")
  func orphanedLayer() {
    let layer = UIView().layer
    _ = UIView().hitTest(.zero, with: nil)
    layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.isHidden = true
    #expect(layer.frame.width == 3)
  }

  @Test("a frame in which nothing changed visits none of 100,000 views")
  func idleFrames() {
    let stage = Stage()
    let watch = UpdatingView()
    stage.window.addSubview(watch)
    watch.addSubview(UIView())
    let superview = UIView()
    stage.window.addSubview(superview)
    _ = siblings(Self.breadth, in: superview)
    stage.advance(by: 1)
    #expect(watch.updates == 1)
    watch.setNeedsUpdateProperties()
    stage.advance(by: 10)
    #expect(watch.updates == 2)
  }

  @Test(
    "an update requested in another view's update runs in the same frame if it comes later")
  func updates() {
    let stage = Stage()
    let first = UpdatingView()
    let second = UpdatingView()
    let inner = UpdatingView()
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    second.addSubview(inner)
    stage.advance(by: 0.1)
    first.asks = inner
    first.setNeedsUpdateProperties()
    stage.window.updatePropertiesIfNeeded()
    #expect(inner.updates == 2)
    inner.asks = first
    first.asks = nil
    inner.setNeedsUpdateProperties()
    stage.window.updatePropertiesIfNeeded()
    #expect(first.updates == 2)
    stage.window.updatePropertiesIfNeeded()
    #expect(first.updates == 3 && inner.updates == 3)
    let detached = UpdatingView()
    let carrier = UIView()
    carrier.addSubview(detached)
    stage.window.addSubview(carrier)
    stage.window.updatePropertiesIfNeeded()
    #expect(detached.updates == 1)
  }

  @Test("a chain of overrides of hitTest ends at 2,000, with one line")
  func deepOverrides() {
    let stage = Stage()
    var innermost: UIView = stage.window
    for _ in 0..<Self.depth {
      let view = CallingView(frame: stage.window.bounds)
      innermost.addSubview(view)
      innermost = view
    }
    stage.clearTrace()
    let hit = stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
    #expect(hit is CallingView)
    #expect(stage.trace.filter { $0.kind == .fault }.count == 1)
  }

  @Test("10,000 nested views that override point(inside:) are called iteratively")
  func deepQuestions() {
    let stage = Stage()
    var innermost: UIView = stage.window
    for _ in 0..<Self.depth {
      let view = RoundView(frame: stage.window.bounds)
      innermost.addSubview(view)
      innermost = view
    }
    #expect(stage.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === innermost)
    stage.tap(at: CGPoint(x: 5, y: 5))
    #expect(innermost.undoManager != nil && innermost.tintColor == .systemBlue)
  }
}

/// The released objects, in order.
@MainActor
private final class ReleaseLog {
  nonisolated(unsafe) var released: [Int] = []
  nonisolated(unsafe) var counts: [Int] = []
}

private final class LoggedView: UIView {
  private let number: Int
  private let log: ReleaseLog

  init(_ number: Int, _ log: ReleaseLog) {
    self.number = number
    self.log = log
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    log.released.append(number)
    MainActor.assumeIsolated { log.counts.append(subviews.count) }
  }
}

private final class UpdatingView: UIView {
  var updates = 0
  var asks: UIView?

  override func updateProperties() {
    updates += 1
    asks?.setNeedsUpdateProperties()
  }
}

private final class CallingView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

private final class RoundView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
