import Testing
import TouchstoneKit
import TouchstoneTesting
import TouchstoneTrace

private final class Shop: UIResponder {
  var count = 0
  func buy() { count += 1 }
  func sell() { count += 1 }
  func buyFrom(_ sender: UIControl) { count += 1 }
}

/// A bare method that was added twice, which no control can detect with certainty.
@MainActor @Suite(.staged)
struct RepeatedActionTests {
  private let stage = Stage()
  private let shop = Shop()
  private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))

  init() {
    button.accessibilityIdentifier = "buy"
    stage.window.addSubview(button)
  }

  private var added: [TraceRecord] {
    stage.trace.filter { $0.kind == .action && $0.phase == "added" }
  }

  @Test("a bare method added twice runs twice, and trace and lint report both locations")
  func twice() throws {
    button.addTarget(shop, action: Shop.buy, for: .touchUpInside)
    #expect(added == [])
    #expect(stage.lint == [])
    button.addTarget(shop, action: Shop.buy, for: .touchUpInside)
    stage.tap(button)
    #expect(shop.count == 2)
    let record = try #require(added.first)
    #expect(added.count == 1)
    #expect(record.subject?.name == "buy")
    #expect(record.other?.name == "Shop")
    let sentence = try #require(record.detail)
    #expect(sentence.contains("two unnamed methods of *Shop* for touchUpInside"))
    #expect(sentence.matches(of: /RepeatedActionTests\.swift:\d+/).count == 2)
    let finding = try #require(stage.lint.first)
    #expect(stage.lint.count == 1)
    #expect(finding.kind == .addedTwice)
    #expect(finding.weight == .note)
    #expect(finding.subject.name == "buy")
    #expect(finding.sentence == sentence)
  }

  @Test("a bare method added again by one line, as in a reused cell, is reported as such")
  func sameLine() throws {
    for _ in 0..<2 { button.addTarget(shop, action: Shop.buy, for: .touchUpInside) }
    let sentence = try #require(stage.lint.first).sentence
    #expect(sentence.hasPrefix("*buy* calls a method of *Shop* twice for touchUpInside"))
    #expect(sentence.matches(of: /RepeatedActionTests\.swift:\d+/).count == 1)
  }

  @Test("methods of other types, and other events, targets and names do not count as repeated")
  func different() {
    let other = Shop()
    let named = Selector("buyInRepeatedActionTests", Shop.buy)
    button.addTarget(shop, action: Shop.buy, for: .touchUpInside)
    button.addTarget(shop, action: Shop.sell, for: .touchDown)
    button.addTarget(shop, action: Shop.buyFrom, for: .touchUpInside)
    button.addTarget(other, action: Shop.buy, for: .touchUpInside)
    button.addTarget(shop, action: named, for: .touchUpInside)
    button.addTarget(shop, action: named, for: .touchUpInside)
    #expect(added == [])
    #expect(stage.lint == [])
  }

  @Test("once the target's actions are removed it may be added again without a report")
  func removed() {
    button.addTarget(shop, action: Shop.buy, for: .touchUpInside)
    button.removeTarget(shop, action: nil, for: .touchUpInside)
    button.addTarget(shop, action: Shop.buy, for: .touchUpInside)
    #expect(added == [])
    #expect(stage.lint == [])
  }

  @Test(
    "a recognizer that may call one bare method twice is found too")
  func recognizer() throws {
    let tap = UITapGestureRecognizer(target: shop, action: Shop.buy)
    tap.name = "tap"
    tap.addTarget(shop, action: Shop.buy)
    let card = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))
    card.addGestureRecognizer(tap)
    stage.window.addSubview(card)
    stage.tap(card)
    #expect(shop.count == 2)
    #expect(added.count == 1)
    let finding = try #require(stage.lint.first)
    #expect(finding.kind == .addedTwice)
    #expect(finding.sentence.hasPrefix("*tap* calls two unnamed methods of *Shop* for each change"))
  }
}
