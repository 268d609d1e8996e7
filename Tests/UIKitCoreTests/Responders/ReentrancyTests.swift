import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// Calls a closure when a touch begins.
private final class ActingView: RecordingView {
  var began: (() -> Void)?
  var calls: [String] { lines }

  override func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent?) {
    log.record("\(phase) \(touches.count)")
    if phase == .began { began?() }
  }
}

/// Records its calls, and calls a closure when a touch begins or moves.
private final class ActingRecognizer: RecordingRecognizer {
  var began: (() -> Void)?
  var moved: (() -> Void)?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    began?()
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    moved?()
  }
}

@MainActor
private final class Watcher: NSObject {
  var calls = 0
  var act: (() -> Void)?
  func recognized(_ recognizer: UIGestureRecognizer) {
    calls += 1
    act?()
  }
  static let action = Selector("recognizedByWatcher:", Watcher.recognized(_:))
}

private final class Attachment: NSObject, UIInteraction {
  weak var view: UIView?
  var calls: [String] = []
  func willMove(to view: UIView?) { calls.append("will \(view != nil) \(self.view != nil)") }
  func didMove(to view: UIView?) {
    self.view = view
    calls.append("did \(view != nil)")
  }
}

@MainActor
struct ReentrancyTests {
  // statement 397
  @Test("the receivers of an event are fixed before any method is called")
  func receiversAreFixed() {
    let stage = Stage()
    let first = ActingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = ActingView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    first.began = {
      second.removeFromSuperview()
      first.removeFromSuperview()
    }
    var fingers: [Finger] = []
    stage.together {
      fingers = [
        stage.touch(at: CGPoint(x: 50, y: 50)), stage.touch(at: CGPoint(x: 150, y: 50)),
      ]
    }
    for finger in fingers { finger.lift() }
    #expect(first.calls == ["began 1", "ended 1"])
    #expect(second.calls == ["began 1", "ended 1"])
  }

  // statement 397
  @Test("the recognizers of a touch are fixed when it begins")
  func recognizersAreFixed() {
    let stage = Stage()
    let view = ActingView(frame: chainScreen)
    let early = ActingRecognizer()
    let late = ActingRecognizer()
    stage.window.addSubview(view)
    view.addGestureRecognizer(early)
    early.began = { view.addGestureRecognizer(late) }
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(early.calls == ["began", "moved", "ended", "reset"])
    #expect(late.calls == [])
    #expect(view.calls == ["began 1", "moved 1", "ended 1"])
    stage.tap(at: chainPoint)
    #expect(late.calls == ["began", "ended", "reset"])
  }

  // statement 397
  @Test("a recognizer that removes itself while it is called receives no more of the touch")
  func recognizerLeaves() {
    let stage = Stage()
    let view = ActingView(frame: chainScreen)
    let recognizer = ActingRecognizer()
    let other = ActingRecognizer()
    stage.window.addSubview(view)
    view.addGestureRecognizer(recognizer)
    view.addGestureRecognizer(other)
    recognizer.moved = { view.removeGestureRecognizer(recognizer) }
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.lift()
    #expect(recognizer.calls == ["began", "moved", "reset"])
    #expect(other.calls == ["began", "moved", "ended", "reset"])
    #expect(view.calls == ["began 1", "moved 1", "ended 1"])
  }

  // statement 397
  @Test("a window shown while a touch begins gets none of that touch")
  func windowAppears() {
    let stage = Stage()
    let view = ActingView(frame: chainScreen)
    let cover = ActingView(frame: chainScreen)
    let window = UIWindow(frame: chainScreen)
    window.addSubview(cover)
    stage.window.addSubview(view)
    view.began = { window.makeKeyAndVisible() }
    let finger = stage.touch(at: chainPoint)
    finger.lift()
    #expect(view.calls == ["began 1", "ended 1"])
    #expect(cover.calls == [])
    stage.tap(at: chainPoint)
    #expect(cover.calls == ["began 1", "ended 1"])
  }

  // statement 397
  @Test("input posted inside a handler is delivered after the current event")
  func inputInsideHandler() {
    let stage = Stage()
    let journal = CallLog()
    let outer = ActingView(frame: chainScreen)
    let inner = ChainView("inner", journal, frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    outer.began = {
      journal.record("begins")
      stage.tap(at: CGPoint(x: 210, y: 210))
      journal.record("is over")
    }
    stage.touch(at: chainPoint).lift()
    #expect(journal.take() == ["begins", "is over", "inner began", "inner ended"])
    #expect(outer.calls == ["began 1", "ended 1"])
  }

  // statement 397
  @Test("sending the event again inside a handler delivers nothing twice")
  func eventSentAgain() {
    final class Again: ActingViewBase {
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        guard let event else { return }
        window?.sendEvent(event)
        UIApplication.shared.sendEvent(event)
      }
    }
    let stage = Stage()
    let first = Again(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let second = ActingViewBase(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    let other = UIWindow(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    other.isHidden = false
    let third = ActingViewBase(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    other.addSubview(third)
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    var fingers: [Finger] = []
    stage.together {
      fingers = [
        stage.touch(at: CGPoint(x: 50, y: 50)), stage.touch(at: CGPoint(x: 150, y: 50)),
        stage.touch(at: CGPoint(x: 50, y: 250)),
      ]
    }
    stage.together { for finger in fingers { finger.lift() } }
    for view in [first, second, third] { #expect(view.calls == ["began", "ended"]) }
  }

  // statement 399
  @Test(
    "a gesture's action may remove its own view: the recognizer starts again without another action"
  )
  func actionRemovesItsView() {
    let stage = Stage()
    let view = ActingView(frame: chainScreen)
    let watcher = Watcher()
    let recognizer = ActingRecognizer(target: watcher, action: Watcher.action)
    recognizer.moved = { [unowned recognizer] in
      let isNew = recognizer.state == UIGestureRecognizer.State.possible
      recognizer.state = isNew ? UIGestureRecognizer.State.began : .changed
    }
    watcher.act = { view.removeFromSuperview() }
    stage.window.addSubview(view)
    view.addGestureRecognizer(recognizer)
    let finger = stage.touch(at: chainPoint)
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.move(to: CGPoint(x: 90, y: 90))
    finger.lift()
    #expect(watcher.calls == 1)
    #expect(recognizer.state == UIGestureRecognizer.State.possible)
    #expect(recognizer.calls == ["began", "moved", "reset"])
    #expect(view.calls == ["began 1", "cancelled 1"])
  }

  // statement 401
  @Test("a view retains its recognizers and interactions, which do not retain the view")
  func ownership() {
    var view: UIView? = UIView()
    weak var recognizer: UIGestureRecognizer?
    weak var attachment: Attachment?
    weak let watched = view
    do {
      let made = UIGestureRecognizer()
      let attached = Attachment()
      view?.addGestureRecognizer(made)
      view?.addInteraction(attached)
      recognizer = made
      attachment = attached
    }
    #expect(recognizer != nil)
    #expect(attachment != nil)
    let kept = recognizer
    view = nil
    #expect(watched == nil)
    #expect(attachment == nil)
    #expect(kept?.view == nil)
  }

  // statement 401
  @Test("an interaction is notified before and after it moves, onto a view and off it")
  func interactions() {
    let view = UIView()
    let other = UIView()
    let attachment = Attachment()
    view.addInteraction(attachment)
    #expect(attachment.calls == ["will true false", "did true"])
    attachment.calls = []
    other.addInteraction(attachment)
    #expect(attachment.view === other)
    #expect(view.interactions.isEmpty)
    attachment.calls = []
    other.removeInteraction(attachment)
    #expect(attachment.calls == ["will false true", "did false"])
    #expect(attachment.view == nil)
  }
}

/// A view that records its calls by phase.
private class ActingViewBase: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
}
