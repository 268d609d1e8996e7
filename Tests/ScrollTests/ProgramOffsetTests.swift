import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// A scroll view that observes or changes each offset by overriding the property.
private final class WatchedScrollView: UIScrollView {
  var seen: [CGFloat] = []
  override var contentOffset: CGPoint { didSet { seen.append(contentOffset.y) } }
}

private final class ClampedScrollView: UIScrollView {
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = CGPoint(x: newValue.x, y: max(0, newValue.y)) }
  }
}

/// A header that stays at the top of the visible area.
private final class HeaderScrollView: UIScrollView {
  let header = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
  var layouts = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if header.superview == nil { addSubview(header) }
    header.frame.origin.y = contentOffset.y
  }
}

/// A carousel as in Apple's sample: it moves its content back to the center in each layout.
private final class RecentringScrollView: UIScrollView {
  var jumps = 0
  override func layoutSubviews() {
    super.layoutSubviews()
    guard contentOffset.y > 600 else { return }
    jumps += 1
    contentOffset.y -= 400
  }
}

@MainActor
@Suite("App code that moves a moving scroll view")
struct ProgramOffsetTests {
  @Test("an endless carousel keeps its momentum, drag and deceleration alike")
  func carousel() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1400))
    var way = 0.0
    var last = 0.0
    var jumps = 0
    scene.log.onScroll = { view in
      way += Double(view.contentOffset.y) - last
      last = Double(view.contentOffset.y)
      guard last > 600 else { return }
      jumps += 1
      last -= 400
      view.contentOffset.y -= 400
    }
    let finger = scene.stage.touch(at: CGPoint(x: 150, y: 390))
    finger.move(by: CGVector(dx: 0, dy: -380), duration: 0.1)
    #expect(way.isNear(370, within: ScrollScene.pixel))
    finger.lift()
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(way.isNear(370 + ScrollScene.travel(3800), within: 0.5) && jumps > 3)
    #expect(scene.log.take().last == "did end decelerating")
    #expect((0...1000).contains(scene.view.contentOffset.y))
  }

  @Test("an endless carousel of pages comes to rest on a page")
  func pages() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 2000))
    scene.view.isPagingEnabled = true
    scene.view.contentOffset.y = 800
    scene.log.onScroll = { view in
      if view.contentOffset.y > 1000 { view.contentOffset.y -= 400 }
    }
    for _ in 0..<3 {
      scene.flick(CGVector(dx: 0, dy: -100))
      let lifted = scene.stage.now
      while scene.view.isDecelerating { scene.stage.advance(by: 0.01) }
      #expect(scene.view.contentOffset.y == 800 && scene.stage.now - lifted < 0.8)
    }
    scene.log.onScroll = { _ in }
  }

  @Test("each scroll step lays out the scroll view, so that a header can stay visible")
  func layout() {
    let stage = Stage()
    let view = HeaderScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 1400)
    stage.window.addSubview(view)
    stage.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
    stage.advance(by: 0.1)
    #expect(view.contentOffset.y > 250 && view.header.frame.minY == view.contentOffset.y)
    stage.settle()
    #expect(view.header.frame.minY == view.contentOffset.y && view.layouts > 60)
  }

  @Test("a carousel that resets its offset in layout continues as well")
  func recentring() {
    let stage = Stage()
    let view = RecentringScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 1400)
    stage.window.addSubview(view)
    view.contentOffset.y = 500
    let finger = stage.touch(at: CGPoint(x: 150, y: 390))
    finger.move(by: CGVector(dx: 0, dy: -210), duration: 0.1)
    #expect(view.contentOffset.y.isNear(300, within: ScrollScene.pixel) && view.jumps == 1)
    finger.lift()
    stage.settle()
    let end = 700 + ScrollScene.travel(2100)
    let jumps = view.jumps
    #expect(jumps > 2)
    #expect(view.contentOffset.y.isNear(end - Double(jumps) * 400, within: 0.5))
  }

  @Test("an axis that the app fixes stays, and the other continues", arguments: [false, true])
  func axisLock(commands: Bool) {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    var sideways = 0.0
    scene.log.onScroll = { view in
      if commands, view.isDragging {
        // A dragging finger continues, even after a command.
        view.setContentOffset(CGPoint(x: 0, y: view.contentOffset.y), animated: false)
      } else {
        view.contentOffset.x = 0
      }
      sideways = max(sideways, Double(view.contentOffset.x))
    }
    let finger = scene.press()
    finger.move(by: CGVector(dx: -60, dy: -80), duration: 0.1)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 72))
    finger.lift()
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(sideways == 0)
    #expect(scene.view.contentOffset.y.isNear(72 + ScrollScene.travel(800), within: 0.34))
    #expect(scene.log.take().last == "did end decelerating")
  }

  @Test("a command stops a deceleration at its position, from outside and from the callback")
  func stop() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.2)
    let place = scene.view.contentOffset
    scene.view.setContentOffset(place, animated: false)
    #expect(!scene.view.isDecelerating)
    scene.stage.settle()
    #expect(scene.view.contentOffset == place)
    scene.log.onScroll = { view in
      guard view.isDecelerating, view.contentOffset.y > 400 else { return }
      view.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
    }
    scene.flick(CGVector(dx: 0, dy: -150))
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(scene.view.contentOffset.y == 400)
    #expect(scene.log.take().filter { $0 == "did end decelerating" }.count == 2)
  }

  @Test(
    "disabling and enabling scrolling stops it, in range", arguments: [false, true])
  func turnedOff(isBeyond: Bool) {
    let scene = ScrollScene()
    if isBeyond {
      scene.drag(CGVector(dx: 0, dy: 190))
    } else {
      scene.flick(CGVector(dx: 0, dy: -100))
    }
    scene.stage.advance(by: 0.1)
    let place = scene.view.contentOffset.y
    #expect(isBeyond ? place < -10 : place > 100)
    scene.view.isScrollEnabled = false
    scene.view.isScrollEnabled = true
    #expect(!scene.view.isDecelerating && scene.view.contentOffset.y == max(0, place))
    #expect(scene.log.take().filter { $0 == "did end decelerating" }.count == 1)
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == max(0, place))
  }

  @Test("a deceleration continues from an offset assigned during it")
  func assigned() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.2)
    scene.view.contentOffset.y += 300
    #expect(scene.view.isDecelerating)
    scene.stage.settle()
    #expect(scene.view.contentOffset.y.isNear(390 + ScrollScene.travel(1000), within: 0.34))
  }

  @Test("commands and animations started at a drag's end leave no deceleration")
  func commandAtEnd() {
    for isEarly in [true, false] {
      for animated in [true, false] {
        let scene = ScrollScene()
        let go: (UIScrollView) -> Void = {
          $0.setContentOffset(CGPoint(x: 0, y: 700), animated: animated)
        }
        if isEarly { scene.log.onWillEndDragging = go } else { scene.log.onEndDragging = go }
        scene.flick(CGVector(dx: 0, dy: -100))
        #expect(!scene.view.isDecelerating)
        scene.stage.settle()
        #expect(scene.view.contentOffset == CGPoint(x: 0, y: 700))
        let log = scene.log.take()
        #expect(!log.contains("will begin decelerating") && !log.contains("did end decelerating"))
        #expect(!isEarly || log.contains("did end dragging, at rest"))
      }
    }
  }

  @Test("a subclass sees each offset of drags, decelerations and animations in its own property")
  func watched() {
    let stage = Stage()
    let view = WatchedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    let log = ScrollLog()
    view.delegate = log
    stage.window.addSubview(view)
    var told: [CGFloat] = []
    log.onScroll = { told.append($0.contentOffset.y) }
    stage.swipe(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 150))
    stage.settle()
    view.setContentOffset(.zero, animated: true)
    stage.settle()
    view.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    log.onScroll = { _ in }
    #expect(told.count > 60)
    // Unchanged offsets are set but not reported.
    var changes: [CGFloat] = []
    for offset in view.seen where offset != changes.last ?? 0 { changes.append(offset) }
    #expect(changes == told)
  }

  @Test("a subclass that refuses offsets keeps the content at its position")
  func clamped() {
    let stage = Stage()
    let view = ClampedScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 2000)
    stage.window.addSubview(view)
    var lowest = 0.0
    let log = ScrollLog()
    view.delegate = log
    log.onScroll = { lowest = min(lowest, Double($0.contentOffset.y)) }
    view.contentOffset.y = 50
    let finger = stage.touch(at: CGPoint(x: 150, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 200), duration: 0.1)
    #expect(view.contentOffset.y == 0)
    // Movement in the opposite direction counts at once.
    finger.move(by: CGVector(dx: 0, dy: -5))
    #expect(view.contentOffset.y > 1)
    finger.lift()
    stage.settle()
    view.contentOffset.y = 100
    stage.swipe(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 220))
    stage.settle()
    log.onScroll = { _ in }
    #expect(lowest == 0 && view.contentOffset.y == 0 && !view.isDecelerating)
  }
}
