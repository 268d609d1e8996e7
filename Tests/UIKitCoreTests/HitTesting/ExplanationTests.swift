import Testing
import TouchstoneTesting
import UIKit

/// Explanations of where touches go: every verdict, queried or derived, and the sentence for a
/// developer.
@MainActor @Suite(.staged)
struct ExplanationTests {
  private final class RefusingView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  }

  private final class PassThroughView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self ? nil : hit
    }
  }

  private final class PointView: UIView {
    var answer = false
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { answer }
  }

  private let stage = Stage()
  private let page: UIView
  private let card: UIView
  private let buy: UIView

  init() {
    page = UIView(frame: stage.window.bounds)
    card = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    buy = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 24))
    stage.window.accessibilityIdentifier = "main"
    page.accessibilityIdentifier = "page"
    card.accessibilityIdentifier = "card"
    buy.accessibilityIdentifier = "Buy"
    stage.window.addSubview(page)
    page.addSubview(card)
    card.addSubview(buy)
  }

  private func replaceCard(_ view: UIView) {
    card.removeFromSuperview()
    view.frame = card.frame
    view.accessibilityIdentifier = "special"
    view.addSubview(buy)
    page.addSubview(view)
  }

  /// The center of *Buy* in *card*.
  private let middleOfBuy = CGPoint(x: 150, y: 122)

  private func texts(_ entries: [TouchExplanation.Entry]) -> [String] {
    entries.map { "\($0.subject.name) \($0.verdict)\($0.isDerived ? " derived" : "")" }
  }

  private func path(_ point: CGPoint) -> [String] { texts(stage.explanation(at: point).path) }
  private func refused(_ point: CGPoint) -> [String] { texts(stage.explanation(at: point).refused) }

  // MARK: Verdicts

  @Test("the path names the views that passed the touch on, and the hit view")
  func hitAndPassedTo() {
    let explanation = stage.explanation(at: middleOfBuy)
    #expect(explanation.hit?.object === buy)
    #expect(
      texts(explanation.path) == [
        "main passedTo(page)", "page passedTo(card)", "card passedTo(Buy)", "Buy hit",
      ])
    #expect(explanation.refused.isEmpty)
    #expect(
      explanation.chain.map(\.name) == [
        "Buy", "card", "page", "main", "UIWindowScene", "UIApplication",
      ])
    #expect(
      explanation.sentence
        == "A touch at (150, 122) reaches *Buy*, by way of main → page → card → Buy.")
    #expect(stage.why(buy) == "*Buy* is hit.")
  }

  // statement 66, 69
  @Test("a hidden view is refused as hidden, and its descendants because of it")
  func hidden() {
    card.isHidden = true
    #expect(refused(middleOfBuy) == ["card hidden", "Buy ancestorRefused(card, hidden) derived"])
    #expect(path(middleOfBuy) == ["main passedTo(page)", "page hit"])
    #expect(
      stage.why(buy)
        == "*Buy* wasn't hit: it is in *card*, which is hidden, so nothing in *card* is "
        + "hit-tested. Set isHidden of *card* to false.")
    #expect(
      stage.why(card)
        == "*card* wasn't hit: it is hidden, so touches there reach *page*. "
        + "Set isHidden of *card* to false.")
  }

  // statement 66, 67
  @Test("a transparent view is refused with its alpha")
  func transparent() {
    card.alpha = 0.01
    #expect(
      refused(middleOfBuy) == [
        "card transparent(0.01)", "Buy ancestorRefused(card, transparent(0.01)) derived",
      ])
    card.alpha = 0.002
    #expect(refused(middleOfBuy).first == "card transparent(0.002)")
    #expect(stage.why(card).contains("has an alpha of 0.002"))
  }

  // statement 66
  @Test("a view with its interaction off is refused for that reason")
  func interactionDisabled() {
    card.isUserInteractionEnabled = false
    #expect(
      refused(middleOfBuy) == [
        "card interactionDisabled", "Buy ancestorRefused(card, interactionDisabled) derived",
      ])
    #expect(stage.why(buy).contains("has user interaction disabled"))
  }

  // statement 77
  @Test("an animating view is refused for that reason until it has settled")
  func animating() {
    UIView.animate(withDuration: 1) { card.alpha = 0.5 }
    #expect(
      refused(middleOfBuy) == [
        "card animating", "Buy ancestorRefused(card, animating) derived",
      ])
    #expect(stage.why(card).contains("animated without .allowUserInteraction"))
    stage.settle()
    #expect(refused(middleOfBuy).isEmpty)
  }

  // statement 64
  @Test("a view whose bounds exclude the touch is refused with the distance")
  func outsideBounds() {
    #expect(refused(CGPoint(x: 150, y: 312)) == ["card outsideBounds(12)"])
    #expect(refused(CGPoint(x: 95, y: 302)) == ["card outsideBounds(5)"])
    let explanation = card.explanation(forTouchAt: CGPoint(x: 20, y: 212))
    #expect(
      explanation.sentence
        == "*card* wasn't hit: the touch is 12 pt below the bottom edge of its bounds, so it "
        + "reaches *page*. Touch inside it, enlarge it, or override its point(inside:with:).")
  }

  // statement 64
  @Test("a view beyond an ancestor's edge is refused for that reason, with the distance")
  func outsideAncestor() {
    buy.frame.origin.y = 200
    let point = CGPoint(x: 150, y: 312)
    #expect(
      refused(point) == ["card outsideBounds(12)", "Buy outsideAncestor(card, 12) derived"])
    #expect(
      stage.why(buy)
        == "*Buy* wasn't hit: it is 12 pt below the bottom edge of *card*, so touches there reach "
        + "*page*. Enlarge *card*, or override its point(inside:with:).")
  }

  // statement 64
  @Test(
    "the sentence names the edge that a view exceeds",
    arguments: [
      (CGPoint(x: 60, y: -24), "above the top edge"),
      (CGPoint(x: 60, y: 200), "below the bottom edge"),
      (CGPoint(x: -52, y: 60), "left of the left edge"),
      (CGPoint(x: 172, y: 60), "right of the right edge"),
    ])
  func edges(_ origin: CGPoint, _ words: String) {
    buy.frame.origin = origin
    #expect(stage.why(buy).contains("it is 12 pt \(words) of *card*"))
  }

  // statement 70
  @Test("a view without a size is refused as empty")
  func emptyBounds() {
    card.bounds.size = .zero
    #expect(
      refused(CGPoint(x: 200, y: 200)) == ["card emptyBounds"])
    buy.frame = CGRect(x: -50, y: -50, width: 100, height: 100)
    #expect(
      refused(CGPoint(x: 200, y: 200)) == [
        "card emptyBounds", "Buy ancestorRefused(card, emptyBounds) derived",
      ])
    #expect(stage.why(buy).contains("has no width or no height"))
  }

  // statement 62
  @Test("an overridden hitTest is named with its result")
  func overriddenHitTest() {
    replaceCard(RefusingView())
    #expect(
      refused(middleOfBuy) == [
        "special overridden(RefusingView.hitTest(_:with:), nil)",
        "Buy ancestorRefused(special, overridden(RefusingView.hitTest(_:with:), nil)) derived",
      ])
    #expect(
      stage.why(buy).contains(
        "overrides hit testing, and RefusingView.hitTest(_:with:) returned nil")
    )
  }

  // statement 62
  @Test("an overridden hitTest that returns a subview's result is in the path")
  func overriddenInPath() {
    replaceCard(PassThroughView())
    #expect(
      path(middleOfBuy) == [
        "main passedTo(page)", "page passedTo(special)",
        "special overridden(PassThroughView.hitTest(_:with:), Buy)", "Buy hit",
      ])
    #expect(
      refused(CGPoint(x: 250, y: 250)) == [
        "special overridden(PassThroughView.hitTest(_:with:), nil)", "Buy outsideBounds(116)",
      ])
  }

  // statement 71
  @Test("an overridden point(inside:with:) is named if it contradicts the bounds")
  func overriddenPointInside() {
    let special = PointView()
    replaceCard(special)
    #expect(
      refused(middleOfBuy) == [
        "special overridden(PointView.point(inside:with:), false)",
        "Buy ancestorRefused(special, overridden(PointView.point(inside:with:), false)) derived",
      ])
    special.answer = true
    #expect(
      path(CGPoint(x: 5, y: 5)) == [
        "main passedTo(page)", "page passedTo(special)",
        "special overridden(PointView.point(inside:with:), true)",
      ])
    #expect(path(middleOfBuy).suffix(2) == ["special passedTo(Buy)", "Buy hit"])
  }

  // statement 62, 80
  @Test("a view behind the hit view is covered by its branch")
  func occluded() {
    let front = UIView(frame: card.frame)
    front.accessibilityIdentifier = "front"
    page.addSubview(front)
    #expect(
      refused(middleOfBuy) == [
        "card occluded(front) derived", "Buy occluded(front) derived",
      ])
    #expect(
      stage.why(buy)
        == "*Buy* wasn't hit: *front* covers it at that point, so touches there reach *front*. "
        + "Bring *Buy* to the front, disable user interaction on *front*, or return nil from its "
        + "hitTest(_:with:).")
  }

  // statement 81, 84
  @Test("a window that is hidden, or in no scene, is never hit-tested")
  func windowHidden() {
    let window = UIWindow(frame: stage.window.frame)
    window.accessibilityIdentifier = "other"
    let view = UIView(frame: window.bounds)
    view.accessibilityIdentifier = "inside"
    window.addSubview(view)
    window.isHidden = false
    window.isHidden = true
    #expect(refused(middleOfBuy) == ["other windowHidden derived"])
    #expect(
      stage.why(view)
        == "*inside* wasn't hit: its window is hidden or isn't in a scene. "
        + "Show it with makeKeyAndVisible().")
  }

  // statement 81
  @Test("a window behind the hit one is below it")
  func windowBelow() {
    let window = UIWindow(frame: stage.window.frame)
    window.accessibilityIdentifier = "alert"
    window.windowLevel = .alert
    window.isHidden = false
    #expect(refused(middleOfBuy) == ["main windowBelow(alert) derived"])
    #expect(
      stage.why(buy)
        == "*Buy* wasn't hit: the window *alert* covers it, so touches there reach "
        + "*alert*. Lower its windowLevel, or return nil from its hitTest(_:with:) there.")
  }

  @Test("a touch without a hit view is explained by the first refusal")
  func nothing() {
    stage.window.isUserInteractionEnabled = false
    let explanation = stage.explanation(at: middleOfBuy)
    #expect(explanation.hit == nil)
    #expect(explanation.path.isEmpty)
    #expect(explanation.chain.isEmpty)
    #expect(
      explanation.sentence
        == "A touch at (150, 122) reaches nothing: *main* has user interaction disabled.")
  }

  @Test("a window explains the destination of a touch at one of its points")
  func windowExplanation() {
    stage.window.frame.origin = CGPoint(x: 7, y: 0)
    let explanation = stage.window.explanation(forTouchAt: middleOfBuy)
    #expect(explanation.point == CGPoint(x: 157, y: 122))
    #expect(explanation.hit?.object === buy)
    #expect(explanation.subject == nil)
  }

  @Test("a view queried about a point outside it is explained by the same rules as inside")
  func viewExplanation() {
    let explanation = buy.explanation(forTouchAt: CGPoint(x: -5, y: 5))
    #expect(explanation.subject?.object === buy)
    #expect(explanation.hit?.object === card)
    #expect(
      explanation.sentence.hasPrefix("*Buy* wasn't hit: the touch is 5 pt left of the left"))
  }

  @Test("no hit test runs while an event is being delivered")
  func duringDelivery() {
    final class AskingView: UIView {
      var sentence = ""
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        sentence = explanation(forTouchAt: .zero).sentence
      }
    }
    let view = AskingView(frame: stage.window.bounds)
    stage.window.addSubview(view)
    stage.tap(at: middleOfBuy)
    #expect(view.sentence == "An event is being delivered. Ask again after its delivery.")
  }

  // MARK: Taps that can't be

  @Test("tapping a covered view fails the test with the reason, and taps nothing")
  func coveredTap() {
    let front = UIView(frame: stage.window.bounds)
    front.accessibilityIdentifier = "cover"
    stage.window.addSubview(front)
    stage.clearTrace()
    let failures = Stage.failures { stage.tap(buy) }
    #expect(failures.count == 1)
    #expect(
      failures.first?.text.hasPrefix("*Buy* wasn't hit: *cover* covers it at that point")
        == true)
    #expect(stage.trace.isEmpty)
  }

  @Test("tapping a partly covered view uses its visible part")
  func partlyCoveredTap() {
    // A strip of a tenth of Buy's width stays free at its right end.
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 182, height: 844))
    stage.window.addSubview(front)
    stage.tap(buy, expecting: .nothing)
    #expect(stage.trace.first { $0.kind == .bound }?.subject?.object === buy)
  }
}
