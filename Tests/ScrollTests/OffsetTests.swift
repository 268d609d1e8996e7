import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("The offset of a scroll view")
struct OffsetTests {
  // behaviour 262, 263, 271
  @Test("an animated change is told frame by frame and has an end")
  func animated() {
    let scene = ScrollScene()
    var places: [CGFloat] = []
    scene.log.onScroll = { places.append($0.contentOffset.y) }
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    #expect(scene.view.isScrollAnimating)
    #expect(scene.view.contentOffset == .zero)
    scene.stage.settle()
    #expect(!scene.view.isScrollAnimating && !scene.view.isDecelerating)
    #expect(scene.log.take() == ["did scroll", "did end animation"])
    #expect(places.count > 10 && places == places.sorted() && places.last == 500)
  }

  // behaviour 262, 263
  @Test("a change that is not animated is told once and has no end of an animation")
  func plain() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    scene.stage.settle()
    #expect(scene.log.take() == ["did scroll"])
    #expect(scene.view.bounds.origin == CGPoint(x: 0, y: 500))
  }

  // behaviour 285
  @Test("the program may set an offset out of range, and it stays there")
  func outOfRange() {
    let scene = ScrollScene()
    scene.view.contentOffset = CGPoint(x: 20, y: -70)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 20, y: -70))
  }

  @Test("an offset that the program sets ends a deceleration")
  func ending() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 10))
    #expect(scene.log.take().last == "did scroll")
  }

  // behaviour 264
  @Test(
    "a part of the content is shown by the least change",
    arguments: [(50.0, 100.0, 0.0), (450, 100, 150), (0, 2000, 0), (1950, 100, 1600)])
  func showing(start: Double, height: Double, offset: Double) {
    let scene = ScrollScene()
    scene.view.scrollRectToVisible(
      CGRect(x: 0, y: start, width: 300, height: height), animated: false)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: offset))
    #expect(scene.log.take() == (offset == 0 ? [] : ["did scroll"]))
  }

  // behaviour 286
  @Test("insets widen the range at both ends")
  func insets() {
    let scene = ScrollScene()
    scene.view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0)
    #expect(scene.view.adjustedContentInset == scene.view.contentInset)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: -30))
    #expect(scene.log.take() == ["did scroll", "did change inset"])
    scene.view.contentOffset.y = 1640
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 1650))
  }

  @Test("content that shrinks takes the offset with it")
  func shrinking() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 1500
    scene.view.contentSize.height = 1000
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 600))
  }

  // behaviour 272
  @Test("stopping leaves the content in range, and on a page")
  func stopping() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.1)
    let offset = scene.view.contentOffset
    scene.view.stopScrollingAndZooming()
    #expect(scene.view.contentOffset == offset && !scene.view.isDecelerating)
    scene.view.isPagingEnabled = true
    scene.view.stopScrollingAndZooming()
    #expect(scene.view.contentOffset == .zero)
    scene.view.contentOffset.y = -40
    scene.view.isPagingEnabled = false
    scene.view.stopScrollingAndZooming()
    #expect(scene.view.contentOffset == .zero)
    scene.stage.settle()
  }

  @Test("a bar shows the place while the content moves, and fades at rest")
  func indicators() throws {
    let scene = ScrollScene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    func bar() -> CALayer? {
      scene.view.layer.sublayers?.first { $0.frame.width == 3 && !$0.isHidden }
    }
    let shown = try #require(bar())
    #expect(shown.opacity == 1)
    let place = shown.frame.minY - scene.view.contentOffset.y
    #expect(place > 3 && shown.frame.maxX == 297)
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(bar()?.opacity == 0)
  }
}
