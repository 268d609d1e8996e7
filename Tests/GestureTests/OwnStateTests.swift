import Testing
import TouchstoneTesting
import UIKit

/// The pan that every second app has: it gives up where the finger goes along the other axis.
private final class LockedPan: UIPanGestureRecognizer {
  enum Verdict {
    case cancel
    case fail
  }

  let isVertical: Bool
  let verdict: Verdict
  var readings: [State] = []

  init(isVertical: Bool, _ verdict: Verdict = .cancel) {
    self.isVertical = isVertical
    self.verdict = verdict
    super.init(target: nil, action: nil)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    readings.append(state)
    guard state == .began else { return }
    let velocity = velocity(in: view)
    guard isVertical != (abs(velocity.y) > abs(velocity.x)) else { return }
    state = verdict == .cancel ? .cancelled : .failed
    readings.append(state)
  }
}

/// Reads its state after each move that a test makes.
private final class ReadingRecognizer: UIGestureRecognizer {
  var onBegan: (ReadingRecognizer) -> Void = { _ in }
  var onMoved: (ReadingRecognizer) -> Void = { _ in }
  var onEnded: (ReadingRecognizer) -> Void = { _ in }
  var readings: [State] = []
  var prevented = true

  func go(_ next: State) {
    state = next
    readings.append(state)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { onBegan(self) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { onMoved(self) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { onEnded(self) }
}

/// Notes what its own property observer sees.
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

/// Keeps its state possible for ever, whatever it is told.
private final class StubbornTap: UITapGestureRecognizer {
  var asked: [State] = []
  override var state: State {
    get { super.state }
    set { asked.append(newValue) }
  }
}

@MainActor
private final class WatchingDelegate: NSObject, UIGestureRecognizerDelegate {
  var seen: [UIGestureRecognizer.State] = []
  var requires = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    seen.append(gestureRecognizer.state)
    return true
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    seen.append(gestureRecognizer.state)
    return requires
  }
}

@MainActor
@Suite("What a recognizer reads of its own state")
struct OwnStateTests {
  private let scene = GestureScene()

  private func drag(_ way: CGVector) {
    let finger = scene.press()
    finger.move(by: way, duration: 0.2)
    finger.lift()
  }

  // behaviour 403
  @Test("a pan of a subclass that locks to one axis gives up along the other", arguments: [true, false])
  func lockedPan(cancels: Bool) {
    let pan = scene.add("pan", LockedPan(isVertical: true, cancels ? .cancel : .fail))
    drag(CGVector(dx: 100, dy: 5))
    #expect(scene.gestures() == [])
    #expect(pan.readings.suffix(2) == [.began, cancels ? .cancelled : .failed])
    #expect(pan.state == .possible)
    drag(CGVector(dx: 5, dy: 100))
    let lines = scene.gestures()
    #expect(lines.first == "pan began" && lines.last == "pan ended" && lines.count > 10)
  }

  // behaviour 403
  @Test("where a locked pan gives up, another recognizer gets the gesture in the same event")
  func lockedPanLeavesTheGesture() {
    let pan = scene.add("locked", LockedPan(isVertical: true))
    let other = scene.log.made("other", UIPanGestureRecognizer())
    scene.parent.addGestureRecognizer(other)
    let finger = scene.press()
    finger.move(by: CGVector(dx: 30, dy: 0))
    #expect(scene.gestures() == ["other began"])
    #expect(pan.state == .cancelled)
    finger.lift()
  }

  // behaviour 403
  @Test("two pans of one view, each locked to its axis, share the drags between them")
  func twoLockedPans() {
    _ = scene.add("up", LockedPan(isVertical: true))
    _ = scene.add("along", LockedPan(isVertical: false, .fail))
    drag(CGVector(dx: 0, dy: 80))
    #expect(scene.gestures().first == "up began")
    drag(CGVector(dx: 80, dy: 0))
    #expect(scene.gestures().first == "along began")
  }

  // behaviour 403
  @Test("a recognizer reads each state at once that it sets in a touch method")
  func readsAtOnce() {
    let own = scene.add("own", ReadingRecognizer())
    own.onBegan = { $0.go(.began) }
    own.onMoved = { $0.go(.changed) }
    own.onEnded = { $0.go(.ended) }
    drag(CGVector(dx: 3, dy: 0))
    #expect(own.readings.first == .began && own.readings.last == .ended)
    #expect(own.readings.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(own.readings.count > 10)
    #expect(scene.gestures().count == own.readings.count)
  }

  // behaviour 403
  @Test("a recognizer that begins, changes and ends in one method reads and tells all three")
  func wholeLifeAtOnce() {
    let own = scene.add("own", ReadingRecognizer())
    own.onMoved = {
      $0.go(.began)
      $0.go(.changed)
      $0.go(.ended)
    }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(own.readings == [.began, .changed, .ended])
    #expect(scene.gestures() == ["own began", "own changed", "own ended"])
    finger.lift()
  }

  // behaviour 149, 403
  @Test("with a requirement that is undecided a recognizer goes on reading possible")
  func readsPossibleWhileItWaits() {
    let own = scene.add("own", ReadingRecognizer())
    let required = scene.log.made("required", ReadingRecognizer())
    scene.parent.addGestureRecognizer(required)
    own.require(toFail: required)
    own.onMoved = { $0.go($0.readings.isEmpty ? .began : .changed) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 3, dy: 0))
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(own.readings == [.possible, .possible])
    #expect(scene.gestures() == [])
    required.state = .failed
    #expect(own.state == .began)
    #expect(scene.gestures() == ["own began"])
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(own.readings.last == .changed)
    finger.lift()
  }

  // behaviour 152, 403
  @Test("a requirement that a delegate sets up counts as well, and delegates read possible")
  func delegatesRequirement() {
    let delegate = WatchingDelegate()
    delegate.requires = true
    let own = scene.add("own", ReadingRecognizer())
    let other = scene.log.made("other", ReadingRecognizer())
    scene.parent.addGestureRecognizer(other)
    own.delegate = delegate
    own.onMoved = { $0.go(.began) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(own.readings == [.possible])
    // Asked whether it should begin, and once whom it requires.
    #expect(delegate.seen == [.possible, .possible])
    finger.lift()
    #expect(scene.gestures() == ["own began"])
  }

  // behaviour 403
  @Test("another recognizer that hears of the same event still reads possible")
  func othersReadWhatWasDecided() {
    let first = scene.add("first", ReadingRecognizer())
    let second = scene.log.made("second", ReadingRecognizer())
    scene.parent.addGestureRecognizer(second)
    var read: [UIGestureRecognizer.State] = []
    first.onMoved = { $0.go(.began) }
    second.onMoved = { _ in read.append(first.state) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(first.readings == [.began] && read == [.possible])
    #expect(first.state == .began && second.state == .failed)
    finger.lift()
  }

  // behaviour 156, 403
  @Test("a wish that the delegate refuses reads failed at once")
  func refusedWish() {
    let judge = Judge()
    judge.begins = { _ in false }
    let own = scene.add("own", ReadingRecognizer())
    own.delegate = judge
    own.onMoved = { $0.go(.began) }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(own.readings == [.failed])
    finger.lift()
    #expect(scene.gestures() == [])
  }

  // behaviour 403
  @Test("a wish that another recognizer prevents reads failed after the event")
  func preventedWish() {
    let winner = scene.add("winner", ReadingRecognizer())
    let loser = scene.log.made("loser", ReadingRecognizer())
    scene.parent.addGestureRecognizer(loser)
    for own in [winner, loser] { own.onMoved = { $0.go(.began) } }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 3, dy: 0))
    #expect(loser.readings == [.began] && loser.state == .failed)
    #expect(scene.gestures() == ["winner began"])
    finger.lift()
  }

  // behaviour 404
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

  // behaviour 404
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

  // behaviour 149, 404
  @Test("an observer of one that waits sees the state when it is let go")
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

  // behaviour 404
  @Test("an observer sees what a program sets between events")
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

  @Test("an override that keeps every state to itself stays possible and does no harm")
  func stubborn() {
    let tap = scene.add("tap", StubbornTap())
    scene.press().lift()
    scene.press().lift()
    #expect(scene.gestures() == [])
    #expect(tap.state == .possible && tap.asked.first == .ended)
  }

  // behaviour 408
  @Test("a tap of two fingers has both in its action, with their places, whoever lifts first")
  func twoFingerTap() {
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    tap.numberOfTapsRequired = 2
    var counts: [Int] = []
    var places: [CGPoint] = []
    scene.log.onAction = { recognizer in
      counts.append(recognizer.numberOfTouches)
      places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
    }
    for shift in [0.0, 4.0] {
      let first = scene.press(CGVector(dx: shift, dy: 0))
      let second = scene.press(CGVector(dx: 60 + shift, dy: 20))
      first.lift()
      #expect(tap.numberOfTouches == 1)
      second.lift()
    }
    #expect(counts == [2])
    let point = scene.point
    #expect(
      places == [
        CGPoint(x: point.x + 4, y: point.y), CGPoint(x: point.x + 64, y: point.y + 20),
      ])
    #expect(tap.numberOfTouches == 0)
  }

  // behaviour 408
  @Test("a tap of two fingers that had to wait still has both, long after they lifted")
  func twoFingerTapThatWaits() {
    let single = scene.add("single", UITapGestureRecognizer())
    let double = scene.add("double", UITapGestureRecognizer())
    single.numberOfTouchesRequired = 2
    double.numberOfTouchesRequired = 2
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var counts: [Int] = []
    scene.log.onAction = { counts.append($0.numberOfTouches) }
    let fingers = [scene.press(), scene.press(CGVector(dx: 40, dy: 0))]
    for finger in fingers { finger.lift() }
    scene.stage.advance(by: 0.4)
    #expect(scene.gestures() == ["single ended"] && counts == [2])
  }
}
