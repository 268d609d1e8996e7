import Testing
import TouchstoneTesting
import UIKit

/// Ordinary views without identifiers that fail for different reasons, with the explanation for a
/// developer.
@MainActor @Suite(.staged)
struct DeadViewTests {
  private let stage = Stage()
  private let checkout = CheckoutController()

  init() {
    stage.window.rootViewController = checkout
    stage.advance(by: 0.1)
  }

  @discardableResult
  private func addButton(
    _ title: String, to parent: UIView? = nil,
    frame: CGRect = CGRect(x: 20, y: 100, width: 200, height: 44)
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = frame
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    (parent ?? checkout.view).addSubview(button)
    return button
  }

  /// Returns the center of a view on the screen.
  private func middle(_ view: UIView) -> CGPoint {
    view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// Expects the same sentence for a point on the view and for the view itself.
  ///
  /// A test that taps the view must fail with a message that contains this sentence and the likely
  /// cause.
  private func says(_ view: UIView, _ sentence: String, isHit: Bool = false) {
    #expect(stage.why(view) == sentence)
    #expect(stage.explanation(at: middle(view)).sentence == sentence)
    guard !isHit else { return }
    let account = view.explanation(
      forTouchAt: CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    ).account
    let text = [account.happened, account.usually, account.remedy].compactMap { $0 }
      .joined(separator: " ")
    let failures = Stage.failures { stage.tap(view) }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix(text) == true)
  }

  @Test("a hidden button")
  func hidden() {
    let button = addButton("Buy")
    button.isHidden = true
    says(
      button,
      "*Buy* wasn't hit: it is hidden, so touches there reach *checkout.view*. "
        + "Set isHidden of *Buy* to false.")
  }

  @Test("a nearly transparent button")
  func transparent() {
    let button = addButton("Buy")
    button.alpha = 0.005
    says(
      button,
      "*Buy* wasn't hit: it has an alpha of 0.005, and a view with an alpha below 0.01 receives no "
        + "touches, so touches there reach *checkout.view*. Increase the alpha of *Buy*, or use a "
        + "clear background color instead.")
  }

  @Test("an image view with a tap recognizer")
  func interactionOff() {
    checkout.picture.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
    checkout.picture.addGestureRecognizer(UITapGestureRecognizer())
    checkout.view.addSubview(checkout.picture)
    says(
      checkout.picture,
      "*checkout.picture* wasn't hit: its user interaction is disabled, so touches there reach "
        + "*checkout.view*. Set isUserInteractionEnabled of *checkout.picture* to true; it is "
        + "false by default in labels and image views.")
  }

  @Test("a button in a stack with its interaction off")
  func ancestorOff() {
    checkout.card.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
    checkout.card.isUserInteractionEnabled = false
    checkout.view.addSubview(checkout.card)
    let button = addButton("Buy", to: checkout.card)
    says(
      button,
      "*Buy* wasn't hit: it is in *checkout.card*, which has user interaction disabled, so nothing "
        + "in *checkout.card* is hit-tested. Set isUserInteractionEnabled of *checkout.card* to "
        + "true.")
  }

  @Test("a button outside its card's bounds")
  func outside() {
    checkout.card.frame = CGRect(x: 20, y: 100, width: 300, height: 100)
    checkout.view.addSubview(checkout.card)
    let button = addButton(
      "Buy", to: checkout.card, frame: CGRect(x: 20, y: 110, width: 200, height: 44))
    says(
      button,
      "*Buy* wasn't hit: it is 32 pt below the bottom edge of *checkout.card*, so touches there "
        + "reach *checkout.view*. Enlarge *checkout.card*, or override its point(inside:with:).")
  }

  @Test("a button whose center is on the edge of its card")
  func onTheEdge() {
    checkout.card.frame = CGRect(x: 20, y: 100, width: 300, height: 100)
    checkout.view.addSubview(checkout.card)
    let button = addButton(
      "Buy", to: checkout.card, frame: CGRect(x: 20, y: 78, width: 200, height: 44))
    let sentence =
      "*Buy* wasn't hit: it is on the bottom edge of *checkout.card*, which counts as outside, so "
      + "touches there reach *checkout.view*. Enlarge *checkout.card*, or override its "
      + "point(inside:with:)."
    #expect(stage.why(button) == sentence)
    #expect(stage.explanation(at: middle(button)).sentence == sentence)
  }

  @Test("a button under a view that covers the page")
  func covered() {
    let button = addButton("Buy")
    let veil = UIView(frame: checkout.view.bounds)
    checkout.veil = veil
    checkout.view.addSubview(veil)
    says(
      button,
      "*Buy* wasn't hit: *checkout.veil* covers it at that point, so touches there reach "
        + "*checkout.veil*. Bring *Buy* to the front, disable user interaction on *checkout.veil*, "
        + "or return nil from its hitTest(_:with:).")
  }

  @Test("a button in a container without a size")
  func emptyBounds() {
    checkout.card.frame = CGRect(x: 20, y: 100, width: 0, height: 0)
    checkout.view.addSubview(checkout.card)
    let button = addButton("Buy", to: checkout.card)
    let sentence =
      "*Buy* wasn't hit: it is in *checkout.card*, which has no width or no height, so nothing in "
      + "*checkout.card* is hit-tested. Give *checkout.card* a size."
    says(button, sentence)
    #expect(
      stage.why(checkout.card)
        == "*checkout.card* wasn't hit: it has no width or no height, so no point is inside it. "
        + "Give *checkout.card* a size.")
  }

  @Test("a disabled button")
  func disabled() {
    let button = addButton("Buy")
    button.isEnabled = false
    says(
      button,
      "*Buy* is hit, but it is disabled, so it sends no action. Set isEnabled of *Buy* to true.",
      isHit: true)
  }

  @Test("a button without an action")
  func noAction() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    checkout.view.addSubview(button)
    says(
      button,
      "*Buy* is hit, but it has no action, so a tap does nothing. Add one with "
        + "addAction(_:for:) or addTarget(_:action:for:).", isHit: true)
  }

  @Test("a button whose target is gone")
  func targetGone() {
    let button = UIButton(type: .system)
    button.setTitle("Buy", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    checkout.view.addSubview(button)
    do {
      let target = Shop()
      button.addTarget(target, action: Shop.buy, for: .touchUpInside)
    }
    says(
      button,
      "*Buy* is hit, but the target of its action was deallocated, so a tap does nothing. A "
        + "control doesn't retain its targets: store the target in a property.", isHit: true)
  }

  @Test("a button behind a window")
  func behindWindow() {
    let button = addButton("Buy")
    let alert = UIWindow(frame: stage.window.bounds)
    alert.windowLevel = .alert
    alert.isHidden = false
    defer { withExtendedLifetime(alert) {} }
    says(
      button,
      "*Buy* wasn't hit: the window *UIWindow, 1st of 2 from the front* covers it, so touches "
        + "there reach *UIWindow, 1st of 2 from the front*. Lower its windowLevel, or return nil "
        + "from its hitTest(_:with:) there.")
  }

  @Test("a button on a page whose recognizer delays touches")
  func delayed() {
    let button = addButton("Buy")
    checkout.swiping.delaysTouchesBegan = true
    checkout.view.addGestureRecognizer(checkout.swiping)
    says(
      button,
      "*Buy* is hit, but *checkout.swiping* on *checkout.view* delays its touches until it fails, "
        + "and drops them if it is recognized. Set delaysTouchesBegan of *checkout.swiping* to "
        + "false.", isHit: true)
  }

  @Test("a button that is being animated")
  func animated() {
    let button = addButton("Buy")
    UIView.animate(withDuration: 1) { button.frame.origin.y += 1 }
    let sentence =
      "*Buy* wasn't hit: it is being animated without .allowUserInteraction, so touches there "
      + "reach *checkout.view*. Add .allowUserInteraction to the animation of *Buy*."
    #expect(stage.why(button) == sentence)
    #expect(stage.explanation(at: middle(button)).sentence == sentence)
    stage.settle()
  }

  // MARK: Working views

  @Test("the sentence for a live view ignores dead and hidden views behind it")
  func alive() {
    let button = addButton("Buy")
    let old = addButton("Old")
    old.isHidden = true
    let behind = addButton("Behind")
    checkout.view.sendSubviewToBack(behind)
    #expect(
      stage.explanation(at: middle(button)).sentence
        == "A touch at (120, 122) reaches *Buy*, by way of UIWindow → checkout.view → Buy.")
  }

  @Test("a dead button on a page with a recognizer is reported first")
  func deadOnALivePage() {
    checkout.view.addGestureRecognizer(UITapGestureRecognizer())
    let button = addButton("Buy")
    button.isUserInteractionEnabled = false
    #expect(
      stage.explanation(at: middle(button)).sentence.hasPrefix(
        "*Buy* wasn't hit: its user interaction is disabled"))
  }

  @Test("views clipped by a scroll view are not reported")
  func cutOff() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    scroll.contentSize = CGSize(width: 390, height: 400)
    checkout.view.addSubview(scroll)
    let button = addButton("Buy", to: scroll, frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    scroll.clipsToBounds = true
    #expect(
      stage.explanation(at: middle(button)).sentence
        == "A touch at (70, 222) reaches *checkout.view*, by way of UIWindow → checkout.view.")
  }
}

private final class CheckoutController: UIViewController {
  let picture = UIImageView()
  let card = UIView()
  weak var veil: UIView?
  lazy var swiping = UISwipeGestureRecognizer()
}

@MainActor
private final class Shop {
  func buy() {}
}
