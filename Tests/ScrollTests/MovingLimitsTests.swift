import Foundation
import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("Limits that change while the content moves")
struct MovingLimitsTests {
  @Test(
    "a pull to refresh by insets comes to rest at the new edge, whenever they are set",
    arguments: ["will end dragging", "did end dragging", "bouncing", "animated", "a pause"])
  func pullToRefresh(moment: String) {
    let scene = ScrollScene()
    func begin(_ view: UIScrollView) {
      guard view.contentInset.top == 0, view.contentOffset.y < -60 else { return }
      view.contentInset.top = 60
    }
    switch moment {
    case "will end dragging": scene.log.onWillEndDragging = begin
    case "did end dragging": scene.log.onEndDragging = begin
    case "bouncing": scene.log.onScroll = { if !$0.isDragging { begin($0) } }
    case "animated":
      scene.log.onEndDragging = { view in UIView.animate(withDuration: 0.3) { begin(view) } }
    default: break
    }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 190), duration: 0.4)
    scene.stage.advance(by: 0.2)
    let pulled = scene.view.contentOffset.y
    #expect(pulled < -70)
    finger.lift()
    #expect(scene.view.contentOffset.y == pulled)
    if moment == "a pause" {
      scene.stage.advance(by: 0.02)
      begin(scene.view)
    }
    var nearest = -CGFloat.infinity
    let watch = scene.log.onScroll
    scene.log.onScroll = { view in
      watch(view)
      nearest = max(nearest, view.contentOffset.y)
    }
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == -60 && nearest <= -60)
    var expected = ["will begin dragging", "did scroll", "will end dragging"]
    if moment == "will end dragging" { expected.append("did change inset") }
    expected.append("did end dragging, will decelerate")
    if ["did end dragging", "animated"].contains(moment) { expected.append("did change inset") }
    expected.append("will begin decelerating")
    if ["bouncing", "a pause"].contains(moment) { expected += ["did scroll", "did change inset"] }
    #expect(scene.log.take() == expected + ["did scroll", "did end decelerating"])
    // The movement is over. App code animates the content back.
    scene.log.onScroll = { _ in }
    UIView.animate(withDuration: 0.2) { scene.view.contentInset.top = 0 }
    scene.stage.settle()
    #expect(scene.view.contentOffset == .zero)
  }

  @Test("insets that leave no overscroll still end the announced deceleration")
  func nothingLeft() {
    let scene = ScrollScene()
    scene.log.onEndDragging = { $0.contentInset.top = 300 }
    scene.drag(CGVector(dx: 0, dy: 110))
    scene.log.onEndDragging = { _ in }
    scene.stage.settle()
    #expect(scene.view.contentOffset.y < -30)
    #expect(scene.log.take().suffix(2).contains("did end decelerating"))
    #expect(!scene.view.isDecelerating)
  }

  @Test("content that is added during a flick is scrolled into")
  func growing() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 600))
    scene.flick(CGVector(dx: 0, dy: -100))
    #expect(scene.log.target.y == 200)
    scene.stage.advance(by: 0.05)
    scene.view.contentSize.height = 3000
    scene.stage.settle()
    #expect(scene.view.contentOffset.y.isNear(90 + ScrollScene.travel(1000), within: 0.34))
  }

  @Test("content that shrinks during a flick stops it at the new edge")
  func shrinking() {
    let scene = ScrollScene()
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.05)
    scene.view.contentSize.height = 600
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 200)
    #expect(scene.log.take().last == "did end decelerating")
  }

  @Test("a target that the delegate chose is kept while it stays valid")
  func target() {
    let scene = ScrollScene()
    scene.log.retarget = { _ in CGPoint(x: 0, y: 333.1) }
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.1)
    scene.view.contentInset.bottom = 90
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 333.1)
  }
}

@MainActor
@Suite("A scroll view that changes its size")
struct SizeChangeTests {
  @Test("an offset in range stays in range, by frame, bounds and autoresizing alike")
  func growing() {
    for kind in 0..<3 {
      let scene = ScrollScene(content: CGSize(width: 300, height: 1000))
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      scene.stage.window.addSubview(parent)
      parent.addSubview(scene.view)
      scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scene.view.contentOffset.y = 600
      _ = scene.log.take()
      switch kind {
      case 0: scene.view.frame.size.height = 700
      case 1: scene.view.bounds.size.height = 700
      default: parent.frame.size.height = 700
      }
      #expect(scene.view.contentOffset == CGPoint(x: 0, y: 300))
      #expect(scene.log.take() == ["did scroll"])
      scene.view.frame.size.height = 400
      #expect(scene.view.contentOffset == CGPoint(x: 0, y: 300))
    }
  }

  @Test("an out-of-range offset set by the app stays, as does one out of range after a resize")
  func outOfRange() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1000))
    scene.view.contentOffset.y = -60
    scene.view.frame.size.height = 500
    #expect(scene.view.contentOffset.y == -60)
    scene.view.contentOffset.y = 0
    scene.view.bounds = CGRect(x: 0, y: 900, width: 300, height: 600)
    #expect(scene.view.contentOffset.y == 900)
  }

  @Test("movement during a resize ends within the new limits")
  func moving() {
    let scene = ScrollScene(content: CGSize(width: 300, height: 1000))
    scene.view.contentOffset.y = 450
    scene.flick(CGVector(dx: 0, dy: -100))
    scene.stage.advance(by: 0.02)
    scene.view.frame.size.height = 700
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 300)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
    let beyond = scene.view.contentOffset.y
    scene.view.frame.size.height = 500
    finger.move(by: CGVector(dx: 0, dy: -1))
    #expect((scene.view.contentOffset.y - beyond).magnitude < 2)
    finger.lift()
    scene.stage.settle()
  }
}
