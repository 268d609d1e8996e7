import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Zooming a scroll view by fingers")
struct ZoomTests {
  // statement 277
  @Test("the pinch exists only with two scales and a delegate that returns a view")
  func recognizer() {
    let view = UIScrollView()
    let log = ScrollLog()
    let content = UIView()
    #expect(view.pinchGestureRecognizer == nil)
    view.maximumZoomScale = 2
    #expect(view.pinchGestureRecognizer == nil)
    view.delegate = log
    #expect(view.pinchGestureRecognizer == nil)
    log.zoomed = content
    #expect(view.pinchGestureRecognizer?.view === view)
    #expect(view.pinchGestureRecognizer === view.pinchGestureRecognizer)
    view.maximumZoomScale = 1
    #expect(view.pinchGestureRecognizer == nil)
    #expect(view.gestureRecognizers?.contains { $0 is UIPinchGestureRecognizer } == false)
  }

  // statement 277
  @Test("without a view a pinch zooms nothing, and reports why")
  func nothingToZoom() throws {
    let scene = ZoomScene()
    scene.log.zoomed = nil
    let pinch = try #require(
      scene.view.gestureRecognizers?.first { $0 is UIPinchGestureRecognizer })
    let fingers = scene.press()
    fingers.move(apart: 200)
    #expect(scene.view.zoomScale == 1 && !scene.view.isZooming)
    fingers.lift()
    #expect(scene.log.take() == [])
    #expect(scene.stage.why(pinch).contains("viewForZooming gave no view"))
  }

  // statement 262
  @Test("a pinch notifies its delegate of a beginning, each offset and scale, and an end, in order")
  func order() {
    let scene = ZoomScene()
    let fingers = scene.press()
    #expect(!scene.view.isZooming)
    fingers.move(apart: 200)
    #expect(scene.view.isZooming && !scene.view.isDragging)
    fingers.lift()
    #expect(!scene.view.isZooming && !scene.view.isZoomBouncing)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "will begin zooming", "did scroll", "did zoom", "did end zooming",
      ])
  }

  @Test("the scale follows the fingers' distance from the recognition on")
  func scale() {
    let scene = ZoomScene()
    let fingers = scene.press(apart: 100)
    fingers.move(apart: 110, duration: 0)
    #expect(scene.view.zoomScale == 1 && scene.view.isZooming)
    fingers.move(apart: 165, duration: 0)
    #expect(scene.view.zoomScale.isNear(1.5))
    #expect(scene.content.transform.a.isNear(1.5) && scene.content.transform.b == 0)
    #expect(scene.view.contentSize.width.isNear(450) && scene.view.contentSize.height.isNear(600))
    #expect(scene.content.frame.origin == .zero)
    fingers.move(apart: 110, duration: 0)
    fingers.lift()
    #expect(scene.view.zoomScale == 1)
    #expect(scene.view.contentSize == CGSize(width: 300, height: 400))
  }

  @Test(
    "the content's point under the fingers' center stays under it",
    arguments: [
      (CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 200)),
      (CGPoint(x: 80, y: 300), CGPoint(x: 80, y: 300)),
      (CGPoint(x: 80, y: 100), CGPoint(x: 190, y: 220)),
    ])
  func anchored(start: CGPoint, end: CGPoint) {
    let scene = ZoomScene(content: CGSize(width: 900, height: 1200))
    scene.view.contentOffset = CGPoint(x: 200, y: 300)
    let fingers = scene.press(at: start)
    fingers.move(apart: 110, duration: 0)
    let point = scene.point(under: start)
    var steps = 0
    scene.log.onZoom = { [content = scene.content, stage = scene.stage] view in
      guard let pinch = view.pinchGestureRecognizer else { return }
      steps += 1
      let place = content.convert(point, to: stage.window)
      let middle = pinch.location(in: stage.window)
      #expect(place.x.isNear(Double(middle.x)) && place.y.isNear(Double(middle.y)))
    }
    fingers.move(to: end, apart: 200)
    #expect(steps > 10)
    let place = scene.content.convert(point, to: scene.stage.window)
    #expect(place.x.isNear(Double(end.x)) && place.y.isNear(Double(end.y)))
    scene.log.onZoom = { _ in }
    fingers.lift()
    scene.stage.settle()
  }

  // statement 278
  @Test("beyond a limit the pinch is damped, and the scale returns when it is over")
  func bounce() throws {
    let scene = ZoomScene(maximum: 2)
    let fingers = scene.press()
    fingers.move(apart: 110, duration: 0)
    fingers.move(apart: 280)
    let asked = try #require(scene.view.pinchGestureRecognizer?.scale)
    #expect(asked > 2.5)
    #expect(scene.view.zoomScale.isNear(2 * (Double(asked) / 2).squareRoot()))
    #expect(!scene.view.isZoomBouncing)
    fingers.lift()
    // The limit is set at once, and the presentation follows.
    #expect(scene.view.isZoomBouncing && !scene.view.isZooming && !scene.view.isZoomAnimating)
    #expect(scene.view.zoomScale == 2)
    #expect((scene.content.layer.presentation()?.affineTransform().a ?? 0) > 2.1)
    scene.stage.advance(by: 0.25)
    #expect(scene.view.isZoomBouncing)
    #expect(scene.log.lines.last == "did zoom, bouncing")
    scene.stage.settle()
    #expect(!scene.view.isZoomBouncing)
    #expect(scene.view.contentSize == CGSize(width: 600, height: 800))
    #expect(
      scene.log.take() == [
        "will begin zooming", "did scroll", "did zoom", "did scroll", "did zoom, bouncing",
        "did end zooming",
      ])
  }

  // statement 278
  @Test("without bouncing the scale stops at its limit")
  func noBounce() {
    let scene = ZoomScene(maximum: 2)
    scene.view.bouncesZoom = false
    let fingers = scene.press()
    fingers.move(apart: 290)
    #expect(scene.view.zoomScale == 2)
    fingers.lift()
    #expect(!scene.view.isZoomBouncing)
    scene.stage.settle()
    #expect(scene.log.take().last == "did end zooming")
  }

  @Test("content zoomed out too far returns to the minimum scale and into range")
  func tooSmall() {
    let scene = ZoomScene()
    scene.view.minimumZoomScale = 1
    let fingers = scene.press(apart: 250)
    fingers.move(apart: 100)
    #expect(scene.view.zoomScale < 0.8)
    #expect(scene.view.contentOffset.x < -10)
    fingers.lift()
    scene.stage.settle()
    #expect(scene.view.zoomScale == 1 && scene.view.contentOffset == .zero)
    #expect(scene.view.contentSize == CGSize(width: 300, height: 400))
    #expect(scene.content.frame == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test("two fingers that keep their distance drag the zoomed content")
  func twoFingerPan() {
    let scene = ZoomScene(content: CGSize(width: 900, height: 1200))
    scene.view.contentOffset = CGPoint(x: 200, y: 300)
    let fingers = scene.press(at: CGPoint(x: 120, y: 150))
    fingers.move(apart: 120, duration: 0)
    fingers.move(apart: 130, duration: 0)
    let offset = scene.view.contentOffset
    let scale = scene.view.zoomScale
    fingers.move(to: CGPoint(x: 150, y: 200), apart: 130)
    #expect(scene.view.zoomScale.isNear(Double(scale)))
    #expect(scene.view.contentOffset.x.isNear(Double(offset.x) - 30))
    #expect(scene.view.contentOffset.y.isNear(Double(offset.y) - 50))
    #expect(scene.view.isDragging && scene.view.isZooming)
    scene.stage.advance(by: 0.1)
    fingers.lift()
    scene.stage.settle()
  }

  // statement 279
  @Test("the remaining finger continues to move the content from its position")
  func oneFingerStays() {
    let scene = ZoomScene(content: CGSize(width: 900, height: 1200))
    scene.view.contentOffset = CGPoint(x: 200, y: 300)
    let fingers = scene.press()
    fingers.move(apart: 160)
    fingers.left.lift()
    let offset = scene.view.contentOffset
    let scale = scene.view.zoomScale
    fingers.right.move(by: CGVector(dx: 0, dy: -10))
    let begun = scene.view.contentOffset
    fingers.right.move(by: CGVector(dx: 0, dy: -40), duration: 0.1)
    #expect(scene.view.isDragging)
    #expect(scene.view.contentOffset.y.isNear(Double(begun.y) + 40))
    #expect((begun.y - offset.y) <= 10)
    #expect(begun.x.isNear(Double(offset.x), within: ScrollScene.pixel))
    #expect(scene.view.zoomScale == scale)
    scene.stage.advance(by: 0.1)
    fingers.right.lift()
    scene.stage.settle()
    let lines = scene.log.take()
    #expect(lines.filter { $0 == "did end zooming" }.count == 1)
    #expect(lines.filter { $0 == "will begin dragging" }.count == 1)
  }

  @Test("a returning second finger zooms from where the first one has dragged the content")
  func secondFingerComesBack() {
    let scene = ZoomScene(content: CGSize(width: 900, height: 1200))
    scene.view.contentOffset = CGPoint(x: 200, y: 300)
    let fingers = scene.press()
    fingers.move(apart: 130, duration: 0)
    fingers.move(apart: 160)
    fingers.left.lift()
    fingers.right.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
    let scale = scene.view.zoomScale
    let offset = scene.view.contentOffset
    let other = scene.stage.touch(at: CGPoint(x: 130, y: 140))
    let middle = CGPoint(x: (130 + fingers.right.location.x) / 2, y: 140)
    let point = scene.point(under: middle)
    #expect(scene.view.contentOffset == offset && scene.view.zoomScale == scale)
    let apart = fingers.right.location.x - 130
    other.move(by: CGVector(dx: -20, dy: 0))
    fingers.right.move(by: CGVector(dx: 20, dy: 0))
    #expect(scene.view.zoomScale.isNear(Double(scale * (apart + 40) / apart)))
    let place = scene.content.convert(point, to: scene.stage.window)
    #expect(place.x.isNear(Double(middle.x)) && place.y.isNear(140))
    scene.stage.advance(by: 0.1)
    other.lift()
    fingers.right.lift()
    scene.stage.settle()
    #expect(scene.log.take().filter { $0 == "did end zooming" }.count == 1)
  }

  @Test("a second finger turns a drag into a zoom, and both have their end")
  func dragThenZoom() {
    let scene = ZoomScene(content: CGSize(width: 900, height: 1200))
    scene.view.contentOffset = CGPoint(x: 200, y: 300)
    _ = scene.log.take()
    let first = scene.stage.touch(at: CGPoint(x: 100, y: 200))
    first.move(by: CGVector(dx: 0, dy: -40), duration: 0.1)
    let second = scene.stage.touch(at: CGPoint(x: 200, y: 160))
    second.move(by: CGVector(dx: 60, dy: 0), duration: 0.2)
    #expect(scene.view.isDragging && scene.view.isZooming && scene.view.zoomScale > 1.2)
    scene.stage.advance(by: 0.1)
    scene.stage.together {
      first.lift()
      second.lift()
    }
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "will begin dragging", "did scroll", "will begin zooming", "did scroll", "did zoom",
        "did end zooming", "will end dragging", "did end dragging, at rest",
      ])
  }

  @Test("content flung beyond a scale limit by two fingers returns, and does not decelerate")
  func thrownBeyondLimit() {
    let scene = ZoomScene(content: CGSize(width: 900, height: 1200), maximum: 1.2)
    scene.view.contentOffset = CGPoint(x: 200, y: 300)
    _ = scene.log.take()
    let fingers = scene.press(apart: 60)
    fingers.move(apart: 250)
    fingers.move(to: CGPoint(x: 150, y: 140), apart: 250, duration: 0.1)
    #expect(scene.view.isDragging && scene.view.zoomScale > 1.3)
    fingers.lift()
    #expect(scene.view.isZoomBouncing && !scene.view.isDecelerating)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "will begin zooming", "did scroll", "did zoom", "did scroll", "will begin dragging",
        "did scroll", "did zoom, bouncing", "will end dragging", "did end dragging, at rest",
        "did end zooming",
      ])
  }

  // statement 279
  @Test("the content gets no touches during a zoom, and loses its current ones")
  func contentTouches() {
    let scene = ZoomScene()
    let fingers = scene.press()
    fingers.move(apart: 180)
    fingers.lift()
    #expect(scene.content.touches == [])
    scene.content.isMultipleTouchEnabled = true
    let late = scene.press()
    scene.stage.advance(by: 0.2)
    #expect(scene.content.touches == ["began", "began"])
    late.move(apart: 180, duration: 0)
    late.move(apart: 200)
    late.lift()
    #expect(scene.content.touches == ["began", "began", "cancelled", "cancelled"])
    scene.stage.settle()
  }

  // statement 255
  @Test("content whose touches can't be cancelled is not zoomed either")
  func canNotCancel() {
    let scene = ZoomScene()
    scene.view.canCancelContentTouches = false
    let fingers = scene.press()
    scene.stage.advance(by: 0.2)
    fingers.move(apart: 180)
    #expect(scene.view.zoomScale == 1 && !scene.view.isZooming)
    fingers.lift()
    #expect(scene.log.take() == [])
  }

  @Test("a pinch zooms the inner of two scroll views, and the outer one stays")
  func nested() {
    let outer = ScrollScene(content: CGSize(width: 900, height: 400))
    outer.view.isPagingEnabled = true
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let picture = UIView(frame: inner.bounds)
    let log = ScrollLog()
    inner.contentSize = picture.bounds.size
    inner.maximumZoomScale = 4
    inner.addSubview(picture)
    inner.delegate = log
    log.zoomed = picture
    outer.content.addSubview(inner)
    outer.stage.pinch(at: CGPoint(x: 150, y: 200), from: 80, to: 240)
    outer.stage.settle()
    #expect(inner.zoomScale > 2)
    #expect(outer.view.contentOffset == .zero)
    // Content larger than the viewport is scrolled by one finger, and the page stays.
    outer.drag(CGVector(dx: -60, dy: 0))
    #expect(outer.view.contentOffset == .zero)
    outer.stage.settle()
  }

  @Test("a finger that arrives while the scale returns first ends the return")
  func pinchWhileBouncing() {
    let scene = ZoomScene(maximum: 2)
    let fingers = scene.press()
    fingers.move(apart: 290)
    fingers.lift()
    scene.stage.advance(by: 0.1)
    #expect(scene.view.isZoomBouncing)
    _ = scene.log.take()
    let others = scene.press(apart: 200)
    others.move(apart: 150)
    #expect(!scene.view.isZoomBouncing && scene.view.isZooming)
    #expect(scene.log.take().prefix(2) == ["did end zooming", "will begin zooming"])
    others.lift()
    scene.stage.settle()
  }

  @Test("a view that leaves its window during a zoom has a valid scale and ends the zoom")
  func leaving() {
    let scene = ZoomScene(maximum: 2)
    let fingers = scene.press()
    fingers.move(apart: 290)
    scene.view.removeFromSuperview()
    #expect(!scene.view.isZooming && scene.view.zoomScale == 2)
    #expect(scene.log.take().filter { $0 == "did end zooming" }.count == 1)
    fingers.lift()
    scene.stage.settle()
    #expect(scene.log.take() == [])
  }
}
