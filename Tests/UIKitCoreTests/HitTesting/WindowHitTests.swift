import Testing
import TouchstoneTesting
import UIKit

/// The window that receives a touch.
@MainActor @Suite(.staged)
struct WindowHitTests {
  private let stage = Stage()
  private let point = CGPoint(x: 50, y: 60)

  private final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private func makeWindow(
    _ level: UIWindow.Level = .normal, _ window: UIWindow = UIWindow()
  ) -> UIWindow {
    window.frame = stage.window.frame
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  /// Returns the window that receives a touch, and the view that it hits.
  private func touch() -> (window: UIWindow?, view: UIView?) {
    stage.clearTrace()
    stage.tap(at: point)
    let bound = stage.trace.first { $0.kind == .bound }
    return (bound?.other?.object as? UIWindow, bound?.subject?.object as? UIView)
  }

  // statement 81
  @Test("within a level, the window brought to the front last gets the touch")
  func laterInFront() {
    let first = makeWindow()
    let second = makeWindow()
    #expect(touch().window === second)
    first.makeKeyAndVisible()
    #expect(touch().window === first)
    #expect(second.isHidden == false)
  }

  // statement 81
  @Test("a window of a higher level gets the touch, whenever it was shown")
  func higherLevel() {
    let alert = makeWindow(.alert)
    let normal = makeWindow()
    normal.makeKeyAndVisible()
    #expect(touch().window === alert)
    normal.windowLevel = UIWindow.Level(2001)
    #expect(touch().window === normal)
    normal.windowLevel = UIWindow.Level(-1)
    alert.isHidden = true
    #expect(touch().window === stage.window)
  }

  // statement 81
  @Test("a hidden window is skipped, and is frontmost when it is shown again")
  func hiddenWindow() {
    let first = makeWindow()
    let second = makeWindow()
    second.isHidden = true
    #expect(touch().window === first)
    second.isHidden = false
    #expect(touch().window === second)
    first.isHidden = true
    first.isHidden = false
    #expect(touch().window === first)
  }

  // statement 81
  @Test("a touch outside a small window goes to the one behind it")
  func smallWindow() {
    let small = makeWindow(.alert)
    small.frame = CGRect(x: 50, y: 60, width: 20, height: 20)
    #expect(touch().window === small)
    small.frame = CGRect(x: 51, y: 60, width: 20, height: 20)
    #expect(touch().window === stage.window)
  }

  // statement 82
  @Test("a window whose hitTest returns nil lets the touch through to the next")
  func passThroughWindow() {
    let window = makeWindow(.alert, PassThroughWindow())
    let badge = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
    window.addSubview(badge)
    #expect(touch().window === stage.window)
    badge.frame = CGRect(x: 40, y: 50, width: 20, height: 20)
    let touched = touch()
    #expect(touched.window === window)
    #expect(touched.view === badge)
  }

  // statement 81, 82
  @Test("a window with its interaction off or an alpha of 0 lets the touch through")
  func refusingWindow() {
    let window = makeWindow(.alert)
    #expect(touch().window === window)
    window.isUserInteractionEnabled = false
    #expect(touch().window === stage.window)
    window.isUserInteractionEnabled = true
    window.alpha = 0
    #expect(touch().window === stage.window)
  }

  // statement 18, 83
  @Test("a window in front gets the touch without being key, and does not become key")
  func keyIsNotNeeded() {
    let front = makeWindow()
    #expect(!front.isKeyWindow)
    #expect(touch().window === front)
    #expect(stage.window.isKeyWindow)
    #expect(!front.isKeyWindow)
  }

  // statement 84
  @Test("a window without a scene is on no screen and gets no touches")
  func noScene() {
    let window = makeWindow()
    #expect(window.windowScene != nil)
    #expect(touch().window === window)
    window.windowScene = nil
    #expect(touch().window === stage.window)
    #expect(window.hitTest(point, with: nil) === window, "asked directly it still answers")
  }

  // statement 74
  @Test("a touch that no window accepts has neither window nor view, and the app continues")
  func nobody() {
    stage.window.isHidden = true
    let touched = touch()
    #expect(touched.window == nil)
    #expect(touched.view == nil)
    stage.window.isHidden = false
    #expect(touch().window === stage.window)
  }

  // statement 4, 81
  @Test("the point is converted from the screen to each window's own coordinates")
  func windowCoordinates() {
    let window = makeWindow()
    window.frame = CGRect(x: 40, y: 40, width: 100, height: 100)
    let spot = UIView(frame: CGRect(x: 10, y: 20, width: 1, height: 1))
    window.addSubview(spot)
    #expect(touch().view === spot)
    window.bounds.origin = CGPoint(x: 1, y: 0)
    #expect(touch().view === window)
  }
}
