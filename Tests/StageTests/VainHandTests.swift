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

  @Test func `A button without an action fails the tap, unless nothing is expected`() {
    let buy = add(UIButton(), "buy")
    #expect(
      texts { stage.tap(buy) } == [
        "*buy* is hit, but it has no action, so a tap does nothing. The action was never added, or was "
          + "given to another control or another event. Give it one with addAction(_:for:) or "
          + "addTarget(_:action:for:). Where nothing is meant to happen, say so with expecting: .nothing."
      ])
    #expect(texts { stage.tap(buy, expecting: .nothing) } == [])
    #expect(texts { stage.tap(buy, expecting: .anything) } == [])
  }

  @Test func `A tap that answers fails where nothing is expected`() {
    let buy = add(UIButton(primaryAction: UIAction { _ in }), "buy")
    #expect(texts { stage.tap(buy) } == [])
    #expect(
      texts { stage.tap(buy, expecting: .nothing) } == [
        "Nothing was to come of a tap on *buy*, and *buy* answered. What was off is on by now, or the "
          + "touch goes on to a view around. Look at stage.answers, or leave out expecting: .nothing."
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
        "*tap* on *card* has lost its target, so nobody hears of its gesture.") == true)
  }

  @Test func `Typing fails without a first responder, unless nothing is expected`() {
    #expect(
      texts { stage.type("ab") } == [
        "\"ab\" was typed, and there is no first responder to take it. No field was tapped before, or "
          + "editing has ended. Tap the field first, or use type(_:into:). Where nothing is meant to "
          + "happen, say so with expecting: .nothing."
      ])
    #expect(texts { stage.type("ab", expecting: .nothing) } == [])
    let field = add(UITextField(), "field")
    stage.tap(field)
    #expect(texts { stage.type("ab") } == [])
    #expect(field.text == "ab")
    #expect(texts { stage.type("c", expecting: .nothing) }.count == 1)
  }

  @Test func `The name of a text taps its place, and the row around it answers`() {
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

  @Test func `A text that is not shown is told with those that are, and with the vain touch`() {
    let label = add(UILabel(), "label", y: 300)
    label.text = "open"
    let buy = add(UIButton(), "buy")
    stage.tap(buy, expecting: .nothing)
    #expect(texts { stage.expectShows("open") } == [])
    #expect(
      texts { stage.expectShows("bought") } == [
        "The screen does not show \"bought\"; it shows \"open\". Nothing came of the latest touch: *buy* "
          + "is hit, but it has no action, so a tap does nothing. The action was never added, or was "
          + "given to another control or another event. Give it one with addAction(_:for:) or "
          + "addTarget(_:action:for:)."
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
