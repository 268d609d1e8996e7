import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Touches of a scroll view's content")
struct ContentTouchTests {
  // statement 248, 249
  @Test("the content gets a touch after 0.15 seconds in which it does not scroll")
  func delay() {
    let scene = ScrollScene()
    let finger = scene.press()
    scene.stage.advance(by: 0.14)
    #expect(scene.content.touches == [])
    scene.stage.advance(by: 0.02)
    #expect(scene.content.touches == ["began"])
    finger.lift()
    #expect(scene.content.touches == ["began", "ended"])
    #expect(scene.view.asked == ["begin"])
  }

  // statement 248
  @Test("the content never sees a touch that scrolls in time")
  func scrollsFirst() {
    let scene = ScrollScene()
    scene.drag(CGVector(dx: 0, dy: -100))
    #expect(scene.content.touches == [])
    #expect(scene.view.asked == [])
    #expect(scene.view.contentOffset.y.isNear(90))
  }

  @Test("the content gets a whole quick tap as the finger lifts")
  func quickTap() {
    let scene = ScrollScene()
    let finger = scene.press()
    scene.stage.advance(by: 0.05)
    #expect(scene.content.touches == [])
    finger.lift()
    #expect(scene.content.touches == ["began", "ended"])
  }

  // statement 250
  @Test("without the delay the content is queried, and touched, at once")
  func noDelay() {
    let scene = ScrollScene()
    scene.view.delaysContentTouches = false
    let finger = scene.press()
    #expect(scene.content.touches == ["began"])
    #expect(scene.view.asked == ["begin"])
    finger.move(by: CGVector(dx: 0, dy: -100))
    #expect(scene.content.touches == ["began", "cancelled"])
    #expect(scene.view.asked == ["begin", "cancel"])
    #expect(scene.view.isDragging)
    scene.stage.advance(by: 0.1)
    finger.lift()
  }

  // statement 251
  @Test(
    "content that may not be touched gets no touches, and can be scrolled",
    arguments: [true, false])
  func refused(delays: Bool) {
    let scene = ScrollScene()
    scene.view.delaysContentTouches = delays
    scene.view.begins = false
    let finger = scene.press()
    scene.stage.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -100))
    #expect(scene.view.isDragging)
    scene.stage.advance(by: 0.1)
    finger.lift()
    #expect(scene.content.touches == [])
    #expect(scene.view.asked == ["begin"])
    #expect(scene.stage.trace.contains { $0.delivery?.name == "refusedByScrollView" })
  }

  // statement 252, 253, 254
  @Test("content that holds its touch loses it to a drag", arguments: [true, false])
  func cancel(allowed: Bool) {
    let scene = ScrollScene()
    scene.view.cancels = allowed
    let finger = scene.press()
    scene.stage.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.1)
    finger.lift()
    #expect(
      scene.content.touches == ["began", allowed ? "cancelled" : "moved"]
        + (allowed ? [] : ["ended"]))
    #expect(scene.view.contentOffset.y.isNear(allowed ? 90 : 0))
    #expect(scene.view.asked == ["begin", "cancel"])
  }

  // statement 253
  @Test("a control keeps its touch during a drag")
  func control() {
    let scene = ScrollScene()
    let button = UIButton(frame: CGRect(x: 100, y: 150, width: 100, height: 100))
    scene.content.addSubview(button)
    let finger = scene.press()
    scene.stage.advance(by: 0.2)
    #expect(button.isHighlighted)
    finger.move(by: CGVector(dx: 0, dy: -30))
    #expect(button.isTracking && !scene.view.isDragging)
    finger.lift()
    #expect(scene.view.contentOffset == .zero)
    scene.stage.settle()
  }

  // statement 255
  @Test("if touches can't be cancelled no view is queried, and nothing scrolls")
  func canNotCancel() {
    let scene = ScrollScene()
    scene.view.canCancelContentTouches = false
    let finger = scene.press()
    scene.stage.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -100))
    finger.lift()
    #expect(scene.content.touches == ["began", "moved", "ended"])
    #expect(scene.view.asked == ["begin"])
    #expect(scene.view.contentOffset == .zero)
  }
}
