import Testing
import TouchstoneTesting
import UIKit

@MainActor
@Suite("A tap on the status bar")
struct StatusBarTests {
  private func scrolled() -> ScrollScene {
    let scene = ScrollScene()
    scene.view.contentOffset.y = 700
    _ = scene.log.take()
    return scene
  }

  // statement 280
  @Test("the only scroll view scrolls to the top, and notifies its end")
  func one() {
    let scene = scrolled()
    scene.view.contentInset.top = 30
    _ = scene.log.take()
    scene.stage.tapStatusBar()
    #expect(scene.view.isScrollAnimating)
    scene.stage.settle()
    #expect(scene.view.contentOffset == CGPoint(x: 0, y: -30))
    #expect(scene.log.take() == ["should scroll to top", "did scroll", "did scroll to top"])
  }

  // statement 280
  @Test("a delegate may refuse, and is not called for content at the top")
  func refused() {
    let scene = scrolled()
    scene.log.goesToTop = false
    scene.stage.tapStatusBar()
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 700)
    #expect(scene.log.take() == ["should scroll to top"])
    scene.view.contentOffset = .zero
    _ = scene.log.take()
    scene.stage.tapStatusBar()
    scene.stage.settle()
    #expect(scene.log.take() == [])
  }

  // statement 280
  @Test("of two eligible scroll views neither scrolls, and hidden ones do not count")
  func two() {
    let scene = scrolled()
    let other = UIScrollView(frame: CGRect(x: 0, y: 500, width: 300, height: 200))
    scene.stage.window.addSubview(other)
    scene.stage.tapStatusBar()
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 700)
    for change in [
      { other.isHidden = true },
      {
        other.isHidden = false
        other.scrollsToTop = false
      },
      {
        other.scrollsToTop = true
        other.frame.origin.y = 2000
      },
    ] {
      change()
      scene.view.contentOffset.y = 700
      scene.stage.tapStatusBar()
      scene.stage.settle()
      #expect(scene.view.contentOffset == .zero)
    }
  }

  // statement 280
  @Test("a scroll view with scrollsToTop off stays")
  func unwilling() {
    let scene = scrolled()
    scene.view.scrollsToTop = false
    scene.stage.tapStatusBar()
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 700)
  }

  @Test("only a tap on the status bar counts, and a control there handles it itself")
  func strip() {
    let scene = scrolled()
    scene.stage.tap(at: CGPoint(x: 350, y: 21))
    scene.stage.drag(from: CGPoint(x: 350, y: 5), to: CGPoint(x: 250, y: 5))
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 700)
    let button = UIButton(frame: CGRect(x: 300, y: 0, width: 90, height: 40))
    scene.stage.window.addSubview(button)
    scene.stage.tap(at: CGPoint(x: 350, y: 5))
    scene.stage.settle()
    #expect(scene.view.contentOffset.y == 700)
    button.removeFromSuperview()
    scene.stage.tap(at: CGPoint(x: 350, y: 5))
    scene.stage.settle()
    #expect(scene.view.contentOffset == .zero)
  }
}
