import Testing
import TouchstoneTesting
import UIKit

/// A pan as many apps have it: it gives up if the finger moves along the other axis.
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

/// Reads its state after each state change that a test makes.
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
@Suite("A recognizer's view of its own state")
struct OwnStateTests {
  private let scene = GestureScene()

  private func drag(_ way: CGVector) {
    let finger = scene.press()
    finger.move(by: way, duration: 0.2)
    finger.lift()
  }

  // statement 403
  @Test(
    "a pan subclass that is locked to one axis gives up along the other", arguments: [true, false])
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

  // statement 403
  @Test("when a locked pan gives up, another recognizer wins the gesture in the same event")
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

  // statement 403
  @Test("two pans of one view, each locked to its axis, share the drags")
  func twoLockedPans() {
    _ = scene.add("up", LockedPan(isVertical: true))
    _ = scene.add("along", LockedPan(isVertical: false, .fail))
    drag(CGVector(dx: 0, dy: 80))
    #expect(scene.gestures().first == "up began")
    drag(CGVector(dx: 80, dy: 0))
    #expect(scene.gestures().first == "along began")
  }

  // statement 403
  @Test("a recognizer reads each state immediately after setting it in a touch method")
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

  // statement 403
  @Test("a recognizer that begins, changes and ends in one method reads and sends all three")
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

  // statement 149, 403
  @Test("with an undecided requirement a recognizer still reads possible")
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

  // statement 152, 403
  @Test("a requirement from a delegate counts as well, and delegates read possible")
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
    // Queried once for whether it should begin, and once for its requirements.
    #expect(delegate.seen == [.possible, .possible])
    finger.lift()
    #expect(scene.gestures() == ["own began"])
  }

  // statement 403
  @Test("another recognizer that receives the same event still reads possible")
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

  // statement 156, 403
  @Test("a state that the delegate refuses reads failed at once")
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

  // statement 403
  @Test("a state that another recognizer prevents reads failed after the event")
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
}
