import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("The offset of a scroll view")
struct OffsetTests {
  // statement 262, 263, 271
  @Test("an animated change is notified frame by frame and has an end")
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

  // statement 262, 263
  @Test("an unanimated change is notified once, without an animation end")
  func plain() {
    let scene = ScrollScene()
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
    scene.stage.settle()
    #expect(scene.log.take() == ["did scroll"])
    #expect(scene.view.bounds.origin == CGPoint(x: 0, y: 500))
  }

  // statement 285
  @Test("an out-of-range offset set by the app stays")
  func outOfRange() {
    let scene = ScrollScene()
    scene.view.contentOffset = CGPoint(x: 20, y: -70)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 20, y: -70))
  }

  @Test("an offset set by the app ends a deceleration")
  func ending() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 10))
    #expect(scene.log.take().last == "did scroll")
  }

  // statement 264
  @Test(
    "a part of the content is shown by the smallest change",
    arguments: [(50.0, 100.0, 0.0), (450, 100, 150), (0, 2000, 0), (1950, 100, 1600)])
  func showing(start: Double, height: Double, offset: Double) {
    let scene = ScrollScene()
    scene.view.scrollRectToVisible(
      CGRect(x: 0, y: start, width: 300, height: height), animated: false)
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: offset))
    #expect(scene.log.take() == (offset == 0 ? [] : ["did scroll"]))
  }

  // statement 286
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

  // statement 286
  @Test(
    "the safe area counts by the adjustment behavior",
    arguments: [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 44.0, 0.0), (.scrollableAxes, 44, 0),
      (.never, 0, 0), (.always, 44, 20),
    ])
  func safeArea(
    behaviour: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat, left: CGFloat
  ) {
    let scene = ScrollScene()
    scene.view.contentInsetAdjustmentBehavior = behaviour
    scene.view.safeArea = UIEdgeInsets(top: 44, left: 20, bottom: 0, right: 0)
    scene.view.safeAreaInsetsDidChange()
    #expect(scene.view.adjustedContentInset.top == top)
    #expect(scene.view.adjustedContentInset.left == left)
    #expect(scene.view.contentOffset == CGPoint(x: -left, y: -top))
  }

  @Test("content that fits is placed by the alignment")
  func alignment() {
    let scene = ScrollScene(content: CGSize(width: 100, height: 300))
    scene.view.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(scene.view.contentOffset == CGPoint(x: -100, y: -100))
    scene.view.contentSize.height = 900
    #expect(scene.view.contentOffset.x == -100)
    scene.view.contentOffset.y = 2000
    scene.view.stopScrollingAndZooming()
    #expect(scene.view.contentOffset == CGPoint(x: -100, y: 500))
  }

  @Test("content that shrinks moves the offset into range")
  func shrinking() {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 1500
    scene.view.contentSize.height = 1000
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 600))
  }

  // statement 272
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

  @Test("an indicator shows the position while the content moves, and fades at rest")
  func indicators() throws {
    let scene = ScrollScene()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    func bar() -> CALayer? {
      scene.view.layer.sublayers?.first { $0.frame.width == 3 && !$0.isHidden }
    }
    let shown = try #require(bar())
    #expect(shown.opacity == 1)
    #expect(shown.backgroundColor == UIColor.black.withAlphaComponent(0.35).cgColor)
    let place = shown.frame.minY - scene.view.contentOffset.y
    #expect(place > 3 && shown.frame.maxX == 297)
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(bar()?.opacity == 0)
  }

  @Test("indicators respect their own insets and the safe area, and have the style's color")
  func indicatorInsets() throws {
    let scene = ScrollScene()
    let view = scene.view
    view.indicatorStyle = .white
    view.scrollIndicatorInsets.top = 50
    view.safeArea.top = 44
    view.contentInsetAdjustmentBehavior = .never
    view.flashScrollIndicators()
    func bar() -> CALayer? {
      view.layer.sublayers?.first { $0.frame.width == 3 && !$0.isHidden }
    }
    #expect(bar()?.frame.minY.isNear(97) == true)
    #expect(bar()?.backgroundColor == UIColor.white.withAlphaComponent(0.35).cgColor)
    view.automaticallyAdjustsScrollIndicatorInsets = false
    view.flashScrollIndicators()
    #expect(bar()?.frame.minY.isNear(53) == true)
    scene.stage.settle()
    #expect(bar()?.opacity == 0)
    view.withScrollIndicatorsShown(forContentOffsetChanges: {
      view.contentOffset.y = 100
      #expect(bar()?.opacity == 1)
    })
  }
}
