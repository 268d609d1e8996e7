import RecordingObjects
import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

/// The page's report of a touch that hit a view and had no effect, which hit testing can't know.
@Suite("The outcome of a touch, as sent to a page", .staged) @MainActor
struct TouchOutcomeTests {
  private let test = VerdictStage()
  private let session: ApplicationSession

  init() { session = ApplicationSession(ApplicationHost(test.stage.application), appName: "Test") }

  private func outcome(_ x: Double, _ y: Double) -> PageTouchOutcome? {
    session.inspection(at: x, y: y).outcome
  }

  @Test func `An action without a handler is reported, with its sender`() {
    test.buy.removeTarget(nil, action: nil, for: .allEvents)
    test.buy.addTarget(nil, action: Selector("nobodyHasThis"), for: .touchUpInside)
    #expect(outcome(130, 142) == nil)
    test.stage.tap(at: test.middle)
    #expect(
      outcome(130, 142)
        == PageTouchOutcome(
          sentence: "*buy* sends nobodyHasThis, but no responder implements it. Make a responder "
            + "that implements the action first responder, or give *buy* a target.",
          isLost: true, isMiss: false,
          title: "No responder implements the action"))
    #expect(outcome(135, 142) == nil, "it is about the very touch")
    test.stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(outcome(130, 142) == nil)
  }

  @Test func `A finger refused because of an exclusive view is reported with that view`() {
    let pad = test.add(RecordingView(), "pad", CGRect(x: 50, y: 300, width: 200, height: 100))
    let other = test.add(RecordingView(), "other", CGRect(x: 50, y: 500, width: 200, height: 100))
    pad.isExclusiveTouch = true
    let first = test.stage.touch(at: pad.center)
    let second = test.stage.touch(at: other.center)
    #expect(
      outcome(150, 550)
        == PageTouchOutcome(
          sentence:
            "*other* doesn't receive this finger: isExclusiveTouch of *pad* is true. Lift the "
            + "other finger first, or set isExclusiveTouch of *pad* to false.", isLost: true))
    first.lift()
    second.lift()
  }

  @Test func `A touch that the system cancels is not a miss`() {
    let card = test.add(UIView(), "card", CGRect(x: 50, y: 300, width: 200, height: 100))
    let hold = UILongPressGestureRecognizer()
    hold.addTarget(test.buy, action: Selector("setNeedsLayout", UIView.setNeedsLayout))
    card.addGestureRecognizer(hold)
    test.stage.tap(at: card.center)
    #expect(outcome(150, 350)?.isLost == true)
    let finger = test.stage.touch(at: card.center)
    test.stage.interrupt()
    #expect(outcome(150, 350) == nil && !finger.isDown)
    test.stage.resume()
    test.stage.tap(at: card.center)
    #expect(outcome(150, 350)?.isLost == true)
  }

  @Test func `A touch taken by a gesture is handled, and is still reported`() {
    let pad = test.add(RecordingView(), "pad", CGRect(x: 50, y: 300, width: 200, height: 100))
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    pad.addGestureRecognizer(pan)
    test.stage.drag(from: CGPoint(x: 60, y: 310), to: CGPoint(x: 160, y: 310))
    let found = outcome(60, 310)
    #expect(found?.isLost == false)
    #expect(
      found?.sentence.hasPrefix("*pan* is recognized and cancels the touch in *pad*.") == true)
  }

  @Test func `A touch ignored by the responder chain and handled by a gesture has worked`() {
    let plain = test.add(UIView(), "plain", CGRect(x: 50, y: 300, width: 200, height: 100))
    test.stage.tap(at: plain.center)
    #expect(outcome(150, 350)?.sentence.hasPrefix("No responder handled the touch") == true)
    let ear = Ear()
    let double = UITapGestureRecognizer(target: ear, action: Ear.hear)
    double.numberOfTapsRequired = 2
    let tap = UITapGestureRecognizer(target: ear, action: Ear.hear)
    tap.require(toFail: double)
    for recognizer in [tap, double] { plain.addGestureRecognizer(recognizer) }
    test.stage.tap(at: plain.center)
    #expect(outcome(150, 350) == nil, "the tap waits for a second one")
    test.stage.advance(by: 1)
    #expect(outcome(150, 350) == nil)
    test.stage.doubleTap(at: plain.center)
    #expect(outcome(150, 350) == nil)
    test.stage.longPress(at: plain.center, duration: 2)
    let found = outcome(150, 350)
    #expect(found?.isLost == true, "no gesture was made of it")
    #expect(found?.sentence.contains("failed: held 0.75 s, 0.75 s allowed") == true)
  }

  @Test func `A delayed touch is reported until it is delivered`() {
    let list = test.add(UIScrollView(), "list", CGRect(x: 50, y: 300, width: 200, height: 100))
    list.contentSize = CGSize(width: 200, height: 900)
    _ = test.add(RecordingView(), "pad", CGRect(x: 0, y: 0, width: 200, height: 90), to: list)
    let finger = test.stage.touch(at: CGPoint(x: 60, y: 310))
    #expect(
      outcome(60, 310)?.sentence
        == "*pad* doesn't receive the touch yet: *list* delays it. Wait a moment, or set "
        + "delaysContentTouches of *list* to false.")
    test.stage.advance(by: 0.2)
    #expect(outcome(60, 310) == nil)
    finger.lift()
  }

  @Test func `A touch on a bare window has no handler, and its view is not reported as gone`() {
    let stage = Stage()
    stage.tap(at: CGPoint(x: 10, y: 10))
    #expect(stage.trace.contains { $0.delivery == .discarded })
    #expect(!stage.trace.contains { $0.delivery == .leftWindow })
  }

  @Test
  func `A touch that worked has no outcome message, nor has one explained by the hit test`() throws
  {
    test.stage.tap(at: test.middle)
    #expect(outcome(130, 142) == nil)
    test.buy.isEnabled = false
    test.stage.tap(at: test.middle)
    let answer = session.inspection(at: 130, y: 142)
    #expect(answer.outcome == nil && answer.culprit?.name == "buy")
    session.tryFix(try #require(answer.fix).number)
    #expect(outcome(130, 142) == nil, "it was about the button as it had been")
  }
}

private final class Ear {
  func hear() {}
}
