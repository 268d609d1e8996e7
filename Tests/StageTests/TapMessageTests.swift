import Testing
import TouchstoneTesting
import UIKit

/// The exact messages of a stage if a tap can't reach its view.
@Suite(.staged) @MainActor
struct TapMessageTests {
  private let stage = Stage()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let card = UIView(frame: CGRect(x: 50, y: 100, width: 200, height: 100))
  private let buy = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))

  init() {
    for (view, name) in [(page, "page"), (card, "card"), (buy, "buy")] {
      view.accessibilityIdentifier = name
    }
    stage.window.accessibilityIdentifier = "main"
    buy.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.window.addSubview(page)
    page.addSubview(card)
    card.addSubview(buy)
  }

  /// Expects that tapping the button by its name fails with only this text, at this line.
  private func says(_ text: String, line: Int = #line) {
    let failures = Stage.failures { stage.tap("buy", sourceLocation: here(line)) }
    #expect(failures.map(\.text) == [text])
    #expect(failures.map(\.sourceLocation.line) == [line])
    #expect(stage.trace.isEmpty)
  }

  private func here(_ line: Int) -> SourceLocation {
    SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
  }

  @Test func `A hidden view`() {
    buy.isHidden = true
    says(
      "*buy* wasn't hit: it is hidden, so touches there reach *card*. It was hidden earlier, for "
        + "example in a reused cell or while a page was loading, and wasn't shown again. Set "
        + "isHidden of *buy* to false. In code: buy.isHidden = false.")
  }

  @Test func `A view inside a hidden one`() {
    card.isHidden = true
    says(
      "*buy* wasn't hit: it is in *card*, which is hidden, so nothing in *card* is hit-tested. It "
        + "was hidden earlier, for example in a reused cell or while a page was loading, and "
        + "wasn't shown again. Set isHidden of *card* to false. In code: card.isHidden = false.")
  }

  @Test func `A nearly transparent view`() {
    buy.alpha = 0.005
    says(
      "*buy* wasn't hit: it has an alpha of 0.005, and a view with an alpha below 0.01 receives no "
        + "touches, so touches there reach *card*. It was faded out and not faded in again, or its "
        + "alpha hides it although it should receive touches. Increase the alpha of *buy*, or use "
        + "a clear background color instead. In code: buy.alpha = 1.")
  }

  @Test func `A view inside one with its interaction off, with the line that set it`() {
    card.isUserInteractionEnabled = false
    card.noted(fileID: "Shop/Checkout.swift", line: 31)
    says(
      "*buy* wasn't hit: it is in *card*, which has user interaction disabled, so nothing in "
        + "*card* is hit-tested. It was disabled during loading or an animation and not enabled "
        + "again. This also affects all subviews. Set isUserInteractionEnabled of *card* to true. "
        + "In code: card.isUserInteractionEnabled = true. *card* was made at "
        + "Shop/Checkout.swift:31."
    )
  }

  @Test func `An image view with its interaction still off`() {
    let poster = UIImageView(frame: card.frame)
    poster.accessibilityIdentifier = "poster"
    page.addSubview(poster)
    poster.addSubview(buy)
    says(
      "*buy* wasn't hit: it is in *poster*, which has user interaction disabled, so nothing in "
        + "*poster* is hit-tested. By default, labels and image views don't receive touches, and "
        + "neither do their subviews. Set isUserInteractionEnabled of *poster* to true; it is "
        + "false by default in labels and image views. In code: poster.isUserInteractionEnabled = "
        + "true.")
  }

  @Test func `A view that is being animated`() {
    UIView.animate(withDuration: 1) { buy.alpha = 0.5 }
    says(
      "*buy* wasn't hit: it is being animated without .allowUserInteraction, so touches there "
        + "reach *card*. Views don't receive touches while they are animated, and a repeating "
        + "animation never ends. Add .allowUserInteraction to the animation of *buy*. In code: "
        + "UIView.animate(…, options: [.allowUserInteraction]).")
    stage.settle()
  }

  @Test func `A view outside its superview's bounds`() {
    buy.frame.origin.y = 100
    says(
      "*buy* wasn't hit: it is 22 pt below the bottom edge of *card*, so touches there reach "
        + "*page*. A view that extends beyond its superview is still drawn there, but hit testing "
        + "searches only inside the superview. Enlarge *card*, or override its "
        + "point(inside:with:). In code: card.frame.size.height = 144.")
  }

  @Test func `A view inside one without a size`() {
    card.frame.size = .zero
    says(
      "*buy* wasn't hit: it is in *card*, which has no width or no height, so nothing in *card* is "
        + "hit-tested. A view without a size still shows its subviews. Often a constraint or a "
        + "frame is missing. Give *card* a size. In code: card.frame.size = CGSize(width: 140, "
        + "height: 64).")
  }

  @Test func `A view covered by a transparent one`() {
    let veil = UIView(frame: page.bounds)
    veil.accessibilityIdentifier = "veil"
    page.addSubview(veil)
    says(
      "*buy* wasn't hit: *veil* covers it at that point, so touches there reach *veil*. A view "
        + "that is added later covers the earlier ones and receives touches even if it is clear. "
        + "Bring *buy* to the front, disable user interaction on *veil*, or return nil from its "
        + "hitTest(_:with:). In code: veil.isUserInteractionEnabled = false.")
  }

  @Test func `A view whose class overrides hit testing`() {
    final class Deaf: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let deaf = Deaf(frame: card.frame)
    deaf.accessibilityIdentifier = "deaf"
    page.addSubview(deaf)
    deaf.addSubview(buy)
    says(
      "*buy* wasn't hit: it is in *deaf*, which overrides hit testing, and Deaf.hitTest(_:with:) "
        + "returned nil, so nothing in *deaf* is hit-tested. A class that overrides hit testing "
        + "may miss a case or mix up the coordinates of two views. Check Deaf.hitTest(_:with:).")
  }

  @Test func `A view beyond the edge of the screen`() {
    card.frame.origin.y = 900
    page.frame.size.height = 1_200
    says(
      "*buy* wasn't hit: it is 98 pt below the bottom edge of the screen, so touches there reach "
        + "nothing. It is scrolled out of view, or it was laid out for a larger screen. Lay it out "
        + "inside the screen, or put it into a scroll view.")
  }

  @Test func `A view scrolled out of sight`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 390, height: 1_000)
    page.addSubview(list)
    buy.frame.origin.y = 500
    list.addSubview(buy)
    says(
      "*buy* wasn't hit: it is 222 pt below the bottom edge of *list*, so touches there reach "
        + "*page*. Its content is currently scrolled to another position. Scroll *list* until the "
        + "view is visible. In code: list.scrollRectToVisible(buy.frame, animated: false). In a "
        + "test: stage.scroll(to:).")
  }

  @Test func `A view that is in no window`() {
    card.removeFromSuperview()
    let failures = Stage.failures { stage.tap(buy) }
    #expect(
      failures.map(\.text) == [
        "*buy* wasn't hit: it isn't in a window, so it isn't on the screen. It was created but "
          + "never added to a view, or it was removed together with its page. Add it with "
          + "addSubview(_:) to a view that is on the screen."
      ])
  }

  @Test func `A view in a hidden window`() {
    let other = UIWindow(frame: stage.window.bounds)
    other.accessibilityIdentifier = "other"
    other.addSubview(buy)
    other.isHidden = false
    other.isHidden = true
    let failures = Stage.failures { stage.tap(buy) }
    #expect(
      failures.map(\.text) == [
        "*buy* wasn't hit: its window is hidden or isn't in a scene. A window appears only after "
          + "it is made visible in a connected scene. Show it with makeKeyAndVisible(). In code: "
          + "other.isHidden = false."
      ])
  }

  @Test func `A view below another window`() {
    let toast = UIWindow(frame: stage.window.bounds)
    toast.accessibilityIdentifier = "toast"
    toast.isHidden = false
    says(
      "*buy* wasn't hit: the window *toast* covers it, so touches there reach *toast*. A window "
        + "for an alert or a toast is as large as the screen and receives every touch, even if it "
        + "is clear. Lower its windowLevel, or return nil from its hitTest(_:with:) there. In "
        + "code: toast.isUserInteractionEnabled = false.")
  }

  @Test func `A disabled control, with the line that disabled it`() {
    buy.isEnabled = false
    buy.noted(fileID: "Shop/Checkout.swift", line: 12)
    says(
      "*buy* is hit, but nothing happens, because *buy* is disabled. A form disables its button "
        + "until every field is filled in, or the button is disabled while work is in progress. "
        + "Set isEnabled of *buy* to true first. To test the disabled state, use tap(at:), which "
        + "touches without this check. *buy* was made at Shop/Checkout.swift:12.")
  }

  @Test func `A fix for a scroll view shows the view, and is reverted`() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 390, height: 1_000)
    page.addSubview(list)
    buy.frame.origin.y = 500
    list.addSubview(buy)
    let explanation = buy.explanation(forTouchAt: CGPoint(x: 5, y: 5))
    let tried = try #require(explanation.fix?.attempt())
    #expect(stage.why(buy) == "*buy* is hit.")
    tried.takeBack()
    #expect(list.contentOffset == .zero)
  }
}
