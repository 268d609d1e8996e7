import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Dragging a scroll view")
struct DraggingTests {
  // behaviour 257, 258, 260, 262
  @Test("a flick tells its delegate of dragging, decelerating and each change between, in order")
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

  // behaviour 265–267
  @Test("the content slows down by the law, frame for frame", arguments: [0.998, 0.99, 0.98])
  func closedForm(rate: Double) {
    let scene = ScrollScene()
    scene.view.decelerationRate = .init(rawValue: CGFloat(rate))
    scene.flick(CGVector(dx: 0, dy: -100))
    let start = scene.stage.now
    // The first 10 points make it a drag and count no further.
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

  // behaviour 265
  @Test("it is over when it goes at 10 points a second, and no slower lift goes on")
  func over() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: log(100) / 2.002)
    #expect(scene.view.isDecelerating)
    scene.stage.advance(by: 1.0 / 60)
    #expect(!scene.view.isDecelerating)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -12))
    for _ in 0..<10 {
      finger.move(by: CGVector(dx: 0, dy: -0.3))
      scene.stage.advance(by: 0.03125)
    }
    _ = scene.log.take()
    finger.lift()
    #expect(scene.log.velocity.y.isNear(0.0096, within: 1e-6))
    #expect(scene.log.take() == ["will end dragging", "did end dragging, at rest"])
  }

  @Test("a button can be tapped as soon as a slow flick is over")
  func tapAfterFlick() {
    let scene = ScrollScene()
    let button = UIButton(frame: CGRect(x: 0, y: 350, width: 300, height: 200))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.view.addSubview(button)
    scene.flick(CGVector(dx: 0, dy: -80))
    scene.stage.advance(by: 2.4)
    scene.stage.tap(at: CGPoint(x: 150, y: 30))
    scene.stage.settle()
    #expect(taps == 1)
  }

  @Test("each axis slows down and ends by itself, at its edge where it meets one")
  func axes() {
    let scene = ScrollScene(content: CGSize(width: 360, height: 2000))
    scene.flick(CGVector(dx: -60, dy: -80))
    let start = scene.view.contentOffset
    #expect(scene.log.velocity.x.isNear(0.6) && scene.log.velocity.y.isNear(0.8))
    #expect(scene.log.target.x == 60)
    #expect(scene.log.target.y.isNear(Double(start.y) + 790 / 2.002, within: 0.34))
    scene.stage.settle()
    #expect(scene.view.contentOffset.x == 60)
    #expect(scene.view.contentOffset.y.isNear(Double(start.y) + 0.499 * 790, within: 0.34))
  }

  @Test("the last three moves decide how fast the content is let go, also sideways")
  func uneven() {
    let scene = ScrollScene()
    let finger = scene.press()
    for way in [-20.0, -20, -10, -20, -30] {
      scene.stage.advance(by: 0.01)
      finger.move(by: CGVector(dx: 0, dy: way))
    }
    finger.lift()
    #expect(scene.log.velocity.y.isNear(0.15 + 0.7 + 0.6))
    scene.stage.settle()
  }

  @Test("what the coalesced samples of a move say does not count for the velocity")
  func coalesced() {
    let scene = ScrollScene()
    // Two samples in each frame, of which only the second is in line.
    scene.stage.advance(by: 0.004)
    let finger = scene.press()
    finger.follow(duration: 0.1) { fraction in
      let step = Int((fraction * 12).rounded())
      let isInLine = step % 2 == 1 || step == 12
      return CGPoint(x: 150, y: 200 - CGFloat(step * 8) + (isInLine ? 0 : 6))
    }
    finger.lift()
    #expect(scene.log.velocity.y.isNear(0.96))
    scene.stage.settle()
  }

  @Test("while it moves the offset is on a pixel of the screen")
  func pixels() {
    let scene = ScrollScene()
    var offsets: [Double] = []
    scene.log.onScroll = { offsets.append(Double($0.contentOffset.y)) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -47.77), duration: 0.1)
    finger.lift()
    #expect((scene.log.target.y * 3).isNear(Double((scene.log.target.y * 3).rounded())))
    scene.stage.settle()
    scene.drag(CGVector(dx: 0, dy: 290.1))
    scene.drag(CGVector(dx: 0, dy: 190.1))
    scene.stage.settle()
    scene.log.onScroll = { _ in }
    #expect(offsets.count > 100 && offsets.contains { $0 < -20 })
    #expect(offsets.allSatisfy { ($0 * 3 - ($0 * 3).rounded()).magnitude < 1e-6 })
  }

  @Test("a finger that goes slower than a pixel in each move loses nothing of its way")
  func slow() {
    let scene = ScrollScene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -10))
    for step in 0..<100 {
      finger.move(by: CGVector(dx: 0, dy: -0.1))
      // Insets that change all the time, as those of a stretching header, make no difference.
      scene.view.contentInset.bottom = CGFloat(step % 3)
    }
    #expect(scene.view.contentOffset.y.isNear(10))
    scene.stage.advance(by: 0.1)
    finger.lift()
  }

  // behaviour 259
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

  // behaviour 261
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

  // behaviour 257
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

  // behaviour 268
  @Test("beyond its edge the content gives way like a rubber band, and springs back")
  func rubberBand() {
    let scene = ScrollScene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 110), duration: 0.1)
    let start = -ScrollScene.band(100, 400)
    #expect(scene.view.contentOffset.y.isNear(start, within: ScrollScene.pixel))
    scene.stage.advance(by: 0.1)
    finger.lift()
    // Beyond the edge the last move counts, however long ago.
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

  // behaviour 258, 262
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

  // behaviour 270
  @Test("without bouncing the content stops dead at its edge")
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

  // behaviour 269
  @Test("a finger moves content that fits only where it always bounces")
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

  @Test("content that goes up and down is not moved by a finger that goes sideways")
  func sideways() {
    let scene = ScrollScene()
    scene.drag(CGVector(dx: 100, dy: -9))
    #expect(scene.log.take() == [])
  }

  // behaviour 275
  @Test(
    "a locked drag keeps to the axis of its start, unless it starts askew",
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

  // behaviour 276
  @Test("a scroll view that is turned off is scrolled by the program alone")
  func disabled() {
    let scene = ScrollScene()
    scene.view.isScrollEnabled = false
    scene.drag(CGVector(dx: 0, dy: -100))
    #expect(scene.view.contentOffset == .zero)
    scene.view.contentOffset.y = 50
    #expect(scene.view.contentOffset.y == 50)
    #expect(scene.log.take() == ["did scroll"])
  }

  // behaviour 274
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

  @Test("a scroll view in a turned and scaled parent goes with the finger")
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

  @Test("a scroll view that leaves its window in full motion stands still")
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
