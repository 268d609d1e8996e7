import RecordingObjects
import Testing
import TouchstoneTesting
import UIKit

/// A custom recognizer with state changes that a test chooses.
private final class OwnRecognizer: RecordingRecognizer {
  var onBegan: (OwnRecognizer) -> Void = { _ in }
  var onMoved: (OwnRecognizer) -> Void = { _ in }
  var onEnded: (OwnRecognizer) -> Void = { _ in }
  var prevents = true
  var isPreventable = true
  var statesAtReset: [State] = []

  override func record(_ phase: UITouch.Phase, _ touches: Set<UITouch>, with event: UIEvent) {
    calls.append(phase == .began ? "began \(touches.count)" : "\(phase)")
    switch phase {
    case .began: onBegan(self)
    case .moved: onMoved(self)
    case .ended: onEnded(self)
    default: break
    }
  }
  override func reset() {
    statesAtReset.append(state)
    super.reset()
  }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    isPreventable
  }
}

/// Adds requirements while its methods are called, and counts the calls.
@MainActor
private final class RequiringDelegate: NSObject, UIGestureRecognizerDelegate {
  var asked = 0
  var requires = false
  var isRequired = false
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    asked += 1
    return requires
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired }
}

/// A delegate that declines touches or events.
@MainActor
private final class Doorkeeper: NSObject, UIGestureRecognizerDelegate {
  var lines: [String] = []
  var takesTouch = true
  var takesEvent = true
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    lines.append("touch in \(type(of: touch.view as Any))")
    return takesTouch
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    lines.append("event")
    return takesEvent
  }
}

@MainActor
@Suite("Interactions between recognizers")
struct ArbitrationTests {
  private let scene = GestureScene()

  // statement 105, 106
  @Test("a recognizer that loses receives that event, and no later one")
  func losersHearNoMore() {
    let winner = scene.add("winner", OwnRecognizer())
    let loser = scene.log.made("loser", OwnRecognizer())
    scene.parent.addGestureRecognizer(loser)
    winner.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    loser.onMoved = { $0.state = .began }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 1, dy: 0))
    #expect(loser.state == .failed)
    finger.move(by: CGVector(dx: 1, dy: 0))
    finger.lift()
    #expect(loser.calls == ["began 1", "moved", "reset"])
    #expect(scene.gestures() == ["winner began", "winner changed"])
  }

  // statement 107, 108
  @Test("a later touch joins an ongoing gesture, and no finished one")
  func laterTouches() {
    let running = scene.add("running", OwnRecognizer())
    let over = scene.add("over", OwnRecognizer())
    running.onMoved = { $0.state = .began }
    let first = scene.press()
    first.move(by: CGVector(dx: 1, dy: 0))
    _ = scene.log.take()
    let second = scene.press(CGVector(dx: 60, dy: 0))
    #expect(scene.log.take() == ["view began"])
    #expect(running.numberOfTouches == 2)
    #expect(over.numberOfTouches == 1)
    second.lift()
    first.lift()
    #expect(over.calls.filter { $0 == "began 1" }.count == 1)
  }

  // statement 113
  @Test("a recognizer that never decides sees all, and the view gets its end in the same event")
  func undecided() {
    let silent = scene.add("silent", OwnRecognizer())
    let finger = scene.press()
    finger.move(by: CGVector(dx: 1, dy: 0))
    finger.lift()
    #expect(silent.calls == ["began 1", "moved", "ended", "reset"])
    #expect(scene.log.lines == ["view began", "view moved", "view ended"])
  }

  // statement 119, 120, 122, 123, 132
  @Test("each move sends one action, failing after the beginning cancels, and a reset follows")
  func states() {
    let own = scene.add("own", OwnRecognizer())
    own.onMoved = { $0.state = $0.state == .possible ? .began : .changed }
    own.onEnded = { $0.state = .failed }
    let finger = scene.press()
    for _ in 0..<3 { finger.move(by: CGVector(dx: 1, dy: 0)) }
    finger.lift()
    #expect(scene.gestures() == ["own began", "own changed", "own changed", "own cancelled"])
    #expect(own.statesAtReset == [.possible])
  }

  // statement 121
  @Test("an illegal state transition is refused and changes nothing")
  func wrongMove() {
    let own = scene.add("own", OwnRecognizer())
    own.onBegan = { $0.state = .changed }
    own.onEnded = { $0.state = .cancelled }
    scene.press().lift()
    #expect(scene.gestures() == [])
    #expect(own.state == .possible)
  }

  // statement 145
  @Test("a class may decline to prevent or to be prevented", arguments: [false, true])
  func classHooks(declinesToPrevent: Bool) {
    let first = scene.add("first", OwnRecognizer())
    let second = scene.log.made("second", OwnRecognizer())
    scene.parent.addGestureRecognizer(second)
    first.prevents = !declinesToPrevent
    second.isPreventable = declinesToPrevent
    for own in [first, second] { own.onEnded = { $0.state = .ended } }
    scene.press().lift()
    #expect(scene.gestures() == ["first ended", "second ended"])
  }

  // statement 149
  @Test("a chain of requirements is resolved from its end")
  func chain() {
    let single = scene.add("single", UITapGestureRecognizer())
    let double = scene.add("double", UITapGestureRecognizer())
    let triple = scene.add("triple", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    triple.numberOfTapsRequired = 3
    single.require(toFail: double)
    double.require(toFail: triple)
    for (count, name) in [(1, "single"), (2, "double"), (3, "triple")] {
      for _ in 0..<count { scene.press().lift() }
      scene.stage.advance(by: 1)
      #expect(scene.gestures() == ["\(name) ended"])
    }
  }

  // statement 149
  @Test("a cycle of requirements is broken by ignoring the one that closes it")
  func circle() {
    let one = scene.add("one", UITapGestureRecognizer())
    let other = scene.add("other", UILongPressGestureRecognizer())
    one.require(toFail: other)
    other.require(toFail: one)
    scene.press().lift()
    #expect(scene.gestures() == ["one ended"])
    scene.stage.longPress(at: scene.point)
    #expect(scene.gestures() == ["other began", "other ended"])
  }

  // statement 151
  @Test("while a recognizer waits, the view waits for its end")
  func viewWaits() {
    let tap = scene.add("tap", UITapGestureRecognizer())
    let own = scene.log.made("double", UITapGestureRecognizer())
    scene.parent.addGestureRecognizer(own)
    own.numberOfTapsRequired = 2
    own.delaysTouchesEnded = false
    tap.require(toFail: own)
    scene.press().lift()
    #expect(scene.log.take() == ["view began"])
    scene.stage.advance(by: 0.4)
    #expect(scene.log.take() == ["view cancelled", "tap ended"])
  }

  // statement 108, 150
  @Test("a finished recognizer that waits for a requirement is offered no new touch")
  func waitingTakesNoMore() {
    let own = scene.add("own", OwnRecognizer())
    let double = scene.log.made("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    scene.parent.addGestureRecognizer(double)
    own.require(toFail: double)
    own.onEnded = { $0.state = .ended }
    scene.press().lift()
    let second = scene.press()
    #expect(own.calls == ["began 1", "ended"])
    second.move(by: CGVector(dx: 50, dy: 0))
    #expect(scene.gestures() == ["own ended"])
    second.lift()
    #expect(own.calls == ["began 1", "ended", "reset"])
  }

  @Test("a begun recognizer that waits for a requirement is offered new touches")
  func waitingTakesMore() {
    let own = scene.add("own", OwnRecognizer())
    let other = scene.log.made("other", OwnRecognizer())
    scene.parent.addGestureRecognizer(other)
    own.require(toFail: other)
    own.onMoved = { if $0.state == .possible { $0.state = .began } }
    let first = scene.press()
    first.move(by: CGVector(dx: 20, dy: 0))
    #expect(scene.gestures() == [])
    let second = scene.press()
    #expect(own.calls == ["began 1", "moved", "began 1"])
    #expect(own.numberOfTouches == 2)
    other.state = .failed
    #expect(scene.gestures() == ["own began"])
    own.state = .ended
    first.lift()
    second.lift()
  }

  // statement 152
  @Test(
    "a delegate may require failures, and is queried once for each attempt",
    arguments: [true, false])
  func delegateRequires(byTheFirst: Bool) {
    let single = scene.add("single", UITapGestureRecognizer())
    let double = scene.add("double", UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    let delegate = RequiringDelegate()
    delegate.requires = byTheFirst
    delegate.isRequired = !byTheFirst
    if byTheFirst { single.delegate = delegate } else { double.delegate = delegate }
    scene.press().lift()
    scene.stage.advance(by: 0.3)
    #expect(scene.gestures() == [])
    scene.stage.advance(by: 0.1)
    #expect(scene.gestures() == ["single ended"])
    #expect(delegate.asked == (byTheFirst ? 1 : 0))
  }

  // statement 154
  @Test("a requirement without a touch blocks no recognizer")
  func absentRequirement() {
    let elsewhere = UITapGestureRecognizer()
    elsewhere.numberOfTapsRequired = 2
    let other = UIView(frame: CGRect(x: 0, y: 500, width: 100, height: 100))
    other.addGestureRecognizer(elsewhere)
    scene.parent.addSubview(other)
    let tap = scene.add("tap", UITapGestureRecognizer())
    tap.require(toFail: elsewhere)
    scene.press().lift()
    #expect(scene.gestures() == ["tap ended"])
  }

  // statement 161, 162, 163, 164
  @Test("types are filtered first, then the delegate is called for the event and the touch")
  func reception() {
    let keeper = Doorkeeper()
    let own = scene.log.made("own", OwnRecognizer())
    own.delegate = keeper
    scene.parent.addGestureRecognizer(own)
    scene.press().lift()
    #expect(keeper.lines.count == 2)
    #expect(keeper.lines.first == "event")
    #expect(keeper.lines.last?.contains("UIView") == true)
    keeper.takesTouch = false
    scene.press().lift()
    keeper.takesEvent = false
    keeper.lines = []
    scene.press().lift()
    #expect(keeper.lines == ["event"])
    keeper.lines = []
    own.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    scene.press().lift()
    #expect(keeper.lines == [])
    #expect(own.calls == ["began 1", "ended", "reset"])
  }

  // statement 104
  @Test("a touch that is ignored is not cancelled in its view")
  func ignored() {
    let keeper = IgnoringRecognizer()
    scene.view.addGestureRecognizer(keeper)
    let finger = scene.press()
    #expect(keeper.state == .began)
    finger.move(by: CGVector(dx: 5, dy: 0))
    finger.lift()
    #expect(scene.log.lines == ["view began", "view moved", "view ended"])
    keeper.state = .ended
    #expect(keeper.state == .possible)
  }

  // statement 127, 129
  @Test("each target is called once, and nil removes all targets")
  func targets() {
    let tap = scene.add("tap", UITapGestureRecognizer())
    let other = ActionLog()
    tap.addTarget(other, action: ActionLog.action)
    tap.addTarget(other, action: ActionLog.action)
    scene.press().lift()
    #expect(scene.gestures() == ["tap ended"])
    #expect(other.lines == ["tap ended"])
    tap.removeTarget(nil, action: nil)
    scene.press().lift()
    #expect(scene.gestures() == [])
  }

  // statement 399
  @Test("an action that removes its view is the last one")
  func actionRemovesView() {
    let own = scene.add("own", OwnRecognizer())
    own.onMoved = {
      $0.state = .began
      $0.state = .changed
    }
    scene.log.onAction = { _ in scene.view.removeFromSuperview() }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 1, dy: 0))
    finger.lift()
    #expect(scene.gestures() == ["own began"])
    #expect(own.calls.last == "reset")
  }

  // statement 135
  @Test("a gesture disabled in another's action is cancelled only if its beginning was sent")
  func turnedOffBeforeTold() {
    let first = scene.add("first", OwnRecognizer())
    let second = scene.add("second", OwnRecognizer())
    first.prevents = false
    second.prevents = false
    first.onMoved = { $0.state = .ended }
    second.onMoved = { $0.state = .began }
    scene.log.onAction = { if $0 === first { second.isEnabled = false } }
    let finger = scene.press()
    finger.move(by: CGVector(dx: 1, dy: 0))
    finger.lift()
    // The recognizer that was added to a view later receives touches first.
    #expect(scene.gestures() == ["second began", "first ended", "second cancelled"])
    second.isEnabled = true
    scene.log.onAction = { if $0 === second { first.isEnabled = false } }
    let other = scene.press()
    other.move(by: CGVector(dx: 1, dy: 0))
    other.lift()
    #expect(scene.gestures() == ["second began"])
  }

  @Test("a recognizer is removed with its view in mid-gesture, and the others continue")
  func goesInMidGesture() {
    weak var gone: UITapGestureRecognizer?
    let below = scene.log.made("below", UITapGestureRecognizer())
    scene.parent.addGestureRecognizer(below)
    do {
      let tap = UITapGestureRecognizer()
      gone = tap
      below.require(toFail: tap)
      scene.view.addGestureRecognizer(tap)
    }
    let finger = scene.press()
    if let tap = gone { scene.view.removeGestureRecognizer(tap) }
    finger.lift()
    #expect(gone == nil)
    #expect(scene.gestures() == ["below ended"])
  }
}

/// Ignores every touch. It would otherwise cancel the touch in the view.
private final class IgnoringRecognizer: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
    state = .began
  }
}
