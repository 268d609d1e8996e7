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
      "*buy* was not hit: it is hidden, so touches there reach *card*. Something hid it before, "
        + "such as a reused cell or a page that was loading, and nothing has shown it since. "
        + "Set isHidden of *buy* to false. In code: buy.isHidden = false.")
  }

  @Test func `A view in one that is hidden`() {
    card.isHidden = true
    says(
      "*buy* was not hit: it is in *card*, which is hidden, so nothing in *card* is asked. Something "
        + "hid it before, such as a reused cell or a page that was loading, and nothing has shown it "
        + "since. Set isHidden of *card* to false. In code: card.isHidden = false.")
  }

  @Test func `A view that is all but transparent`() {
    buy.alpha = 0.005
    says(
      "*buy* was not hit: it has an alpha of 0.005, and below 0.01 a view takes no touches, so "
        + "touches there reach *card*. It was faded out and not in again, or made invisible by its "
        + "alpha though it was to take touches. Give *buy* a larger alpha, or a clear background "
        + "colour instead. In code: buy.alpha = 1.")
  }

  @Test func `A view in one whose interaction is off, with the line that made it`() {
    card.isUserInteractionEnabled = false
    card.noted(fileID: "Shop/Checkout.swift", line: 31)
    says(
      "*buy* was not hit: it is in *card*, which has its user interaction off, so nothing in *card* "
        + "is asked. It was turned off while something loaded or moved, and not on again; that also "
        + "turns off all that is in the view. Set isUserInteractionEnabled of *card* to true. "
        + "In code: card.isUserInteractionEnabled = true. *card* was made at Shop/Checkout.swift:31."
    )
  }

  @Test func `An image view that takes no touches yet`() {
    let poster = UIImageView(frame: card.frame)
    poster.accessibilityIdentifier = "poster"
    page.addSubview(poster)
    poster.addSubview(buy)
    says(
      "*buy* was not hit: it is in *poster*, which has its user interaction off, so nothing in "
        + "*poster* is asked. Labels and image views take no touches until they are told to, and "
        + "nothing in them does either. Set isUserInteractionEnabled of *poster* to true; labels and "
        + "image views begin with false. In code: poster.isUserInteractionEnabled = true.")
  }

  @Test func `A view that is being animated`() {
    UIView.animate(withDuration: 1) { buy.alpha = 0.5 }
    says(
      "*buy* was not hit: it is being animated without .allowUserInteraction, so touches there reach "
        + "*card*. Views take no touches while they are animated, and an animation that repeats "
        + "never ends. Add .allowUserInteraction to the animation of *buy*. "
        + "In code: UIView.animate(…, options: [.allowUserInteraction]).")
    stage.settle()
  }

  @Test func `A view that hangs out of the one around it`() {
    buy.frame.origin.y = 100
    says(
      "*buy* was not hit: it lies 22 pt below the bottom edge of *card*, so touches there reach "
        + "*page*. A view that hangs out of the one around it is still drawn there, but touches are "
        + "looked for only inside. Enlarge *card*, or override its point(inside:with:). "
        + "In code: card.frame.size.height = 144.")
  }

  @Test func `A view in one without a size`() {
    card.frame.size = .zero
    says(
      "*buy* was not hit: it is in *card*, which has no width or no height, so nothing in *card* is "
        + "asked. A view without a size still shows what is in it; often a constraint or a frame is "
        + "missing. Give *card* a size. In code: card.frame.size = CGSize(width: 140, height: 64).")
  }

  @Test func `A view that something clear covers`() {
    let veil = UIView(frame: page.bounds)
    veil.accessibilityIdentifier = "veil"
    page.addSubview(veil)
    says(
      "*buy* was not hit: *veil* lies in front of it there, so touches there reach *veil*. What is "
        + "added later lies in front, and it takes touches even where it is clear. Bring *buy* to the "
        + "front, turn the user interaction of *veil* off, or let its hitTest(_:with:) pass the point "
        + "on. In code: veil.isUserInteractionEnabled = false.")
  }

  @Test func `A view whose class decides for itself`() {
    final class Deaf: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
    }
    let deaf = Deaf(frame: card.frame)
    deaf.accessibilityIdentifier = "deaf"
    page.addSubview(deaf)
    deaf.addSubview(buy)
    says(
      "*buy* was not hit: it is in *deaf*, which decides that itself, and Deaf.hitTest(_:with:) "
        + "returned nil, so nothing in *deaf* is asked. A class that decides for itself easily leaves "
        + "out a case, or mixes up the coordinates of two views. Look at Deaf.hitTest(_:with:).")
  }

  @Test func `A view beyond the edge of the screen`() {
    card.frame.origin.y = 900
    page.frame.size.height = 1_200
    says(
      "*buy* was not hit: it lies 98 pt below the bottom edge of the screen, so touches there reach "
        + "nothing. It is scrolled away, or it was laid out for a larger screen. Lay it out inside "
        + "the screen, or put it into a scroll view.")
  }

  @Test func `A view that is scrolled away`() {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 390, height: 1_000)
    page.addSubview(list)
    buy.frame.origin.y = 500
    list.addSubview(buy)
    says(
      "*buy* was not hit: it lies 222 pt below the bottom edge of *list*, so touches there reach "
        + "*page*. Its content is scrolled elsewhere at the moment. Scroll *list* until it shows. "
        + "In code: list.scrollRectToVisible(buy.frame, animated: false). In a test: "
        + "stage.scroll(to:).")
  }

  @Test func `A view that is in no window`() {
    card.removeFromSuperview()
    let failures = Stage.failures { stage.tap(buy) }
    #expect(
      failures.map(\.text) == [
        "*buy* was not hit: it is in no window, so it is not on the screen. It was made and never "
          + "added, or removed again with the page it was on. Add it with addSubview(_:) to a view "
          + "that is on the screen."
      ])
  }

  @Test func `A view in a window that is hidden`() {
    let other = UIWindow(frame: stage.window.bounds)
    other.accessibilityIdentifier = "other"
    other.addSubview(buy)
    other.isHidden = false
    other.isHidden = true
    let failures = Stage.failures { stage.tap(buy) }
    #expect(
      failures.map(\.text) == [
        "*buy* was not hit: its window is hidden or in no scene. A window shows only once it is made "
          + "visible, in a scene that is connected. Show it with makeKeyAndVisible(). "
          + "In code: other.isHidden = false."
      ])
  }

  @Test func `A view below another window`() {
    let toast = UIWindow(frame: stage.window.bounds)
    toast.accessibilityIdentifier = "toast"
    toast.isHidden = false
    says(
      "*buy* was not hit: the window *toast* lies in front and answers, so touches there reach "
        + "*toast*. A window for an alert or a toast is as large as the screen, and it takes every "
        + "touch even where it is clear. Lower its windowLevel, or let its hitTest(_:with:) answer "
        + "nil there. In code: toast.isUserInteractionEnabled = false.")
  }

  @Test func `A control that is disabled, with the line that made it`() {
    buy.isEnabled = false
    buy.noted(fileID: "Shop/Checkout.swift", line: 12)
    says(
      "*buy* is hit, and nothing happens, because *buy* is disabled. A form keeps its button off "
        + "until all is filled in, and work in progress turns it off for a while. Set isEnabled of "
        + "*buy* to true first; where the test is about its being disabled, tap(at:) touches without "
        + "asking. *buy* was made at Shop/Checkout.swift:12.")
  }

  @Test func `A line that mends a scroll view shows the view, and is taken back`() throws {
    let list = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    list.accessibilityIdentifier = "list"
    list.contentSize = CGSize(width: 390, height: 1_000)
    page.addSubview(list)
    buy.frame.origin.y = 500
    list.addSubview(buy)
    let explanation = buy.explanation(forTouchAt: CGPoint(x: 5, y: 5))
    let tried = try #require(explanation.repair?.attempt())
    #expect(stage.why(buy) == "*buy* is hit.")
    tried.takeBack()
    #expect(list.contentOffset == .zero)
  }
}
