import Testing
import TouchstoneHost
import TouchstoneReplay
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

@testable import TouchstoneInspector

/// Explanations name the delegate that decided between two recognizers.
@Suite("Delegate decisions", .staged) @MainActor
struct DelegateAnswerTests {
  private let stage = Stage()
  private let card = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
  private let delegate = Deciding()
  private let heard = Heard()

  init() {
    card.accessibilityIdentifier = "card"
    stage.window.addSubview(card)
  }

  private func tap(_ name: String, taps: Int = 1, isDecided: Bool = false) -> UITapGestureRecognizer
  {
    let tap = UITapGestureRecognizer(target: heard, action: Heard.hear)
    tap.name = name
    tap.numberOfTapsRequired = taps
    if isDecided { tap.delegate = delegate }
    card.addGestureRecognizer(tap)
    return tap
  }

  private func sentence() -> String {
    TapTrial(at: CGPoint(x: 150, y: 300), on: stage.application).outcome.sentence
  }

  private func lines() -> [String] {
    TapTrial(at: CGPoint(x: 150, y: 300), on: stage.application).outcome.attemptLines
  }

  @Test func `A recognizer prevented by another names the delegate that did not allow both`() {
    let first = tap("first", isDecided: true)
    let second = tap("second")
    stage.tap(card)
    let words = [first, second].map(stage.why)
    let clause =
      "The delegate of *first* doesn't allow simultaneous recognition in "
      + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
    #expect(words.contains { $0.contains("prevented by") && $0.contains(clause) }, "\(words)")
    #expect(lines().contains { $0.contains(clause) })
  }

  @Test func `Recognizers without delegates name no delegate`() {
    let all = [tap("first"), tap("second")]
    stage.tap(card)
    #expect(!all.map(stage.why).joined().contains("delegate"))
    #expect(!sentence().contains("delegate"))
  }

  @Test func `A touch that two recognizers handle names the delegate that allows both`() {
    _ = tap("first", isDecided: true)
    _ = tap("second")
    delegate.allowsBoth = true
    #expect(
      sentence().contains("the delegate of *first* allows ")
        && sentence().contains(
          "to recognize simultaneously in "
            + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
    )
  }

  @Test func `A recognizer that waits for a delegate's decision names that delegate`() {
    let single = tap("single", isDecided: true)
    let double = tap("double", taps: 2)
    delegate.waits = true
    stage.doubleTap(card)
    stage.settle()
    #expect(
      stage.why(single).contains(
        "The delegate of *single* (gestureRecognizer(_:shouldRequireFailureOf:)) makes *single* "
          + "wait for *double*."), "\(stage.why(single))")
    #expect(!stage.why(double).contains("delegate"))
  }

  @Test func `A recognizer that another one's delegate makes wait names that delegate`() {
    let single = tap("single")
    _ = tap("double", taps: 2, isDecided: true)
    delegate.isWaitedFor = true
    stage.doubleTap(card)
    stage.settle()
    #expect(
      stage.why(single).contains(
        "The delegate of *double* (gestureRecognizer(_:shouldBeRequiredToFailBy:)) makes *single* "
          + "wait for *double*."), "\(stage.why(single))")
  }

  @Test func `A requirement set by the app names no delegate`() {
    let single = tap("single", isDecided: true)
    single.require(toFail: tap("double", taps: 2))
    stage.doubleTap(card)
    stage.settle()
    #expect(!stage.why(single).contains("delegate"), "\(stage.why(single))")
  }

  // MARK: The page

  /// Returns a page's session after a drag of a finger in eight steps.
  private func session(draggedFrom start: CGPoint, by way: CGVector) throws -> ApplicationSession {
    let host = ApplicationHost(stage.application)
    let session = ApplicationSession(host, appName: "Test")
    let begin = stage.application.now + 1
    host.runFrame(at: begin)
    for step in 0...9 {
      let part = CGFloat(min(step, 8)) / 8
      let position = Point(x: start.x + way.dx * part, y: start.y + way.dy * part)
      let phase: TouchSample.Phase = step == 0 ? .began : step == 9 ? .ended : .moved
      let time = begin + 0.1 + Double(step) * 0.02
      try session.receive(
        [.touch(TouchSample(id: 1, phase: phase, position: position, time: time))], from: 0)
      host.runFrame(at: time)
    }
    for frame in 1...20 { host.runFrame(at: begin + 1 + Double(frame) * 0.1) }
    return session
  }

  @Test func `A lane names the delegate that did not allow both`() throws {
    _ = tap("first", isDecided: true)
    _ = tap("second")
    let session = try session(draggedFrom: CGPoint(x: 150, y: 300), by: .zero)
    let lanes = try #require(session.gestureTimeline(since: -1)).groups.flatMap(\.lanes)
    let texts = lanes.flatMap(\.attempts).compactMap(\.verdict?.text)
    let clause =
      ". The delegate of *first* doesn't allow simultaneous recognition in "
      + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
    #expect(texts.contains { $0.hasPrefix("prevented by ") && $0.hasSuffix(clause) }, "\(texts)")
  }

  @Test func `The popup of a touch that a scroll view took names the delegate`() throws {
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.alwaysBounceVertical = true
    scrollView.bounces = false
    scrollView.accessibilityIdentifier = "list"
    stage.window.addSubview(scrollView)
    scrollView.addSubview(card)
    scrollView.contentSize = CGSize(width: 300, height: scrollView.bounds.height + 1)
    let pan = UIPanGestureRecognizer(target: heard, action: Heard.hear)
    pan.name = "pan"
    pan.delegate = delegate
    card.addGestureRecognizer(pan)
    delegate.waits = true
    let session = try session(
      draggedFrom: CGPoint(x: 150, y: 300), by: CGVector(dx: 0, dy: 80))
    let answer = session.inspection(at: 150, y: 300)
    let words = answer.outcome?.sentence ?? ""
    #expect(words.contains("The delegate of *pan* ("), "\(words)")
    #expect(!words.contains("delegate of *panGestureRecognizer*"))
    #expect(answer.outcome?.isLost == true)
  }

  @Test func `A failed test tap for a recognizer names the delegate that did not allow both`() {
    let first = tap("first", isDecided: true)
    let second = tap("second")
    var texts: [String] = []
    for recognizer in [first, second] {
      texts.append(recognizer.account(in: stage.trace).sentence)
      stage.tap(card)
      texts.append(recognizer.account(in: stage.trace).sentence)
    }
    #expect(
      texts.contains {
        $0.contains("Return true for") && $0.contains("of the delegate of *first*.")
      }, "\(texts)")
  }
}

private final class Heard {
  func hear() {}
}

private final class Deciding: NSObject, UIGestureRecognizerDelegate {
  var allowsBoth = false
  var waits = false
  var isWaitedFor = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { waits }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isWaitedFor }
}
