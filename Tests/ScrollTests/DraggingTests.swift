import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Dragging a scroll view")
struct DraggingTests {
  // statement 257, 258, 260, 262
  @Test("a flick notifies its delegate of drag, deceleration and each change between, in order")
  func flick() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    #expect(scene.view.isDecelerating)
    #expect(scene.log.velocity.y.isNear(1))
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "will begin dragging", "did scroll", "will end dragging",
        "did end dragging, will decelerate", "will begin decelerating", "did scroll",
        "did end decelerating",
      ])
    #expect(!scene.view.isDecelerating)
  }

  // statement 265–267
  @Test("the content decelerates by the law, frame for frame", arguments: [0.998, 0.99, 0.98])
  func closedForm(rate: Double) {
    let scene = ScrollScene()
    scene.view.decelerationRate = .init(rawValue: CGFloat(rate))
    scene.flick(CGVector(dx: 0, dy: -100))
    let start = scene.stage.now
    // The first 10 points start the drag and don't scroll.
    #expect(scene.view.contentOffset.y.isNear(90))
    var frames = 0
    scene.log.onScroll = { view in
      let time = scene.stage.now - start
      guard view.isDecelerating else { return }
      frames += 1
      let expected = 90 + ScrollScene.travel(1000, rate: rate, after: time)
      #expect(view.contentOffset.y.isNear(expected, within: ScrollScene.pixel))
    }
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(frames > 10)
    let announced = 90 + 990 / (-1000 * log(rate))
    #expect(scene.log.target.y.isNear(announced, within: ScrollScene.pixel))
    let end = 90 + ScrollScene.travel(1000, rate: rate)
    #expect(scene.view.contentOffset.y.isNear(end, within: ScrollScene.pixel))
  }

  // statement 259
  @Test("a finger that rests before it lifts leaves the content at rest")
  func noMomentum() {
    let scene = ScrollScene()
    scene.drag(CGVector(dx: 0, dy: -100))
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "will begin dragging", "did scroll", "will end dragging", "did end dragging, at rest",
      ])
    #expect(scene.view.contentOffset.y.isNear(90))
  }

  // statement 261
  @Test(
    "a delegate's target is reached exactly", arguments: [120.0, 700, 0, 90, 333.123, 90.05])
  func target(place: Double) {
    let scene = ScrollScene()
    scene.log.retarget = { _ in CGPoint(x: 0, y: place) }
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: place))
    let isThere = place == 90
    let last = isThere ? "did end dragging, at rest" : "did end decelerating"
    #expect(scene.log.take().last == last)
  }

  // statement 257
  @Test("it tracks from touch-down on, drags from 10 points on, and decelerates after the lift")
  func flags() {
    let scene = ScrollScene()
    let view = scene.view
    func flags() -> [Bool] { [view.isTracking, view.isDragging, view.isDecelerating] }
    #expect(flags() == [false, false, false])
    let finger = scene.press()
    #expect(flags() == [true, false, false])
    finger.move(by: CGVector(dx: 0, dy: -9))
    #expect(flags() == [true, false, false])
    finger.move(by: CGVector(dx: 0, dy: -91), duration: 0.1)
    #expect(flags() == [true, true, false])
    finger.lift()
    #expect(flags() == [false, false, true])
    scene.stage.settle()
    #expect(flags() == [false, false, false])
  }

  // statement 268
  @Test("beyond its edge the content stretches like a rubber band, and springs back")
  func rubberBand() {
    let scene = ScrollScene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 110), duration: 0.1)
    let start = -ScrollScene.band(100, 400)
    #expect(scene.view.contentOffset.y.isNear(start, within: ScrollScene.pixel))
    scene.stage.advance(by: 0.1)
    finger.lift()
    // Beyond the edge, the last move counts, however long ago it was.
    #expect(scene.log.velocity.y.isNear(-1.1))
    #expect(scene.view.isDecelerating)
    let lifted = scene.stage.now
    let place = Double(scene.view.contentOffset.y)
    var frames = 0
    scene.log.onScroll = { view in
      let time = scene.stage.now - lifted
      guard time < 0.3 else { return }
      frames += 1
      let expected = ScrollScene.bounce(place, -1100, after: time)
      #expect(view.contentOffset.y.isNear(expected, within: ScrollScene.pixel))
    }
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(frames > 15)
    #expect(scene.view.contentOffset == .zero)
  }

  // statement 258, 262
  @Test("a flick against the edge goes beyond it and comes back to it")
  func bounceAtEnd() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 700))
    var furthest = 0.0
    scene.log.onScroll = { furthest = max(furthest, Double($0.contentOffset.y)) }
    scene.flick(CGVector(dx: 0, dy: -150))
    #expect(scene.log.target == CGPoint(x: 0, y: 300))
    scene.stage.settle()
    #expect(furthest > 310)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 300))
    scene.log.onScroll = { _ in }
  }

  // statement 270
  @Test("without bouncing the content stops at its edge")
  func noBounce() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 700))
    scene.view.bounces = false
    #expect(!scene.view.bouncesVertically && !scene.view.bouncesHorizontally)
    var range = 0.0...0.0
    scene.log.onScroll = { view in
      let y = Double(view.contentOffset.y)
      range = min(range.lowerBound, y)...max(range.upperBound, y)
    }
    scene.flick(CGVector(dx: 0, dy: -150))
    scene.stage.settle()
    scene.drag(CGVector(dx: 0, dy: 180))
    scene.drag(CGVector(dx: 0, dy: 180))
    #expect(range == 0...300)
    #expect(scene.view.contentOffset == .zero)
    scene.log.onScroll = { _ in }
  }

  // statement 269
  @Test("a finger moves fitting content only if it always bounces")
  func fitting() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 300))
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
    #expect(!scene.view.isDragging)
    finger.lift()
    scene.view.alwaysBounceVertical = true
    let second = scene.press()
    second.move(by: CGVector(dx: 0, dy: 60), duration: 0.1)
    #expect(
      scene.view.contentOffset.y.isNear(-ScrollScene.band(50, 400), within: ScrollScene.pixel))
    #expect(scene.view.contentOffset.x == 0)
    second.lift()
    scene.stage.settle()
  }

  @Test("vertically scrolling content is not moved by a sideways finger")
  func sideways() {
    let scene = ScrollScene()
    scene.drag(CGVector(dx: 100, dy: -9))
    #expect(scene.log.take() == [])
  }

  // statement 275
  @Test(
    "a locked drag keeps to the axis of its start, unless it starts diagonally",
    arguments: [
      (CGVector(dx: -2, dy: -12), false, true), (CGVector(dx: -12, dy: 2), true, false),
      (CGVector(dx: -12, dy: -12), true, true),
    ])
  func lock(start: CGVector, goesSideways: Bool, goesDown: Bool) {
    let scene = ScrollScene(content: CGSize(width: 2000, height: 2000))
    scene.view.isDirectionalLockEnabled = true
    let finger = scene.press()
    finger.move(by: start)
    finger.move(by: CGVector(dx: -80, dy: -80))
    scene.stage.advance(by: 0.1)
    finger.lift()
    #expect((scene.view.contentOffset.x > 40) == goesSideways)
    #expect((scene.view.contentOffset.y > 40) == goesDown)
    #expect(goesSideways || scene.view.contentOffset.x == 0)
    #expect(goesDown || scene.view.contentOffset.y == 0)
  }

  // statement 276
  @Test("a disabled scroll view is scrolled only by the app")
  func disabled() {
    let scene = ScrollScene()
    scene.view.isScrollEnabled = false
    scene.drag(CGVector(dx: 0, dy: -100))
    #expect(scene.view.contentOffset == .zero)
    scene.view.contentOffset.y = 50
    #expect(scene.view.contentOffset.y == 50)
    #expect(scene.log.take() == ["did scroll"])
  }

  // statement 274
  @Test(
    "paging stops at whole pages, and a flick turns one at most",
    arguments: [(-30.0, 0.1, 400.0), (-190, 0.1, 400), (-120, 1.0, 0), (-60, 0.1, 400)])
  func paging(way: Double, duration: Double, end: Double) {
    let scene = ScrollScene()
    scene.view.isPagingEnabled = true
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: way), duration: duration)
    finger.lift()
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: end))
  }

  @Test("a scroll view in a rotated and scaled parent follows the finger")
  func turned() {
    let scene = ScrollScene()
    let parent = UIView(frame: CGRect(x: 45, y: 122, width: 300, height: 600))
    scene.stage.window.addSubview(parent)
    parent.addSubview(scene.view)
    parent.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 0.5, y: 0.5)
    let middle = scene.view.convert(CGPoint(x: 150, y: 200), to: scene.stage.window)
    let finger = scene.stage.touch(at: middle)
    // Down in the content is left on the screen, at half the scale.
    finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.1)
    #expect(scene.view.contentOffset.y.isNear(100))
    scene.stage.advance(by: 0.1)
    finger.lift()
  }

  @Test("a scroll view that leaves its window in motion stops")
  func leaving() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.view.removeFromSuperview()
    #expect(!scene.view.isDecelerating)
    let offset = scene.view.contentOffset
    scene.stage.settle()
    #expect(scene.view.contentOffset == offset)
  }
}
