import Testing
import TouchstoneTrace

@testable import TouchstoneSession
@testable import TouchstoneWeb

@Suite("Short texts of verdicts")
struct VerdictWordsTests {
  private let card = TraceSubject(className: "App.CardView", identifier: "card", object: nil)
  private let window = TraceSubject(className: "UIKit.UIWindow", identifier: nil, object: nil)

  @Test("every verdict has a short text")
  func words() {
    let words: [(HitVerdict, String)] = [
      (.hit, "hit"), (.passedTo(child: card), "passed to card"), (.hidden, "hidden"),
      (.transparent(alpha: 0.005), "alpha 0.005"), (.interactionDisabled, "interaction off"),
      (.animating, "being animated"), (.outsideBounds(by: 12.5), "12.5 pt outside"),
      (.emptyBounds, "no size"),
      (.overridden(type: "CardView.hitTest", returned: "nil"), "CardView.hitTest returned nil"),
      (.ancestorRefused(view: card, verdict: .hidden), "in card: hidden"),
      (.outsideAncestor(view: card, by: 4), "4 pt outside card"),
      (.occluded(by: card), "behind card"), (.windowHidden, "window hidden"),
      (.windowBelow(window: window), "below UIWindow"),
    ]
    for (verdict, text) in words { #expect(VerdictFormatter.text(verdict) == text) }
  }
}
