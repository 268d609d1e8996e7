import RecordingObjects
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// A recognizer that only records its touches and resets.
private final class Ear: UIGestureRecognizer {
  var log: ActionLog?
  private func note(_ line: String) { log?.record("\(name ?? "?") \(line)") }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("hears began in \(state)")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("hears moved") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("hears ended") }
  override func reset() { note("reset") }
}

/// A view that overrides one method without calling super.
private final class HalfView: UIView {
  var log: ActionLog?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    log?.record("half began")
  }
}

/// Has actions of both shapes.
@MainActor
private final class Actions {
  var lines: [String] = []
  func plain() { lines.append("plain") }
  func withSender(_ sender: UITapGestureRecognizer) { lines.append(sender.name ?? "?") }
}

@MainActor
@Suite("Receivers of a touch, and their lifetimes")
struct SwarmTests {
  private let scene = GestureScene()

  private func ear(_ name: String) -> Ear {
    let ear = scene.log.made(name, Ear())
    ear.log = scene.log
    return ear
  }

  // statement 87, 89, 94, 112
  @Test("each recognizer of the hit view, its ancestors and the window is called before the view")
  func swarm() {
    scene.stage.window.addGestureRecognizer(ear("window"))
    scene.parent.addGestureRecognizer(ear("parent"))
    scene.view.addGestureRecognizer(ear("own"))
    let child = UIView(frame: scene.view.bounds)
    child.isUserInteractionEnabled = false
    scene.view.addSubview(child)
    child.addGestureRecognizer(ear("child, not hit"))
    let finger = scene.press()
    #expect(
      scene.log.take() == [
        "own hears began in possible", "parent hears began in possible",
        "window hears began in possible", "view began",
      ])
    finger.move(by: CGVector(dx: 1, dy: 0))
    #expect(
      scene.log.take() == [
        "own hears moved", "parent hears moved", "window hears moved", "view moved",
      ])
    finger.lift()
    #expect(
      scene.log.take() == [
        "own hears ended", "parent hears ended", "window hears ended", "view ended",
        "own reset", "parent reset", "window reset",
      ])
  }

  // statement 88
  @Test("a recognizer added after a touch began does not receive it")
  func addedLate() {
    let finger = scene.press()
    scene.view.addGestureRecognizer(ear("late"))
    finger.move(by: CGVector(dx: 1, dy: 0))
    finger.lift()
    #expect(scene.log.take() == ["view began", "view moved", "view ended"])
    scene.press().lift()
    #expect(scene.log.take().first == "late hears began in possible")
  }

  // statement 90
  @Test("a recognizer is not a responder: it has no place in the responder chain")
  func noResponder() {
    let own = ear("own")
    scene.view.addGestureRecognizer(own)
    #expect(!((own as NSObject) is UIResponder))
    #expect(scene.view.next === scene.parent)
  }

  // statement 109, 111, 112
  @Test("a touch that its view does not handle goes up the chain, and keeps its view")
  func upTheChain() {
    let child = UIView(frame: scene.view.bounds)
    scene.view.addSubview(child)
    var seen: [UIView?] = []
    let own = ear("own")
    scene.view.addGestureRecognizer(own)
    let finger = scene.press()
    seen.append(contentsOf: scene.stage.application.intake.live.map(\.view))
    finger.lift()
    #expect(scene.log.take().filter { $0.hasPrefix("view") } == ["view began", "view ended"])
    #expect(seen.count == 1)
    #expect(seen.first.flatMap { $0 } === child)
  }

  // statement 110
  @Test("a view that overrides one method forwards the others to the next responder")
  func halfOverridden() {
    let half = HalfView(frame: scene.view.bounds)
    half.log = scene.log
    scene.view.addSubview(half)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 1, dy: 0))
    finger.lift()
    #expect(scene.log.take() == ["half began", "view moved", "view ended"])
  }

  // statement 114
  @Test("a scroll view's recognizer cancels the touches of its content")
  func scrollViewCancels() {
    let scroll = UIScrollView(frame: scene.view.bounds)
    scroll.contentSize = CGSize(width: 300, height: 3000)
    scene.parent.addSubview(scroll)
    scroll.addSubview(scene.view)
    let finger = scene.press()
    scene.stage.advance(by: 0.2)
    finger.move(by: CGVector(dx: 0, dy: -40), duration: 0.1)
    finger.lift()
    scene.stage.settle()
    #expect(scene.log.lines.first == "view began")
    #expect(scene.log.lines.last == "view cancelled")
  }

  // statement 115, 130, 131, 133
  @Test("a new sequence finds a recognizer possible and reset, however the previous one ended")
  func startsPossible() {
    let own = ear("own")
    scene.view.addGestureRecognizer(own)
    scene.press().lift()
    let finger = scene.press()
    own.state = .failed
    finger.cancel()
    scene.press().lift()
    #expect(
      scene.log.take().filter { $0.hasPrefix("own") } == [
        "own hears began in possible", "own hears ended", "own reset",
        "own hears began in possible", "own reset",
        "own hears began in possible", "own hears ended", "own reset",
      ])
  }

  // statement 128
  @Test("an action accepts the recognizer, or nothing")
  func actionShapes() {
    let actions = Actions()
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.addTarget(actions, action: Actions.plain)
    tap.addTarget(actions, action: Actions.withSender)
    scene.press().lift()
    #expect(actions.lines == ["plain", "tap"])
  }

  // statement 139
  @Test("a view retains its recognizers, and a recognizer retains neither targets nor delegate")
  func references() {
    weak var tap: UITapGestureRecognizer?
    weak var target: Actions?
    weak var delegate: Judge?
    do {
      let made = UITapGestureRecognizer()
      let actions = Actions()
      let judge = Judge()
      made.addTarget(actions, action: Actions.plain)
      made.delegate = judge
      scene.view.addGestureRecognizer(made)
      (tap, target, delegate) = (made, actions, judge)
    }
    #expect(tap != nil)
    #expect(target == nil)
    #expect(delegate == nil)
    scene.press().lift()
  }

  // statement 140
  @Test("on a view that can't be hit, no recognizer recognizes", arguments: 0..<3)
  func unhittable(reason: Int) {
    _ = scene.add("tap", UITapGestureRecognizer())
    switch reason {
    case 0: scene.view.isUserInteractionEnabled = false
    case 1: scene.view.isHidden = true
    default: scene.view.alpha = 0
    }
    scene.press().lift()
    #expect(scene.log.lines == [])
  }

  // statement 141
  @Test("a gesture is at its fingers' center, and an invalid touch index gives that center, too")
  func places() {
    let own = ear("own")
    scene.view.addGestureRecognizer(own)
    let fingers = [scene.press(), scene.press(CGVector(dx: 40, dy: 20))]
    #expect(own.location(in: nil) == CGPoint(x: 170, y: 160))
    #expect(own.location(ofTouch: 1, in: nil) == CGPoint(x: 190, y: 170))
    // UIKit raises an exception. See Differences.md.
    #expect(own.location(ofTouch: 2, in: nil) == CGPoint(x: 170, y: 160))
    for finger in fingers { finger.lift() }
  }

  // statement 23, 95, 103
  @Test("a touch taken by a gesture that begins is cancelled for its view, and continues")
  func cancelledPhase() {
    var phases: [UITouch.Phase] = []
    let watcher = PhaseView(frame: scene.view.bounds)
    watcher.onCancelled = { touch, event in
      phases.append(touch.phase)
      phases.append(contentsOf: (event?.allTouches ?? []).map(\.phase))
      phases.append(contentsOf: (event?.coalescedTouches(for: touch) ?? []).map(\.phase))
    }
    scene.view.addSubview(watcher)
    let pan = UIPanGestureRecognizer()
    scene.view.addGestureRecognizer(pan)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    #expect(phases == [.cancelled, .cancelled, .cancelled])
    #expect(pan.state == .began)
    finger.move(by: CGVector(dx: 20, dy: 0))
    #expect(pan.state == .changed)
    finger.lift()
    #expect(phases.count == 3)
  }

  // statement 13
  @Test("a recognizer shows the keys and buttons of its last event, and requires none")
  func modifiers() {
    let pan = scene.add("pan", UIPanGestureRecognizer())
    let mouse = scene.stage.pointer(at: scene.point, buttons: .secondary)
    mouse.move(by: CGVector(dx: 20, dy: 0))
    #expect(scene.gestures() == ["pan began"])
    #expect(pan.buttonMask == .secondary)
    #expect(pan.modifierFlags == [])
    mouse.lift()
    let finger = scene.press()
    finger.move(by: CGVector(dx: 20, dy: 0))
    #expect(pan.buttonMask == [])
    finger.lift()
  }
}

/// Reports the phase of a touch that is canceled in the view.
private final class PhaseView: UIView {
  var onCancelled: (UITouch, UIEvent?) -> Void = { _, _ in }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { onCancelled(touch, event) }
  }
}

@MainActor
@Suite("A stage that ends during a gesture")
struct AbandonedTests {
  @Test("a stage that ends leaves no recognizer, touch or view behind")
  func leavesNothing() {
    weak var pan: UIPanGestureRecognizer?
    weak var touch: UITouch?
    weak var view: UIView?
    do {
      let scene = GestureScene()
      let made = scene.add("pan", UIPanGestureRecognizer())
      // Not with the stage's own finger, which the stage would expect at its end.
      for (phase, x) in [(TouchSample.Phase.began, 100.0), (.moved, 120)] {
        scene.stage.application.loop.post(
          .touch(
            TouchSample(id: 7, phase: phase, position: Point(x: x, y: 100), time: scene.stage.now)))
        scene.stage.application.loop.flush()
      }
      #expect(made.state == .began)
      (pan, view) = (made, scene.view)
      touch = scene.stage.application.intake.live.first
    }
    #expect(pan == nil)
    #expect(touch == nil)
    #expect(view == nil)
  }
}
