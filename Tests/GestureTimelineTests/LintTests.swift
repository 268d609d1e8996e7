import Testing
import TouchstoneTesting
import UIKit

/// The problems found before any touch, and the cases that aren't problems.
@MainActor
@Suite("Lint")
struct LintTests {
  private let stage = Stage()
  private let ear = Ear()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    page.accessibilityIdentifier = "page"
    stage.window.addSubview(page)
  }

  private func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
    named(UIView(frame: frame), name, in: parent)
  }

  @discardableResult
  private func named<View: UIView>(_ view: View, _ name: String, in parent: UIView? = nil) -> View {
    view.accessibilityIdentifier = name
    (parent ?? page).addSubview(view)
    return view
  }

  @discardableResult
  private func button(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIButton {
    named(UIButton(frame: frame, primaryAction: UIAction { _ in }), name, in: parent)
  }

  private func tap(_ name: String, count: Int = 1, on view: UIView) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer(target: ear, action: Ear.hear)
    tap.name = name
    tap.numberOfTapsRequired = count
    view.addGestureRecognizer(tap)
    return tap
  }

  private let box = CGRect(x: 50, y: 100, width: 200, height: 200)
  private let inner = CGRect(x: 10, y: 10, width: 100, height: 44)

  @Test("an ordinary page has no findings")
  func clean() {
    let card = view("card", box)
    button("button", inner, in: card)
    _ = tap("tap", on: card)
    #expect(stage.lint == [])
  }

  // MARK: Recognizers

  @Test("a tap that requires a double tap to fail always waits, and the note names the double tap")
  func waits() {
    let card = view("card", box)
    let single = tap("tap", on: card)
    single.require(toFail: tap("double tap", count: 2, on: card))
    #expect(
      stage.lint.map(\.description) == [
        "note waits: *tap* on *card* always waits 350 ms, because it requires *double tap* on "
          + "*card* to fail, which may still get another tap."
      ])
  }

  @Test("without the requirement lint reports that both are recognized")
  func both() {
    let card = view("card", box)
    _ = tap("tap", on: card)
    _ = tap("double tap", count: 2, on: card)
    #expect(stage.lint.map(\.kind) == [.bothRecognized])
  }

  @Test("a swipe together with a pan that begins first can never win")
  func never() {
    let card = view("card", box)
    let swipe = UISwipeGestureRecognizer(target: ear, action: Ear.hear)
    swipe.name = "swipe"
    card.addGestureRecognizer(swipe)
    let pan = UIPanGestureRecognizer(target: ear, action: Ear.hear)
    pan.name = "pan"
    card.addGestureRecognizer(pan)
    #expect(
      stage.lint.map(\.description) == [
        "problem neverRecognized: *swipe* on *card* can never win: *pan* on *card* is recognized "
          + "first and prevents it."
      ])
    pan.require(toFail: swipe)
    #expect(stage.lint.map(\.kind) == [.waits])
    #expect(stage.lint.first?.sentence.contains("waits up to 500 ms") == true)
  }

  @Test("a cyclic requirement is ignored, and the cycle is named")
  func circle() {
    let card = view("card", box)
    let one = tap("one", on: card)
    let two = tap("two", count: 2, on: card)
    one.require(toFail: two)
    two.require(toFail: one)
    let finding = stage.lint.first
    #expect(finding?.kind == .requirementCycle)
    #expect(
      finding?.sentence.hasSuffix(
        "*two* on *card* waits for *one* on *card* waits for *two* on *card*.") == true)
  }

  @Test("a cycle of requirements is removed with one of its recognizers")
  func circleIsForgotten() {
    let card = view("card", box)
    let two = tap("two", count: 2, on: card)
    do {
      let one = tap("one", on: card)
      one.require(toFail: two)
      two.require(toFail: one)
      #expect(stage.lint.first?.kind == .requirementCycle)
      card.removeGestureRecognizer(one)
    }
    #expect(!stage.lint.contains { $0.kind == .requirementCycle })
  }

  @Test("the time that a custom recognizer needs is reported as unknown")
  func unknown() {
    let card = view("card", box)
    let own = OwnRecognizer()
    own.name = "own"
    card.addGestureRecognizer(own)
    tap("tap", on: card).require(toFail: own)
    #expect(stage.lint.map(\.kind) == [.waitsForUnknown])
  }

  @Test("a case that a delegate may decide otherwise is not reported")
  func delegate() {
    final class Decider: NSObject, UIGestureRecognizerDelegate {}
    let decider = Decider()
    let card = view("card", box)
    let single = tap("tap", on: card)
    single.delegate = decider
    _ = tap("double tap", count: 2, on: card)
    #expect(stage.lint == [])
  }

  @Test("recognizers that no touch can reach do not conflict")
  func hidden() {
    let card = view("card", box)
    _ = tap("tap", on: card)
    _ = tap("double tap", count: 2, on: card)
    card.isHidden = true
    #expect(stage.lint == [])
  }

  // MARK: Views

  @Test("a control outside its parent is found, with the distance")
  func outside() {
    let card = view("card", box)
    button("buy", CGRect(x: 10, y: 212, width: 100, height: 44), in: card)
    #expect(
      stage.lint.map(\.description) == [
        "problem outsideParent: *buy* is outside *card*, its center 34 pt below its bottom "
          + "edge, so no touch arrives there. Enlarge *card*, or override its point(inside:with:)."
      ])
  }

  @Test("a control outside a parent that enlarges its hit area is not found")
  func outsideAnswered() {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -100, dy: -100).contains(point)
      }
    }
    let card = named(Wide(frame: box), "card")
    button("buy", CGRect(x: 10, y: 212, width: 100, height: 44), in: card)
    #expect(stage.lint == [])
  }

  @Test("views that are scrolled or clipped away, or wait off screen, count as intended")
  func away() {
    let scroll = named(UIScrollView(frame: box), "scroll")
    scroll.contentSize = CGSize(width: 200, height: 2000)
    button("below", CGRect(x: 10, y: 900, width: 100, height: 44), in: scroll)
    let clip = view("clip", CGRect(x: 0, y: 400, width: 100, height: 100))
    clip.clipsToBounds = true
    button("clipped", CGRect(x: 200, y: 0, width: 100, height: 44), in: clip)
    button("beside", CGRect(x: -300, y: 600, width: 200, height: 44))
    #expect(stage.lint == [])
  }

  @Test("a recognizer on an image view needs isUserInteractionEnabled, which is false by default")
  func imageView() {
    let picture = named(UIImageView(frame: box), "picture")
    _ = tap("tap", on: picture)
    #expect(
      stage.lint.map(\.description) == [
        "problem interactionOff: *picture* has user interaction disabled, so it with *tap* gets no "
          + "touches. Set its isUserInteractionEnabled to true; it is false by default in labels "
          + "and image views."
      ])
    picture.isUserInteractionEnabled = true
    #expect(stage.lint == [])
  }

  @Test("a view with its interaction off is one finding for all its descendants")
  func interactionOff() {
    let card = view("card", box)
    button("one", inner, in: card)
    button("two", inner.offsetBy(dx: 0, dy: 60), in: card)
    card.isUserInteractionEnabled = false
    #expect(stage.lint.count == 1)
    #expect(stage.lint.first?.sentence.contains("so *one* and *two* get no touch") == true)
    #expect(stage.lint.first?.affected.map(\.name) == ["one", "two"])
  }

  @Test("a view with an alpha of 0.005 takes no touches, and 0.02 is enough")
  func transparent() {
    let card = view("card", box)
    button("button", inner, in: card)
    card.alpha = 0.005
    #expect(stage.lint.map(\.kind) == [.transparent])
    #expect(stage.lint.first?.sentence.hasPrefix("*card* has an alpha of 0.005,") == true)
    card.alpha = 0.02
    #expect(stage.lint == [])
  }

  @Test("a hidden view is not a finding")
  func hiddenView() {
    let card = view("card", box)
    button("button", inner, in: card)
    card.isHidden = true
    #expect(stage.lint == [])
  }

  @Test("a view without a size that shows its subviews lets no touch through")
  func empty() {
    let holder = view("holder", CGRect(x: 50, y: 100, width: 0, height: 0))
    button("button", inner, in: holder)
    #expect(stage.lint.map(\.kind) == [.emptyParent])
    #expect(stage.lint.first?.sentence.contains("so *button* can be seen but gets no") == true)
    holder.clipsToBounds = true
    #expect(stage.lint == [])
  }

  @Test("a button entirely behind a sibling is found, a partly visible one is not")
  func covered() {
    button("button", inner)
    let sheet = view("sheet", CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      stage.lint.map(\.description) == [
        "problem covered: *sheet* completely covers *button*, so touches there reach "
          + "*sheet*. Bring the other view to the front, or disable user interaction on *sheet*."
      ])
    sheet.frame = CGRect(x: 0, y: 0, width: 80, height: 100)
    #expect(stage.lint == [])
    sheet.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    sheet.isUserInteractionEnabled = false
    #expect(stage.lint == [])
  }

  @Test("a page in front of another page counts as intended")
  func pages() {
    let parent = UIViewController()
    let stage = Stage()
    stage.window.rootViewController = parent
    for _ in 0..<2 {
      let child = UIViewController()
      child.view.addSubview(UIButton(frame: inner, primaryAction: UIAction { _ in }))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(stage.lint == [])
  }

  @Test("a disabled control and a view not meant for touches are not found")
  func disabled() {
    let card = view("card", box)
    button("button", inner, in: card).isEnabled = false
    card.isUserInteractionEnabled = false
    #expect(stage.lint == [])
  }

  @Test("lint touches nothing")
  func quiet() {
    let card = view("card", box)
    button("button", inner, in: card)
    stage.clearTrace()
    _ = stage.lint
    #expect(stage.trace.isEmpty)
  }
}

private final class OwnRecognizer: UIGestureRecognizer {}

/// A target of gestures.
final class Ear {
  func hear() {}
}
