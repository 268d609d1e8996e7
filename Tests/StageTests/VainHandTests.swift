import Testing
import TouchstoneTesting
import UIKit

/// Input without an effect, with the messages of a stage.
@Suite(.staged) @MainActor
struct VainHandTests {
  private let stage = Stage()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let ear = Listener()

  init() {
    page.accessibilityIdentifier = "page"
    stage.window.addSubview(page)
  }

  @discardableResult
  private func add<View: UIView>(_ view: View, _ name: String, y: CGFloat = 100) -> View {
    view.frame = CGRect(x: 20, y: y, width: 200, height: 44)
    view.accessibilityIdentifier = name
    page.addSubview(view)
    return view
  }

  private func texts(_ body: () -> Void) -> [String] { Stage.failures(during: body).map(\.text) }

  @Test func `A button without an action fails the tap, unless no effect is expected`() {
    let buy = add(UIButton(), "buy")
    #expect(
      texts { stage.tap(buy) } == [
        "*buy* is hit, but it has no action, so a tap does nothing. The action was never added, or "
          + "was added to another control or for another event. Add one with addAction(_:for:) or "
          + "addTarget(_:action:for:). If no effect is expected, pass expecting: .nothing."
      ])
    #expect(texts { stage.tap(buy, expecting: .nothing) } == [])
    #expect(texts { stage.tap(buy, expecting: .anything) } == [])
  }

  @Test func `A tap with an effect fails if no effect is expected`() {
    let buy = add(UIButton(primaryAction: UIAction { _ in }), "buy")
    #expect(texts { stage.tap(buy) } == [])
    #expect(
      texts { stage.tap(buy, expecting: .nothing) } == [
        "A tap on *buy* was expected to have no effect, but *buy* responded. The view has been "
          + "enabled since, or the touch is forwarded to a superview. Check stage.answers, or "
          + "remove expecting: .nothing."
      ])
  }

  @Test
  func `A plain view fails the tap, and one with a recognizer, an override or a value does not`() {
    #expect(texts { stage.tap(add(UIView(), "plain")) }.count == 1)
    let card = add(UIView(), "card", y: 200)
    card.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: Listener.hear))
    #expect(texts { stage.tap(card) } == [])
    #expect(texts { stage.tap(add(OverridingView(), "own", y: 300)) } == [])
    #expect(texts { stage.tap(add(UISwitch(), "switch", y: 400)) } == [])
    #expect(texts { stage.tap(add(UITextField(), "field", y: 500)) } == [])
  }

  @Test func `A recognizer whose target is gone fails the tap`() {
    let card = add(UIView(), "card")
    var target: Listener? = Listener()
    let tap = UITapGestureRecognizer(target: target as Any, action: Selector("hear", Listener.hear))
    tap.name = "tap"
    card.addGestureRecognizer(tap)
    target = nil
    #expect(
      texts { stage.tap(card) }.first?.hasPrefix(
        "*tap* on *card* has lost its target, so its gesture has no effect.") == true)
  }

  @Test func `Typing fails without a first responder, unless no effect is expected`() {
    #expect(
      texts { stage.type("ab") } == [
        "\"ab\" was typed, but there is no first responder to receive it. No field was tapped "
          + "before, or editing has ended. Tap the field first, or use type(_:into:). If no effect "
          + "is expected, pass expecting: .nothing."
      ])
    #expect(texts { stage.type("ab", expecting: .nothing) } == [])
    let field = add(UITextField(), "field")
    stage.tap(field)
    #expect(texts { stage.type("ab") } == [])
    #expect(field.text == "ab")
    #expect(texts { stage.type("c", expecting: .nothing) }.count == 1)
  }

  @Test func `The name of a text taps its location, and its row handles the tap`() {
    let row = add(UIView(), "row")
    row.addGestureRecognizer(UITapGestureRecognizer(target: ear, action: Listener.hear))
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 120, height: 24))
    label.text = "First row"
    row.addSubview(label)
    stage.tap("First row")
    #expect(ear.count == 1)
    label.text = "Last row"
    row.gestureRecognizers = []
    #expect(texts { stage.tap("Last row") }.count == 1)
  }

  @Test func `A text that is not shown is reported with the visible ones, and with the vain touch`()
  {
    let label = add(UILabel(), "label", y: 300)
    label.text = "open"
    let buy = add(UIButton(), "buy")
    stage.tap(buy, expecting: .nothing)
    #expect(texts { stage.expectShows("open") } == [])
    #expect(
      texts { stage.expectShows("bought") } == [
        "The screen doesn't show \"bought\"; it shows \"open\". The last touch had no effect: "
          + "*buy* is hit, but it has no action, so a tap does nothing. The action was never "
          + "added, or was added to another control or for another event. Add one with "
          + "addAction(_:for:) or addTarget(_:action:for:)."
      ])
  }
}

private final class Listener {
  private(set) var count = 0

  func hear() { count += 1 }
}

private final class OverridingView: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}
