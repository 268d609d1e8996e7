import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// The target of an animated offset when the limits change during the animation.
@MainActor @Suite(.staged)
struct AnimatedOffsetTests {
  private let scene = ScrollScene()
  private var view: AskedScrollView { scene.view }

  @Test func `an animated offset change ends in range if the viewport grows during it`() {
    view.setContentOffset(CGPoint(x: 0, y: 1600), animated: true)
    scene.stage.advance(by: 0.15)
    let before = view.contentOffset.y
    view.frame.size.height = 700
    scene.stage.advance(by: 0.02)
    #expect(view.contentOffset.y >= before && view.contentOffset.y < 1300)
    scene.stage.settle()
    #expect(view.contentOffset == CGPoint(x: 0, y: 1300))
    #expect(scene.log.take() == ["did scroll", "did end animation"])
  }

  @Test func `scrolling to the top ends at the top of the insets at that time`() {
    view.contentOffset.y = 900
    scene.stage.tapStatusBar()
    scene.stage.advance(by: 0.1)
    view.contentInset.top = 50
    scene.stage.settle()
    #expect(view.contentOffset == CGPoint(x: 0, y: -50))
    #expect(scene.log.take().last == "did scroll to top")
  }

  @Test func `an out-of-range target chosen by the app stays`() {
    view.setContentOffset(CGPoint(x: 0, y: -80), animated: true)
    scene.stage.advance(by: 0.1)
    view.frame.size.height = 500
    scene.stage.settle()
    #expect(view.contentOffset == CGPoint(x: 0, y: -80))
  }

  @Test func `content beyond an edge that leaves its window is in range`() {
    let finger = scene.press()
    finger.move(by: CGVector(dx: 0, dy: 120), duration: 0.1)
    finger.lift()
    scene.stage.advance(by: 0.05)
    #expect(view.contentOffset.y < 0)
    view.removeFromSuperview()
    #expect(view.contentOffset == .zero)
    scene.stage.window.addSubview(view)
    let other = scene.press()
    other.move(by: CGVector(dx: 0, dy: 120), duration: 0.1)
    #expect(view.contentOffset.y < 0)
    view.removeFromSuperview()
    #expect(view.contentOffset == .zero)
    other.lift()
  }
}
