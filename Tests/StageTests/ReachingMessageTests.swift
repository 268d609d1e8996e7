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

  @Test func `A name of no view, similar to an existing one`() {
    add(UIButton(), "save", CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(
      texts { stage.tap("Saved") } == [
        "There is no view called \"Saved\"; the nearest name is \"save\". It was renamed, or its "
          + "page isn't shown yet. Use that name, or wait for the page with settle()."
      ])
  }

  @Test func `A name of no view, different from existing ones`() {
    stage.window.accessibilityIdentifier = "main"
    add(UIButton(), "save", CGRect(x: 20, y: 100, width: 100, height: 44))
    #expect(
      texts { stage.doubleTap("checkout") } == [
        "There is no view called \"checkout\"; there are: main, save. It was renamed, or its page "
          + "isn't shown yet. Use one of these names, or wait for the page with settle()."
      ])
  }

  @Test func `A name of two views`() {
    add(UIButton(), "buy", CGRect(x: 20, y: 100, width: 100, height: 44))
    add(UIButton(), "buy", CGRect(x: 20, y: 200, width: 100, height: 44))
    #expect(
      texts { stage.longPress("buy") } == [
        "There are 2 views called \"buy\": UIButton at (70, 122), UIButton at (70, 222). Cells and "
          + "repeated parts share a title or an accessibilityIdentifier. Give the intended view a "
          + "unique accessibilityIdentifier, or tap it by location with tap(at:)."
      ])
  }

  // MARK: Scrolling

  private func addList(contentHeight: CGFloat) -> UIScrollView {
    let list = add(UIScrollView(), "list", CGRect(x: 0, y: 100, width: 390, height: 300))
    list.contentSize = CGSize(width: 390, height: contentHeight)
    return list
  }

  @Test func `Scrolling reaches a view, which can then be tapped`() {
    let list = addList(contentHeight: 3_000)
    let last = add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44), to: list)
    let first = add(UIButton(), "first", CGRect(x: 20, y: 20, width: 100, height: 44), to: list)
    stage.scroll(to: "last")
    #expect(
      stage.why(last) == "*last* is hit, but it has no action, so a tap does nothing. "
        + "Add one with addAction(_:for:) or addTarget(_:action:for:).")
    let offset = list.contentOffset
    stage.scroll(to: last)
    #expect(list.contentOffset == offset)
    stage.scroll(to: first)
    #expect(list.bounds.contains(first.center))
  }

  @Test func `A view beyond the content's size`() {
    let list = addList(contentHeight: 400)
    add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44), to: list)
    #expect(
      texts { stage.scroll(to: "last") } == [
        "*list* doesn't scroll as far as *last*: its content is 390 × 400 pt, and *last* ends at "
          + "(120, 2944). The contentSize was set for less content, or constraints don't pin the "
          + "content's last edge. Give *list* a contentSize of at least 390 × 2944, or pin the "
          + "content to its contentLayoutGuide."
      ])
  }

  @Test func `A view in a scroll view with scrolling disabled`() {
    let list = addList(contentHeight: 3_000)
    list.isScrollEnabled = false
    add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44), to: list)
    #expect(
      texts { stage.scroll(to: "last") } == [
        "*list* can't be scrolled to *last*: its scrolling is disabled. It was disabled during a "
          + "drag or editing and not enabled again. Set isScrollEnabled of *list* to true."
      ])
  }

  @Test func `A view off screen without a scroll view around it`() {
    add(UIButton(), "last", CGRect(x: 20, y: 2_900, width: 100, height: 44))
    #expect(
      texts { stage.scroll(to: "last") } == [
        "*last* isn't on the screen, and nothing around it scrolls. It was laid out for a larger "
          + "screen, or it isn't in the scroll view that it appears to be in. Put it into a scroll "
          + "view, or lay it out inside the screen."
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
        "*name* was tapped but didn't become first responder, so nothing was typed: there is no "
          + "first responder. Its delegate refuses to begin editing, or a recognizer consumed the "
          + "tap. Check that the delegate allows editing to begin, and check stage.answers."
      ])
    #expect(field.text?.isEmpty != false)
  }

  @Test func `A button refuses text, while another field has the keyboard`() {
    let field = add(UITextField(), "name", CGRect(x: 20, y: 100, width: 200, height: 44))
    add(UIButton(), "save", CGRect(x: 20, y: 200, width: 100, height: 44))
    stage.type("Ada", into: field)
    #expect(
      texts { stage.type("Byron", into: "save") } == [
        "*save* was tapped but didn't become first responder, so nothing was typed: the first "
          + "responder is *name*. A tap makes only fields and text views first responder; *save* "
          + "is a UIButton. Pass the field itself, or call becomeFirstResponder() and type(_:)."
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

  @Test func `Waiting for an event that never comes`() {
    #expect(
      texts { stage.wait(for: "the list", upTo: 2) { false } } == [
        "Waiting for the list took longer than 2 s; nothing is pending. It never happens, or it "
          + "depends on Task.sleep or asyncAfter, which use another clock. Let tasks run with "
          + "await stage.idle(), or check stage.texts for the texts that are shown instead."
      ])
    #expect(stage.now == 2)
  }

  @Test func `Waiting too short`() {
    let timer = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in }
    #expect(
      texts { stage.wait(upTo: 2) { false } } == [
        "Waiting for the condition took longer than 2 s; still pending: a timer of 5.0 s. It "
          + "happens later than that, or something before it never ends. Wait longer with "
          + "wait(for:upTo:until:), or check stage.texts for the texts that are shown instead."
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

  @Test func `An expected gesture passes silently, during it and after it`() {
    let (_, pan) = addCard()
    let finger = stage.touch(at: CGPoint(x: 100, y: 150))
    finger.move(to: CGPoint(x: 180, y: 150), duration: 0.2)
    stage.expectRecognized(pan)
    finger.lift()
    stage.expectRecognized(pan)
  }

  @Test func `A gesture that did not happen`() {
    let (_, pan) = addCard()
    #expect(
      texts { stage.expectRecognized(pan) } == [
        "*pan* on *card* has received no touch. Its view isn't hit at the finger's location, or "
          + "the recognizer was added to another view later and belongs to that view. Call "
          + "stage.why(_:) with its view, and check its view property."
      ])
  }

  @Test func `A gesture that failed`() {
    let (_, pan) = addCard()
    stage.tap(at: CGPoint(x: 100, y: 150))
    #expect(
      texts { stage.expectRecognized(pan) } == [
        "*pan* on *card*: failed: moved only 0 pt, 10 required. The finger didn't make the gesture "
          + "that the recognizer expects. Make the gesture that *pan* expects, or change what it "
          + "allows."
      ])
  }

  @Test func `A gesture prevented by another one`() {
    let (card, pan) = addCard()
    let press = UILongPressGestureRecognizer()
    press.name = "press"
    press.minimumPressDuration = 0
    card.addGestureRecognizer(press)
    stage.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 180, y: 150))
    #expect(
      texts { stage.expectRecognized(pan) } == [
        "*pan* on *card*: prevented by *press* on *card*. Of several recognizers that receive a "
          + "touch, the first to be recognized prevents the others, unless a delegate allows both "
          + "to recognize simultaneously. Return true from "
          + "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:) in its delegate, or make the "
          + "other recognizer wait with require(toFail: pan)."
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
        "*pan* on *card*: never received the touch: its delegate declined the touch. The method "
          + "returns false for every touch in such a view, for example in a button or a row. "
          + "Return true for *pan* in gestureRecognizer(_:shouldReceive:) of its delegate."
      ])
  }

  @Test func `A pencil after a finger isn't reported to lack an allowed type`() {
    let (_, pan) = addCard()
    let finger = stage.touch(at: CGPoint(x: 100, y: 150))
    let pencil = stage.pencil(at: CGPoint(x: 150, y: 150))
    let found = texts { stage.expectRecognized(pan) }
    #expect(found.first?.contains("its first touch was of type 0, this one is of type 2") == true)
    #expect(found.first?.contains("allowedTouchTypes") == false)
    pencil.lift()
    finger.lift()
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
        ". Another recognizer has to fail first, such as a double tap that may still follow. "
          + "Advance the clock with settle(), or remove require(toFail:)."))
    stage.settle()
    stage.expectRecognized(tap)
  }
}
