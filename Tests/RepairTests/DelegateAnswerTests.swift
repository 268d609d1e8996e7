import Testing
import TouchstoneReplay
import TouchstoneTesting
import UIKit

@testable import TouchstoneInspector

/// Whether an explanation names the delegate that decided between two recognizers.
@Suite("Answers of delegates", .staged) @MainActor
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

  @Test func `A recognizer that another prevents names the delegate that did not allow both`() {
    let first = tap("first", isDecided: true)
    let second = tap("second")
    stage.tap(card)
    let words = [first, second].map(stage.why)
    let clause =
      "The delegate of *first* does not allow both in "
      + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)."
    #expect(words.contains { $0.contains("prevented by") && $0.contains(clause) }, "\(words)")
    #expect(lines().contains { $0.contains(clause) })
  }

  @Test func `Recognizers without delegates accuse no delegate`() {
    let all = [tap("first"), tap("second")]
    stage.tap(card)
    #expect(!all.map(stage.why).joined().contains("delegate"))
    #expect(!sentence().contains("delegate"))
  }

  @Test func `A touch that two recognizers answer names the delegate that allows both`() {
    _ = tap("first", isDecided: true)
    _ = tap("second")
    delegate.allowsBoth = true
    #expect(
      sentence().contains("the delegate of *first* allows ")
        && sentence().contains("at once in gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)")
    )
  }

  @Test func `A recognizer that waits for a delegate's answer names that delegate`() {
    let single = tap("single", isDecided: true)
    let double = tap("double", taps: 2)
    delegate.waits = true
    stage.doubleTap(card)
    stage.settle()
    #expect(
      stage.why(single).contains(
        "The delegate of *single* (gestureRecognizer(_:shouldRequireFailureOf:)) lets *single* wait "
          + "for *double*."), "\(stage.why(single))")
    #expect(!stage.why(double).contains("delegate"))
  }

  @Test func `A recognizer that another one's delegate lets wait names that delegate`() {
    let single = tap("single")
    _ = tap("double", taps: 2, isDecided: true)
    delegate.isWaitedFor = true
    stage.doubleTap(card)
    stage.settle()
    #expect(
      stage.why(single).contains(
        "The delegate of *double* (gestureRecognizer(_:shouldBeRequiredToFailBy:)) lets *single* "
          + "wait for *double*."), "\(stage.why(single))")
  }

  @Test func `A requirement of the program accuses no delegate`() {
    let single = tap("single", isDecided: true)
    single.require(toFail: tap("double", taps: 2))
    stage.doubleTap(card)
    stage.settle()
    #expect(!stage.why(single).contains("delegate"), "\(stage.why(single))")
  }

  @Test func `A failed tap for a recognizer names the delegate that did not allow both`() {
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
