import Testing
import TouchstoneTesting
import UIKit

/// Records the values that its own property observer receives.
private final class ObservedTap: UITapGestureRecognizer {
  var seen: [State] = []
  override var state: State { didSet { seen.append(state) } }
}

private final class ObservedPan: UIPanGestureRecognizer {
  var seen: [State] = []
  var changes: [String] = []
  override var state: State {
    didSet {
      seen.append(state)
      if state != oldValue { changes.append("\(oldValue) → \(state)") }
    }
  }
}

private final class ObservedRecognizer: UIGestureRecognizer {
  var seen: [State] = []
  override var state: State { didSet { seen.append(state) } }
}

/// Always keeps its state possible.
private final class StubbornTap: UITapGestureRecognizer {
  var asked: [State] = []
  override var state: State {
    get { super.state }
    set { asked.append(newValue) }
  }
}

@MainActor
@Suite("Observers of a recognizer's state")
struct ObservedStateTests {
  private let scene = GestureScene()

  private func drag(_ way: CGVector) {
    let finger = scene.press()
    finger.move(by: way, duration: 0.2)
    finger.lift()
  }

  // statement 404
  @Test("an observer on the state of a pan sees every state once, in order")
  func observedPan() {
    let pan = scene.add("pan", ObservedPan())
    let finger = scene.press()
    for _ in 0..<3 { finger.move(by: CGVector(dx: 12, dy: 0)) }
    finger.lift()
    #expect(pan.seen == [.began, .changed, .changed, .ended, .possible])
    #expect(
      pan.changes == [
        "possible → began", "began → changed", "changed → ended", "ended → possible",
      ])
    #expect(scene.gestures() == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  // statement 404
  @Test("an observer sees failures, preventions and cancellations as well")
  func observedLosers() {
    let tap = scene.add("tap", ObservedTap())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 60, dy: 0))
    #expect(tap.seen == [.failed])
    finger.lift()
    #expect(tap.seen == [.failed, .possible])
    let pan = scene.log.made("pan", ObservedPan())
    scene.parent.addGestureRecognizer(pan)
    let inner = scene.add("inner", UIPanGestureRecognizer())
    drag(CGVector(dx: 30, dy: 0))
    // It was ready, and the inner view's pan went first.
    #expect(pan.seen == [.began, .failed, .possible])
    inner.isEnabled = false
    pan.seen = []
    let other = scene.press()
    other.move(by: CGVector(dx: 30, dy: 0))
    pan.isEnabled = false
    #expect(pan.seen == [.began, .cancelled, .possible])
    other.lift()
  }

  // statement 149, 404
  @Test("an observer of a waiting recognizer sees the state when it is released")
  func observedWaiting() {
    let single = scene.add("single", ObservedTap())
    let double = scene.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    scene.press().lift()
    #expect(single.seen == [.possible])
    scene.stage.advance(by: 0.4)
    #expect(single.seen == [.possible, .ended, .possible])
  }

  // statement 404
  @Test("an observer sees states that the app sets between events")
  func observedBetweenEvents() {
    let own = scene.add("own", ObservedRecognizer())
    let finger = scene.press()
    own.state = .began
    own.state = .changed
    #expect(own.seen == [.began, .changed])
    own.state = .ended
    finger.lift()
    #expect(own.seen == [.began, .changed, .ended, .possible])
    #expect(scene.gestures() == ["own began", "own changed", "own ended"])
  }

  @Test("an override that stores every state itself stays possible and does no harm")
  func stubborn() {
    let tap = scene.add("tap", StubbornTap())
    scene.press().lift()
    scene.press().lift()
    #expect(scene.gestures() == [])
    #expect(tap.state == .possible && tap.asked.first == .ended)
  }
}
