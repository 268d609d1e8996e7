import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Zooming a scroll view by app code")
struct ProgramZoomTests {
  @Test("a scale that is set applies at once, clamped, about the center of the visible area")
  func setting() {
    let scene = ZoomScene()
    scene.view.zoomScale = 2
    #expect(scene.view.zoomScale == 2)
    #expect(scene.view.contentSize == CGSize(width: 600, height: 800))
    #expect(scene.view.contentOffset == CGPoint(x: 150, y: 200))
    #expect(scene.log.take() == ["did scroll", "did zoom"])
    scene.view.zoomScale = 9
    #expect(scene.view.zoomScale == 3)
    scene.view.zoomScale = 0.1
    #expect(scene.view.zoomScale == 0.5)
    #expect(scene.view.contentOffset == .zero)
    scene.log.zoomed = nil
    scene.view.zoomScale = 2
    #expect(scene.view.zoomScale == 0.5)
  }

  @Test("an animated zoom reports its beginning once, and has an end")
  func animated() {
    let scene = ZoomScene()
    scene.view.setZoomScale(2, animated: true)
    #expect(scene.view.isZoomAnimating && !scene.view.isZoomBouncing && !scene.view.isZooming)
    #expect(scene.view.zoomScale == 2)
    #expect(scene.log.lines == ["will begin zooming", "did scroll", "did zoom"])
    #expect(scene.content.layer.presentation()?.affineTransform().a == 1)
    scene.stage.settle()
    #expect(!scene.view.isZoomAnimating)
    #expect(
      scene.log.take() == ["will begin zooming", "did scroll", "did zoom", "did end zooming"])
  }

  @Test(
    "a part of the content is zoomed to fit, centered, and never beyond the edges",
    arguments: [
      (CGRect(x: 100, y: 100, width: 100, height: 100), 3.0, CGPoint(x: 300, y: 250)),
      (CGRect(x: 0, y: 0, width: 150, height: 100), 2, .zero),
      (CGRect(x: 100, y: 0, width: 100, height: 400), 1, .zero),
      (CGRect(x: 299, y: 399, width: 0, height: 0), 3, CGPoint(x: 600, y: 800)),
    ])
  func rectangle(rect: CGRect, scale: CGFloat, offset: CGPoint) {
    let scene = ZoomScene()
    scene.view.zoom(to: rect, animated: false)
    #expect(scene.view.zoomScale == scale)
    #expect(scene.view.contentOffset == offset)
  }

  @Test("a zoom to a rectangle ends a deceleration, in order")
  func endsDeceleration() {
    let scene = ZoomScene(content: CGSize(width: 300, height: 2000))
    scene.scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.1)
    _ = scene.log.take()
    scene.view.zoom(to: CGRect(x: 0, y: 0, width: 150, height: 200), animated: true)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "did end decelerating", "will begin zooming", "did scroll", "did zoom", "did end zooming",
      ])
    #expect(scene.view.contentOffset == .zero && scene.view.zoomScale == 2)
  }

  @Test("a content size set at a scale is the size at that scale")
  func contentSize() {
    let scene = ZoomScene()
    scene.view.zoomScale = 2
    scene.view.contentSize = CGSize(width: 700, height: 900)
    scene.view.zoomScale = 1
    #expect(scene.view.contentSize == CGSize(width: 350, height: 450))
  }

  @Test("a delegate that centers small content is not disturbed")
  func centering() {
    let scene = ZoomScene()
    scene.log.onZoom = { [content = scene.content] view in
      content.frame.origin.x = max(0, (view.bounds.width - content.frame.width) / 2)
    }
    scene.view.zoomScale = 0.5
    #expect(scene.content.frame.origin.x.isNear(75))
    let fingers = scene.press()
    fingers.move(apart: 140)
    fingers.move(apart: 110)
    fingers.lift()
    scene.stage.settle()
    let free = (300 - Double(scene.content.frame.width)) / 2
    #expect(free > 1 && scene.content.frame.origin.x.isNear(free))
    scene.log.onZoom = { _ in }
  }

  // statement 272
  @Test("stopping in the middle of a zoom leaves a valid scale")
  func stopping() {
    let scene = ZoomScene(maximum: 2)
    let fingers = scene.press()
    fingers.move(apart: 290)
    #expect(scene.view.zoomScale > 2)
    scene.view.stopScrollingAndZooming()
    #expect(scene.view.zoomScale == 2 && !scene.view.isZooming)
    fingers.lift()
    scene.stage.settle()
    #expect(scene.view.zoomScale == 2)
  }
}
