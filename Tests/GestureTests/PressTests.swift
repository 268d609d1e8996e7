import RecordingObjects
import Testing
import TouchstoneInput
import TouchstoneTesting
import UIKit

/// A first responder that records presses.
private final class PressedView: UIView {
  var log: ActionLog?
  override var canBecomeFirstResponder: Bool { true }
  private func note(_ line: String, _ presses: Set<UIPress>, _ phase: UIPress.Phase) {
    let isRight = presses.allSatisfy { $0.phase == phase }
    log?.record("view " + line + (isRight ? "" : ", which looks different"))
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses, .began)
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses, .ended)
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses, .cancelled)
  }
}

/// A custom recognizer that records presses.
private final class PressEar: UIGestureRecognizer {
  var log: ActionLog?
  var ignores = false
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log?.record("ear began, \(event.presses(for: self).count)")
    if ignores { for press in presses { ignore(press, for: event) } }
  }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log?.record("ear ended")
  }
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    log?.record("ear cancelled")
  }
  override func reset() { log?.record("ear reset") }
}

@MainActor
@Suite("Presses that reach recognizers")
struct PressTests {
  private let stage = Stage()
  private let log = ActionLog()
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let view = PressedView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    view.log = log
    stage.window.addSubview(parent)
    parent.addSubview(view)
    view.becomeFirstResponder()
  }

  private func tap(_ taps: Int = 1, on view: UIView? = nil) -> UITapGestureRecognizer {
    let tap = log.made("tap", UITapGestureRecognizer())
    tap.numberOfTapsRequired = taps
    (view ?? self.view).addGestureRecognizer(tap)
    return tap
  }

  // statement 102
  @Test("a select press taps, and is cancelled in its responder before the action")
  func cancels() {
    _ = tap(on: parent)
    stage.press(.select)
    #expect(log.lines == ["view began", "view cancelled", "tap ended"])
  }

  // statement 102
  @Test("a tap that cancels nothing fires before the responder receives the end")
  func cancelsNothing() {
    tap().cancelsTouchesInView = false
    stage.press(.select)
    #expect(log.lines == ["view began", "tap ended", "view ended"])
  }

  // statement 102
  @Test("an end, and a delayed beginning, wait for a second press that does not come")
  func delays() {
    let double = tap(2)
    stage.press(.select)
    #expect(log.take() == ["view began"])
    stage.advance(by: 0.4)
    #expect(log.take() == ["view ended"])
    double.delaysTouchesBegan = true
    stage.press(.select)
    #expect(log.take() == [])
    stage.advance(by: 0.4)
    #expect(log.take() == ["view began", "view ended"])
    double.delaysTouchesBegan = false
    double.delaysTouchesEnded = false
    stage.press(.select)
    #expect(log.take() == ["view began", "view ended"])
    stage.advance(by: 1)
    stage.press(.select)
    stage.advance(by: 0.1)
    stage.press(.select)
    #expect(
      log.take() == ["view began", "view ended", "view began", "view cancelled", "tap ended"])
  }

  // statement 102, 164
  @Test("types are filtered first, then the delegate is called for the event, then the press")
  func reception() {
    let delegate = AskedDelegate(log)
    let tap = tap()
    tap.delegate = delegate
    stage.press(.menu)
    #expect(log.take() == ["view began", "view ended"])
    tap.allowedPressTypes = [NSNumber(value: UIPress.PressType.menu.rawValue)]
    stage.press(.select)
    #expect(log.take() == ["view began", "view ended"])
    stage.press(.menu)
    #expect(
      log.take() == [
        "tap's delegate: event?", "tap's delegate: press?", "view began",
        "tap's delegate: begin?", "view cancelled", "tap ended",
      ])
  }

  @Test("a press is long by time alone")
  func longPress() {
    let press = log.made("press", UILongPressGestureRecognizer())
    press.minimumPressDuration = 0.02
    view.addGestureRecognizer(press)
    stage.press(.select)
    #expect(log.lines == ["view began", "view cancelled", "press began", "press ended"])
  }

  // statement 102, 104
  @Test("a custom recognizer receives a press before the responder; what it ignores it loses")
  func otherMaker() {
    let ear = PressEar()
    ear.log = log
    parent.addGestureRecognizer(ear)
    stage.press(.playPause)
    #expect(
      log.take() == ["ear began, 1", "view began", "ear ended", "view ended", "ear reset"])
    ear.ignores = true
    stage.press(.playPause)
    #expect(log.take().filter { $0.hasPrefix("view") } == ["view began", "view ended"])
    #expect(ear.state == .possible)
  }

  // statement 102, 387
  @Test("an interruption cancels presses in recognizers and responders")
  func interrupted() {
    let ear = PressEar()
    ear.log = log
    view.addGestureRecognizer(ear)
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.01
    press.cancelsTouchesInView = false
    parent.addGestureRecognizer(log.made("press", press))
    let delegate = AskedDelegate(log)
    delegate.together = true
    press.delegate = delegate
    stage.application.loop.post(
      .press(PressSample(phase: .began, type: .select, force: 1, time: stage.now)))
    stage.advance(by: 0.1)
    stage.interrupt()
    stage.resume()
    #expect(
      log.lines.filter { !$0.hasSuffix("?") } == [
        "ear began, 1", "view began", "press began", "ear cancelled", "press cancelled",
        "view cancelled", "ear reset",
      ])
    #expect(press.state == .possible)
  }
}
