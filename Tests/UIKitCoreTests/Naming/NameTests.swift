import Testing
import TouchstoneTesting
import UIKit

/// The name of a view, which is the same in every sentence.
@MainActor @Suite(.staged)
struct NameTests {
  private let stage = Stage()

  @discardableResult
  private func add<View: UIView>(_ view: View, to parent: UIView? = nil) -> View {
    if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 100, width: 200, height: 44) }
    (parent ?? stage.window).addSubview(view)
    return view
  }

  /// Returns the name of a view in the sentence about it.
  private func name(_ view: UIView) -> String? {
    let sentence = stage.why(view)
    let parts = sentence.split(separator: "*", omittingEmptySubsequences: false)
    return parts.count > 1 ? String(parts[1]) : nil
  }

  @Test("a view is named by its identifier before any of its texts")
  func identifier() {
    let button = add(UIButton(type: .system))
    button.setTitle("Buy", for: .normal)
    #expect(name(button) == "Buy")
    button.accessibilityIdentifier = "buyButton"
    #expect(name(button) == "buyButton")
  }

  @Test("a button is named by its title, a label by its text, a field by its placeholder")
  func visibleWords() {
    let button = add(UIButton(configuration: .filled()))
    button.configuration?.title = "Pay now"
    let label = add(UILabel())
    label.text = "Total"
    let field = add(UITextField())
    field.placeholder = "Coupon"
    field.text = "secret"
    #expect([button, label, field].map(name) == ["Pay now", "Total", "Coupon"])
  }

  @Test("an image view and an image-only button are named by the image")
  func images() throws {
    let image = try #require(UIImage(named: "bubble"))
    let picture = add(UIImageView(image: image.withRenderingMode(.alwaysTemplate)))
    picture.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(name(picture) == "bubble")
    picture.image = nil
    #expect(name(picture) == "UIImageView")
    let button = add(UIButton())
    button.setImage(image, for: .normal)
    #expect(name(button) == "bubble")
  }

  @Test("long names are cut, lines are joined, and an asterisk is not taken for a name's mark")
  func awkwardWords() {
    let label = add(UILabel())
    label.text = "One\ntwo   three four five six seven eight nine ten"
    #expect(name(label) == "One two three four five six seven eight…")
    label.text = "5*stars"
    #expect(name(label) == "5∗stars")
    label.text = " \n"
    #expect(name(label) == "UILabel")
  }

  @Test("equal names are numbered, counted within their common container")
  func equalNames() {
    let cart = add(UIView(frame: stage.window.bounds))
    cart.accessibilityIdentifier = "cartList"
    let buttons = (0..<3).map { number in
      let row = add(UIView(frame: CGRect(x: 0, y: number * 50, width: 300, height: 50)), to: cart)
      let button = add(UIButton(type: .system), to: row)
      button.frame = row.bounds
      button.setTitle("Buy", for: .normal)
      return button
    }
    #expect(
      buttons.map(name) == [
        "Buy, 1st of 3 in cartList", "Buy, 2nd of 3 in cartList", "Buy, 3rd of 3 in cartList",
      ])
    buttons[0].removeFromSuperview()
    #expect(name(buttons[1]) == "Buy, 1st of 2 in cartList")
    #expect(name(buttons[0]) == "Buy")
  }

  @Test("a view without any text is named by its class, numbered among its kind")
  func classes() {
    let list = add(UIView(frame: stage.window.bounds.insetBy(dx: 20, dy: 0)))
    list.accessibilityIdentifier = "cartList"
    let views = (0..<3).map { number in
      add(UIView(frame: CGRect(x: 0, y: number * 50, width: 50, height: 50)), to: list)
    }
    let other = add(UISwitch(), to: list)
    #expect(name(views[1]) == "UIView, 2nd of 3 in cartList")
    #expect(name(other) == "UISwitch in cartList")
    let path = stage.explanation(at: CGPoint(x: 10, y: 300)).path
    #expect(path.first?.subject.name == "UIWindow")
    let lone = add(UISlider())
    #expect(name(lone) == "UISlider")
  }

  @Test("the label in a button is a part of it, and not a second view of that name")
  func parts() throws {
    let button = add(UIButton(type: .system))
    button.setTitle("Buy", for: .normal)
    stage.advance(by: 0.1)
    let label = try #require(button.titleLabel)
    #expect(name(button) == "Buy")
    #expect(name(label) == "UILabel in Buy")
  }

  @Test("a name follows the view's text, even at the same time")
  func changes() {
    let button = add(UIButton(type: .system))
    button.setTitle("Buy", for: .normal)
    #expect(name(button) == "Buy")
    button.setTitle("Bought", for: .normal)
    #expect(name(button) == "Bought")
  }

  @Test("the trace, the lanes and a failed test show the same name")
  func everywhere() throws {
    let button = add(UIButton(type: .system))
    button.setTitle("Buy", for: .normal)
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    stage.tap(button)
    let bound = try #require(stage.trace.first { $0.kind == .bound })
    #expect(bound.subject?.name == "Buy")
    #expect(bound.subject?.identifier == nil)
    #expect(bound.description.contains(#"UIButton "Buy""#))
    let lane = try #require(stage.gestureTimeline?.touches.first)
    #expect(lane.segments.first?.cause == "with *Buy*")
    #expect(lane.keeper?.name == "Buy")
    button.isHidden = true
    let failures = Stage.failures { stage.tap(button) }
    #expect(failures.count == 1)
    #expect(failures.first?.text.hasPrefix("*Buy* wasn't hit: it is hidden") == true)
    #expect(stage.lint.isEmpty)
  }

  @Test("a view's text is its name in the trace after the view is gone")
  func gone() throws {
    do {
      let button = add(UIButton(type: .system))
      button.setTitle("Buy", for: .normal)
      stage.tap(button, expecting: .nothing)
      button.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    let bound = try #require(stage.trace.first { $0.kind == .bound })
    #expect(bound.subject?.name == "Buy")
  }

  @Test("recognizers of one class on one view are numbered")
  func recognizers() {
    let card = add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    card.accessibilityIdentifier = "card"
    let taps = [UITapGestureRecognizer(), UITapGestureRecognizer()]
    for tap in taps { card.addGestureRecognizer(tap) }
    #expect(
      stage.why(taps[1]) == "*UITapGestureRecognizer, 2nd of 2* on *card* has received no touch.")
  }
}
