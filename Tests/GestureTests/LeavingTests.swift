import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// Gestures on a view that leaves its window during the gesture.
@MainActor
@Suite("Views that leave during a gesture", .staged)
struct LeavingTests {
  /// The ways in which a view leaves its window.
  enum Departure: CaseIterable {
    case removal
    case removalOfAnAncestor
    case otherWindow
    case otherRoot
    case fullScreenPresentation
  }

  private let scene = GestureScene()
  private var stage: Stage { scene.stage }

  /// Gives the view a controller, so that each of the ways is possible.
  private func root() -> UIViewController {
    let controller = UIViewController()
    controller.view.addSubview(scene.parent)
    stage.window.rootViewController = controller
    stage.settle()
    return controller
  }

  private func leave(_ departure: Departure, _ controller: UIViewController) {
    switch departure {
    case .removal: scene.view.removeFromSuperview()
    case .removalOfAnAncestor: scene.parent.removeFromSuperview()
    case .otherWindow:
      let other = UIWindow(frame: stage.window.bounds)
      other.isHidden = false
      other.addSubview(scene.view)
    case .otherRoot: stage.window.rootViewController = UIViewController()
    case .fullScreenPresentation:
      let shown = UIViewController()
      shown.modalPresentationStyle = .fullScreen
      controller.present(shown, animated: false)
      stage.advance(by: 0.1)
    }
  }

  // statement 123
  @Test(
    "a gesture sends cancelled once, however its view is removed", arguments: Departure.allCases)
  func departures(_ departure: Departure) {
    let controller = root()
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    _ = scene.log.take()
    leave(departure, controller)
    #expect(scene.gestures() == ["pan cancelled"])
    #expect(pan.state == .possible)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    stage.settle()
    #expect(scene.gestures() == [])
  }

  // statement 123
  @Test("the action runs in the removal, when the view is out and still has the recognizer")
  func moment() {
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    var seen: [Bool] = []
    scene.log.onAction = { [scene] in
      seen = [$0.state == .cancelled, $0.view === scene.view, scene.view.window == nil]
    }
    scene.view.removeFromSuperview()
    #expect(seen == [true, true, true])
    #expect(pan.numberOfTouches == 0)
    finger.lift()
  }

  // statement 123
  @Test("a hover is cancelled, as are a scroll by a wheel and a pinch on a trackpad")
  func pointers() {
    let hover = scene.add("hover", UIHoverGestureRecognizer())
    let pan = scene.add("pan", UIPanGestureRecognizer())
    pan.allowedScrollTypesMask = .all
    stage.hover(at: scene.point)
    stage.application.loop.post(
      .scroll(
        .init(
          position: .init(x: Double(scene.point.x), y: Double(scene.point.y)), dx: 0, dy: 30,
          phase: .began, precise: true, time: stage.now)))
    stage.application.loop.flush()
    #expect(hover.state == .began && pan.state == .began)
    _ = scene.log.take()
    scene.view.removeFromSuperview()
    #expect(scene.gestures().sorted() == ["hover cancelled", "pan cancelled"])
    stage.hover(at: CGPoint(x: 350, y: 800))
    #expect(scene.gestures() == [])
    stage.application.loop.post(
      .scroll(
        .init(
          position: .init(x: 350, y: 800), dx: 0, dy: 0, phase: .ended, precise: true,
          time: stage.now)))
    stage.application.loop.flush()
  }

  // statement 123, 399
  @Test("an action that removes the view is the last of its gesture, and not of others")
  func others() {
    let judge = Judge()
    judge.together = true
    let first = scene.add("first", UIPanGestureRecognizer())
    let second = scene.add("second", UIPanGestureRecognizer())
    for pan in [first, second] { pan.delegate = judge }
    let finger = scene.press()
    scene.log.onAction = { [scene] in
      if $0 === first { scene.view.removeFromSuperview() }
    }
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(scene.gestures() == ["second began", "first began", "second cancelled"])
  }

  // statement 123
  @Test("a gesture of a view that is added back in the action is over, and the next one begins")
  func back() {
    _ = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    _ = scene.log.take()
    scene.log.onAction = { [scene] in
      if $0.state == .cancelled { scene.parent.addSubview(scene.view) }
    }
    scene.view.removeFromSuperview()
    #expect(scene.view.window != nil)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(scene.gestures() == ["pan cancelled"])
    let next = scene.press()
    next.move(by: CGVector(dx: 20, dy: 0))
    next.lift()
    #expect(scene.gestures() == ["pan began", "pan ended"])
  }

  @Test("a gesture whose view moves within its window, or whose window is hidden, continues")
  func goesOn() {
    _ = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    stage.window.addSubview(scene.view)
    scene.view.isHidden = true
    scene.view.isUserInteractionEnabled = false
    stage.window.isHidden = true
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.lift()
    #expect(scene.gestures() == ["pan began", "pan changed", "pan ended"])
  }

  // statement 123
  @Test("a view that leaves a window without a scene cancels its gestures, too")
  func withoutScene() {
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    _ = scene.log.take()
    stage.window.windowScene = nil
    scene.view.removeFromSuperview()
    #expect(scene.gestures() == ["pan cancelled"])
    #expect(pan.state == .possible)
    finger.lift()
    #expect(scene.gestures() == [])
  }
}
