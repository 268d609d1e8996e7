import RecordingObjects
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

private final class StateDelegate: UIResponder, UIApplicationDelegate {
  static let journal = CallLog()
  func applicationWillResignActive(_ application: UIApplication) {
    Self.journal.record("will resign active, \(application.applicationState)")
  }
  func applicationDidBecomeActive(_ application: UIApplication) {
    Self.journal.record("did become active, \(application.applicationState)")
  }
}

/// Records its calls and begins its gesture with the first move.
private final class Dragging: RecordingRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    if state != .possible { state = .ended }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    if state != .possible { state = .cancelled }
  }
}

@MainActor
struct InterruptionTests {
  // statement 387
  @Test("an interruption cancels every touch, in views and in recognizers")
  func interruption() {
    let (stage, view, journal) = scene()
    view.isMultipleTouchEnabled = true
    let recognizer = Dragging()
    recognizer.cancelsTouchesInView = false
    view.addGestureRecognizer(recognizer)
    let first = stage.touch(at: chainPoint)
    stage.touch(at: CGPoint(x: 90, y: 90))
    first.move(to: CGPoint(x: 60, y: 60))
    _ = journal.take()
    stage.interrupt()
    #expect(journal.take() == ["view cancelled"])
    #expect(recognizer.calls.suffix(2) == ["cancelled", "reset"])
    #expect(stage.trace.filter { $0.kind == .cancelled }.count == 2)
    stage.resume()
  }

  // statement 387
  @Test("the delegate is notified of an interruption and of its end")
  func delegate() {
    let stage = Stage(app: StateDelegate.self)
    _ = stage.window
    _ = StateDelegate.journal.take()
    stage.interrupt()
    #expect(stage.application.applicationState == .inactive)
    stage.resume()
    #expect(stage.application.applicationState == .active)
    #expect(
      StateDelegate.journal.take() == [
        "will resign active, \(UIApplication.State.active)",
        "did become active, \(UIApplication.State.active)",
      ])
  }

  // statement 387
  @Test("while the application is inactive new touches reach no view, and later ones do again")
  func inactive() {
    let (stage, _, journal) = scene()
    stage.interrupt()
    stage.tap(at: chainPoint)
    #expect(journal.take() == [])
    stage.resume()
    stage.tap(at: chainPoint)
    #expect(journal.take() == ["view began", "view ended"])
  }

  // statement 387
  @Test("a press that is held is cancelled by an interruption")
  func presses() {
    final class PressView: UIView {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("began")
        UIApplication.shared.loop.post(.interrupt(time: UIApplication.shared.now))
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("ended")
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        calls.append("cancelled")
      }
    }
    let stage = Stage()
    let view = PressView()
    stage.window.addSubview(view)
    #expect(view.becomeFirstResponder())
    stage.press(.select)
    #expect(view.calls == ["began", "cancelled"])
    stage.resume()
  }

  // statement 388, 389
  @Test("a plain view that leaves its window keeps its touch to the end")
  func removedView() {
    let (stage, view, journal) = scene()
    let finger = stage.touch(at: chainPoint)
    view.removeFromSuperview()
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(journal.take() == ["view began", "view moved", "view ended"])
  }

  // statement 388
  @Test("a recognizer whose view leaves the window is cancelled and starts again")
  func removedRecognizer() {
    let (stage, view, _) = scene()
    let recognizer = Dragging()
    view.addGestureRecognizer(recognizer)
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    #expect(recognizer.state == .began)
    view.removeFromSuperview()
    #expect(recognizer.state == .possible)
    #expect(recognizer.calls == ["began", "moved", "reset"])
    finger.move(to: CGPoint(x: 90, y: 90))
    finger.lift()
    #expect(recognizer.calls == ["began", "moved", "reset"])
  }

  // statement 391
  @Test("an animation that begins on a touched view leaves its touch alone")
  func animationInMidTouch() {
    let (stage, view, journal) = scene()
    let finger = stage.touch(at: chainPoint)
    UIView.animate(withDuration: 0.3, animations: { view.alpha = 0.5 })
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(journal.take() == ["view began", "view moved", "view ended"])
    stage.settle()
  }

  // statement 392
  @Test("a finger that leaves the screen is cancelled, not ended")
  func beyondTheScreen() {
    let (stage, _, journal) = scene()
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: -20, y: 60))
    finger.lift()
    #expect(journal.take() == ["view began", "view moved", "view cancelled"])
  }

  // statement 392
  @Test("a finger lifted while the application is inactive does not end a second time")
  func liftedWhileAway() {
    let (stage, _, journal) = scene()
    let application = stage.application
    application.loop.post(
      .touch(.init(id: 1, phase: .began, position: .init(x: 30, y: 30), time: 0)))
    application.loop.flush()
    stage.interrupt()
    application.loop.post(
      .touch(.init(id: 1, phase: .ended, position: .init(x: 30, y: 30), time: 0)))
    application.loop.flush()
    stage.resume()
    #expect(journal.take() == ["view began", "view cancelled"])
    #expect(!stage.trace.contains { $0.kind == .fault })
  }

  // statement 393
  @Test("disabling interaction during a touch refuses new touches and leaves the touch alone")
  func interactionOff() {
    let (stage, view, journal) = scene()
    view.isMultipleTouchEnabled = true
    let finger = stage.touch(at: chainPoint)
    view.isUserInteractionEnabled = false
    stage.tap(at: CGPoint(x: 80, y: 80))
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(journal.take() == ["view began", "view moved", "view ended"])
  }

  // statement 394
  @Test("hiding a view during a touch does not cancel its touch")
  func hidden() {
    let (stage, view, journal) = scene()
    let finger = stage.touch(at: chainPoint)
    view.isHidden = true
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(journal.take() == ["view began", "view moved", "view ended"])
  }

  @Test("hiding a window during a touch does not cancel its touch")
  func hiddenWindow() {
    let (stage, _, journal) = scene()
    let finger = stage.touch(at: chainPoint)
    stage.window.isHidden = true
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(journal.take() == ["view began", "view moved", "view ended"])
  }

  private func scene() -> (Stage, ChainView, CallLog) {
    let stage = Stage()
    let journal = CallLog()
    let view = ChainView("view", journal, frame: chainScreen)
    stage.window.addSubview(view)
    return (stage, view, journal)
  }
}
