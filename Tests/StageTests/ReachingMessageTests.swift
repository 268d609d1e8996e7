import Testing
import TouchstoneTesting
import UIKit

/// The exact messages of a stage if a view can't be found, scrolled to, typed into or waited for,
/// and if a gesture isn't recognized.
@Suite(.staged) @MainActor
struct ReachingMessageTests {
  private let stage = Stage()

  @discardableResult
  private func add<View: UIView>(
    _ view: View, _ name: String, _ frame: CGRect, to outer: UIView? = nil
  ) -> View {
    view.frame = frame
    view.accessibilityIdentifier = name
    (outer ?? stage.window).addSubview(view)
    return view
  }

  private func texts(_ body: () -> Void) -> [String] { Stage.failures(during: body).map(\.text) }

  // MARK: Names

  @Test func `A name that nothing has, beside one that is nearly the same`() {
    add(UIButton(), "save", CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(
      texts { stage.tap("Saved") } == [
        "There is no view called \"Saved\"; the nearest name is \"save\". It was renamed, or its page "
          + "is not shown yet. Use that name, or wait for the page with settle()."
      ])
  }

  @Test func `A name that nothing has, beside quite different ones`() {
    stage.window.accessibilityIdentifier = "main"
    add(UIButton(), "save", CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(
      texts { stage.doubleTap("checkout") } == [
        "There is no view called \"checkout\"; there are: main, save. It was renamed, or its page is "
          + "not shown yet. Use one of these names, or wait for the page with settle()."
      ])
  }

  @Test func `A name that two views have`() {
    add(UIButton(), "buy", CGRect(x: 20, y: 100, width: 100, height: 44))
    add(UIButton(), "buy", CGRect(x: 20, y: 200, width: 100, height: 44))
    #expect(
      texts { stage.longPress("buy") } == [
        "There are 2 views called \"buy\": UIButton at (70, 122), UIButton at (70, 222). Cells and "
          + "repeated parts share a title or an accessibilityIdentifier. Give the one that is meant an "
          + "accessibilityIdentifier of its own, or tap it by its place with tap(at:)."
      ])
  }

  // MARK: Scrolling

  private func addList(contentHeight: CGFloat) -> UIScrollView {
    let list = add(UIScrollView(), "list", CGRect(x: 0, y: 100, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: contentHeight)
    return list
  }

  @Test func `Scrolling comes to a view, which can then be tapped`() {
    let list = addList(contentHeight: 3_000)
    let last = add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44), to: list)
    let first = add(UIButton(), "first", CGRect(x: 20, y: 20, width: 100, height: 44), to: list)
    stage.scroll(to: "last")
    #expect(
      stage.why(last) == "*last* is hit, but it has no action, so a tap does nothing. "
        + "Give it one with addAction(_:for:) or addTarget(_:action:for:).")
    let offset = list.contentOffset
    stage.scroll(to: last)
    #expect(list.contentOffset == offset)
    stage.scroll(to: first)
    #expect(list.bounds.contains(first.center))
  }

  @Test func `A view that the content does not reach`() {
    let list = addList(contentHeight: 400)
    add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44), to: list)
    #expect(
      texts { stage.scroll(to: "last") } == [
        "*list* does not scroll as far as *last*: its content is 390 × 400 pt, and *last* ends at "
          + "(120, 2944). The contentSize was set for less content, or constraints do not pin the "
          + "content's last edge. Give *list* a contentSize of at least 390 × 2944, or pin the content "
          + "to its contentLayoutGuide."
      ])
  }

  @Test func `A view in a scroll view whose scrolling is off`() {
    let list = addList(contentHeight: 3_000)
    list.isScrollEnabled = false
    add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44), to: list)
    #expect(
      texts { stage.scroll(to: "last") } == [
        "*list* can't be scrolled to *last*: its scrolling is off. It was turned off while something "
          + "else was dragged or edited, and not on again. Set isScrollEnabled of *list* to true."
      ])
  }

  @Test func `A view beyond the screen with nothing around it that scrolls`() {
    add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44))
    #expect(
      texts { stage.scroll(to: "last") } == [
        "*last* is not on the screen, and nothing around it scrolls. It was laid out for a larger "
          + "screen, or it is not in the scroll view that it seems to be in. Put it into a scroll view, "
          + "or lay it out inside the screen."
      ])
  }

  // MARK: Typing

  private final class Refusing: NSObject, UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
  }

  @Test func `Typing into a field taps it first`() {
    let field = add(UITextField(), "name", CGRect(x: 20, y: 100, width: 200, height: 44))
    stage.type("Ada", into: "name")
    stage.type("!", into: field)
    #expect(field.text == "Ada!")
  }

  @Test func `A field whose delegate refuses takes no text`() {
    let refusing = Refusing()
    let field = add(UITextField(), "name", CGRect(x: 20, y: 100, width: 200, height: 44))
    field.delegate = refusing
    #expect(
      texts { stage.type("Ada", into: "name") } == [
        "*name* was tapped and did not become first responder, so nothing was typed: there is no "
          + "first responder. Its delegate refuses to begin editing, or a recognizer took the tap. "
          + "Look at the delegate's answer to whether editing may begin, and at stage.answers."
      ])
    #expect(field.text?.isEmpty != false)
  }

  @Test func `A button takes no text, while another field has the keyboard`() {
    let field = add(UITextField(), "name", CGRect(x: 20, y: 100, width: 200, height: 44))
    add(UIButton(), "save", CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.type("Ada", into: field)
    #expect(
      texts { stage.type("Byron", into: "save") } == [
        "*save* was tapped and did not become first responder, so nothing was typed: the first "
          + "responder is *name*. A tap makes only fields and text views first responder; *save* is a "
          + "UIButton. Name the field itself, or call becomeFirstResponder() and type(_:)."
      ])
    #expect(field.text == "Ada")
  }

  // MARK: Waiting

  @Test func `Waiting ends with the condition`() {
    var isDone = false
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in isDone = true }
    #expect(stage.wait(for: "the timer") { isDone })
    #expect(stage.now >= 1 && stage.now < 1.05)
  }

  @Test func `Waiting for what never comes`() {
    #expect(
      texts { stage.wait(for: "the list", upTo: 2) { false } } == [
        "Waiting for the list took longer than 2 s; nothing is pending. It never comes, or it comes by "
          + "Task.sleep or asyncAfter, which go by another clock. Let tasks run with await "
          + "stage.idle(), or look at stage.texts for what is shown instead."
      ])
    #expect(stage.now == 2)
  }

  @Test func `Waiting too short`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
    #expect(
      texts { stage.wait(upTo: 2) { false } } == [
        "Waiting for the condition took longer than 2 s; still pending: a timer of 5.0 s. It comes "
          + "later than that, or something before it never ends. Wait longer with "
          + "wait(for:upTo:until:), or look at stage.texts for what is shown instead."
      ])
    timer.invalidate()
  }

  // MARK: Gestures

  private func addCard() -> (card: UIView, pan: UIPanGestureRecognizer) {
    let card = add(UIView(), "card", CGRect(x: 50, y: 100, width: 200, height: 200))
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    card.addGestureRecognizer(pan)
    return (card, pan)
  }

  @Test func `A gesture that is made is expected in silence, while it goes on and after it`() {
    let (_, pan) = addCard()
    let finger = stage.touch(at: CGPoint(x: 100, y: 150))
    finger.move(to: CGPoint(x: 180, y: 150), duration: 0.2)
    stage.expectRecognized(pan)
    finger.lift()
    stage.expectRecognized(pan)
  }

  @Test func `A gesture that nobody made`() {
    let (_, pan) = addCard()
    #expect(
      texts { stage.expectRecognized(pan) } == [
        "*pan* on *card* has had no touch. Its view is not hit where the finger was, or it was added "
          + "to another view afterwards and belongs to that one. Ask stage.why(_:) about its view, and "
          + "look at its view property."
      ])
  }

  @Test func `A gesture that failed`() {
    let (_, pan) = addCard()
    stage.tap(at: CGPoint(x: 100, y: 150))
    #expect(
      texts { stage.expectRecognized(pan) } == [
        "*pan* on *card*: failed: moved only 0 pt, 10 required. The finger did something else than the "
          + "gesture that it waits for. Make the gesture as *pan* wants it, or change what it allows."
      ])
  }

  @Test func `A gesture that another one prevented`() {
    let (card, pan) = addCard()
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    press.minimumPressDuration = 0
    card.addGestureRecognizer(press)
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150))
    #expect(
      texts { stage.expectRecognized(pan) } == [
        "*pan* on *card*: prevented by *press* on *card*. Of several recognizers with one touch the "
          + "first to be recognized ends the others, unless the delegate of one of the two allows "
          + "both. Answer true in "
          + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) of its delegate, or let the other "
          + "one wait with require(toFail: pan)."
      ])
  }

  @Test func `A gesture whose delegate refuses the touch`() {
    final class Refusing: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { false }
    }
    let (_, pan) = addCard()
    let refusing = Refusing()
    pan.delegate = refusing
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150))
    let found = texts { stage.expectRecognized(pan) }
    #expect(
      found == [
        "*pan* on *card*: never received the touch: its delegate declined the touch. The answer is "
          + "false for every touch in such a view, such as one in a button or a row. Return true for "
          + "*pan* in gestureRecognizer(_:shouldReceive:) of its delegate."
      ])
  }

  @Test func `A gesture that waits for another to fail`() {
    let (card, _) = addCard()
    let (tap, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    (tap.name, double.name) = ("tap", "double")
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    card.addGestureRecognizer(tap)
    card.addGestureRecognizer(double)
    stage.tap(card)
    let found = texts { stage.expectRecognized(tap) }
    #expect(found.count == 1 && found[0].hasPrefix("*tap* on *card*: waiting for *double*"))
    #expect(
      found[0].hasSuffix(
        ". Another one has to fail first, such as a double tap that may still come. Let the time "
          + "pass with settle(), or leave out require(toFail:)."))
    stage.settle()
    stage.expectRecognized(tap)
  }
}
