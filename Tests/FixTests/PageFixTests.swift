import Testing
import TouchstoneHost
import TouchstoneSession
import TouchstoneTesting
import TouchstoneWeb
import UIKit

/// The messages to a page: lines that are tried by number, and the delivery path of a touch.
@Suite("Fixes and the delivery path, as sent to a page", .staged) @MainActor
struct PageFixTests {
  private let stage = Stage()
  private let card = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 100))
  private let button = UIButton(frame: CGRect(x: 20, y: 20, width: 120, height: 44))
  private let session: ApplicationSession

  init() {
    card.accessibilityIdentifier = "card"
    button.accessibilityIdentifier = "buy"
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    card.addSubview(button)
    stage.window.addSubview(card)
    session = ApplicationSession(ApplicationHost(stage.application), appName: "Test")
  }

  private var middle: CGPoint { CGPoint(x: 130, y: 242) }

  private func offered() -> PageFix? { session.inspection(at: middle.x, y: middle.y).fix }

  @Test func `A fix line keeps its ID as long as it is offered`() throws {
    card.isUserInteractionEnabled = false
    let first = try #require(offered())
    #expect(first == PageFix(number: 1, code: "card.isUserInteractionEnabled = true"))
    #expect(offered() == first)
    #expect(session.inspection(at: middle.x, y: middle.y).culprit?.name == "card")
  }

  @Test func `Of two tried fixes the first is reverted, and the second stays`() throws {
    card.isUserInteractionEnabled = false
    button.isEnabled = false
    let first = try #require(offered())
    session.tryFix(first.number)
    let second = try #require(offered())
    #expect(second.code == "buy.isEnabled = true")
    session.tryFix(second.number)
    session.tryFix(second.number)
    #expect(session.triedFixes.map(\.number) == [first.number, second.number])
    #expect(offered() == nil)
    session.undoFix(first.number)
    #expect(!card.isUserInteractionEnabled && button.isEnabled)
    #expect(session.triedFixes.map(\.number) == [second.number])
    session.undoFix(second.number)
    #expect(!button.isEnabled)
    #expect(session.triedFixes.isEmpty)
  }

  @Test func `Unknown fix IDs change nothing`() {
    session.tryFix(7)
    session.undoFix(7)
    #expect(session.triedFixes.isEmpty)
  }

  @Test func `A tap passes the delivery stages in order`() throws {
    session.isDeliveryPathOpen = true
    stage.tap(at: middle)
    let steps = session.deliverySteps(after: 0)
    #expect(steps.map(\.number) == Array(1...steps.count))
    var order: [PageDeliveryStep.DeliveryStage] = []
    for station in steps.map(\.station) where !order.contains(station) { order.append(station) }
    #expect(order == [.queue, .hitTest, .application, .window, .chain, .action])
    #expect(steps.contains { $0.outcome == "hit" && $0.text == "buy: hit" })
    #expect(steps.contains { $0.outcome == "kept" && $0.text.hasPrefix("buy handles it") })
    #expect(steps.contains { $0.station == .action })
    #expect(session.deliverySteps(after: steps.count - 1).map(\.number) == [steps.count])
    session.isDeliveryPathOpen = false
    stage.tap(at: middle)
    #expect(session.latestDeliveryStep == steps.count)
  }

  @Test func `Moves of one frame are counted at the stage that coalesces them`() {
    session.isDeliveryPathOpen = true
    let finger = stage.touch(at: middle)
    finger.move(to: CGPoint(x: 140, y: 250), duration: 0.1)
    finger.lift()
    let counts = session.deliverySteps(after: 0).compactMap(\.samples)
    #expect(!counts.isEmpty && counts.allSatisfy { $0 > 1 })
  }
}
