import Testing
import TouchstoneTesting
import UIKit

/// A scroll view that is its recognizers' delegate, like many subclasses in apps.
private final class SharingScrollView: UIScrollView, UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

@MainActor
@Suite("Nested scroll views, and wheels")
struct NestedTests {
  private func inner(_ scene: ScrollScene, content: CGSize) -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = content
    scene.content.addSubview(inner)
    return inner
  }

  // statement 284
  @Test("the inner scroll view scrolls first, and the outer one at the inner one's limit")
  func sameDirection() {
    let scene = ScrollScene()
    let inner = inner(scene, content: CGSize(width: 300, height: 260))
    scene.drag(CGVector(dx: 0, dy: -50))
    #expect(inner.contentOffset.y.isNear(40))
    #expect(scene.view.contentOffset == .zero)
    inner.contentOffset.y = 60
    scene.drag(CGVector(dx: 0, dy: -50))
    #expect(inner.contentOffset.y == 60)
    #expect(scene.view.contentOffset.y.isNear(40))
    scene.drag(CGVector(dx: 0, dy: 40))
    #expect(inner.contentOffset.y.isNear(30))
    #expect(scene.view.contentOffset.y.isNear(40))
  }

  // statement 284
  @Test("an inner scroll view at its limit that forwards nothing bounces itself")
  func keeping() {
    let scene = ScrollScene()
    let inner = inner(scene, content: CGSize(width: 300, height: 260))
    inner.transfersVerticalScrollingToParent = false
    inner.contentOffset.y = 60
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
    #expect(inner.contentOffset.y.isNear(60 + ScrollScene.band(40, 200), within: ScrollScene.pixel))
    #expect(scene.view.contentOffset == .zero)
    finger.lift()
    scene.stage.settle()
  }

  @Test("an inner scroll view at its limit forwards nothing to one whose pan has failed")
  func failedOuter() {
    let scene = ScrollScene()
    let inner = inner(scene, content: CGSize(width: 300, height: 260))
    inner.contentOffset.y = 60
    let finger = scene.press()
    scene.view.panGestureRecognizer.state = .failed
    finger.move(by: CGVector(dx: 0, dy: -50), duration: 0.1)
    #expect(inner.contentOffset.y.isNear(60 + ScrollScene.band(40, 200), within: ScrollScene.pixel))
    #expect(scene.view.contentOffset == .zero)
    finger.lift()
    scene.stage.settle()
    // With the next finger, the pan works again.
    scene.drag(CGVector(dx: 0, dy: -50))
    #expect(scene.view.contentOffset.y.isNear(40))
  }

  @Test("a scroll view whose pan has failed no longer tracks the finger")
  func failedPan() {
    let scene = ScrollScene()
    let finger = scene.press()
    #expect(scene.view.isTracking)
    scene.view.panGestureRecognizer.state = .failed
    #expect(!scene.view.isTracking)
    finger.lift()
    scene.stage.settle()
    scene.drag(CGVector(dx: 0, dy: -50))
    #expect(scene.view.contentOffset.y.isNear(40))
  }

  // statement 284
  @Test("with crossed axes each finger scrolls the view along its direction")
  func crossed() {
    let scene = ScrollScene()
    let inner = inner(scene, content: CGSize(width: 900, height: 200))
    scene.drag(CGVector(dx: -60, dy: -5))
    #expect(inner.contentOffset.x > 45 && inner.contentOffset.y == 0)
    #expect(scene.view.contentOffset == .zero)
    let offset = inner.contentOffset
    scene.drag(CGVector(dx: -5, dy: -60))
    #expect(inner.contentOffset == offset)
    #expect(scene.view.contentOffset.y > 45)
  }

  @Test("a subclass may let its pan be recognized together with another's")
  func together() {
    let scene = ScrollScene()
    let inner = SharingScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 900)
    scene.content.addSubview(inner)
    scene.drag(CGVector(dx: 0, dy: -50))
    #expect(inner.contentOffset.y.isNear(40))
    #expect(scene.view.contentOffset.y.isNear(40))
  }

  // statement 281
  @Test("the pan's delegate can't be replaced")
  func panDelegate() {
    let scene = ScrollScene()
    let other = SharingScrollView()
    let pan = scene.view.panGestureRecognizer
    let before = pan.delegate
    #expect(before != nil)
    pan.delegate = other
    #expect(pan.delegate === before)
    pan.delegate = nil
    #expect(pan.delegate === before)
    #expect(
      scene.stage.trace.filter { $0.kind == .fault && $0.detail?.contains("'s pan") == true }.count
        == 2)
    #expect(other.panGestureRecognizer.delegate === other)
  }

  @Test("a pan that was moved to another view still scrolls its scroll view")
  func movedPan() {
    let scene = ScrollScene()
    let pad = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 300))
    scene.stage.window.addSubview(pad)
    pad.addGestureRecognizer(scene.view.panGestureRecognizer)
    let finger = scene.stage.touch(at: CGPoint(x: 150, y: 700))
    finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
    #expect(scene.view.contentOffset.y.isNear(90))
    scene.stage.advance(by: 0.1)
    finger.lift()
    scene.stage.settle()
  }

  // statement 287
  @Test("a wheel scrolls by its exact distance, and never beyond the edge")
  func wheel() {
    let scene = ScrollScene()
    let point = CGPoint(x: 150, y: 200)
    scene.stage.scroll(at: point, by: CGVector(dx: 0, dy: 70))
    scene.stage.scroll(at: point, by: CGVector(dx: 0, dy: 30))
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: 100))
    scene.stage.scroll(at: point, by: CGVector(dx: 0, dy: -300))
    #expect(scene.view.contentOffset == .zero)
    scene.stage.settle()
    #expect(
      scene.log.take() == [
        "will begin dragging", "did scroll", "will end dragging", "did end dragging, at rest",
      ])
  }

  // statement 287
  @Test("a wheel that can't scroll the inner view scrolls the outer one")
  func nestedWheel() {
    let scene = ScrollScene()
    let inner = inner(scene, content: CGSize(width: 300, height: 260))
    let point = CGPoint(x: 150, y: 200)
    scene.stage.scroll(at: point, by: CGVector(dx: 0, dy: 50))
    scene.stage.settle()
    #expect(inner.contentOffset.y == 50)
    inner.contentOffset.y = 60
    scene.stage.scroll(at: point, by: CGVector(dx: 0, dy: 50))
    scene.stage.settle()
    #expect(inner.contentOffset.y == 60)
    #expect(scene.view.contentOffset.y == 50)
  }
}
