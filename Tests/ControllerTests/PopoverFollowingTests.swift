import Testing
import TouchstoneTesting
import UIKit

/// Visible popovers with a source that changes or moves.
@MainActor @Suite(.staged)
struct PopoverFollowingTests {
  private let stage = Stage(device: .iPad)
  private let base = UIViewController()
  private let shown = UIViewController()
  private let source = UIView(frame: CGRect(x: 300, y: 400, width: 40, height: 20))

  init() {
    stage.window.rootViewController = base
    stage.settle()
    base.view.addSubview(source)
    shown.preferredContentSize = CGSize(width: 200, height: 100)
  }

  private func present() throws -> UIPopoverPresentationController {
    shown.modalPresentationStyle = .popover
    let popover = try #require(shown.popoverPresentationController)
    popover.sourceView = source
    popover.permittedArrowDirections = .up
    base.present(shown, animated: false)
    stage.settle()
    return popover
  }

  private var card: CGRect { shown.view.convert(shown.view.bounds, to: stage.window) }

  @Test func `A popover points at its source item, whatever rectangle was set before`() throws {
    let popover = try present()
    let first = card
    for x in [100.0, 150] {
      popover.sourceRect = CGRect(x: x, y: 50, width: 40, height: 20)
      stage.settle()
      #expect(card.midX == 320 + x && card.minY == first.minY + 50)
    }
    let item = UIView(frame: CGRect(x: 500, y: 200, width: 40, height: 20))
    base.view.addSubview(item)
    popover.sourceItem = item
    stage.settle()
    #expect(card.midX == 520 && card.minY == first.minY - 200)
    popover.sourceItem = nil
    stage.settle()
    #expect(card.midX == 470 && card.minY == first.minY + 50)
  }

  @Test func `A popover follows its source when the source moves`() throws {
    let popover = try present()
    let first = card
    source.frame.origin.x += 50
    stage.settle()
    #expect(card.midX == first.midX + 50)
    let item = UIView(frame: CGRect(x: 500, y: 200, width: 40, height: 20))
    base.view.addSubview(item)
    popover.sourceItem = item
    stage.settle()
    item.center.x -= 100
    stage.settle()
    #expect(card.midX == 420)
  }

  @Test func `A popover follows a source that is scrolled`() throws {
    let scroll = UIScrollView(frame: base.view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 4000)
    scroll.contentInsetAdjustmentBehavior = .never
    base.view.addSubview(scroll)
    scroll.addSubview(source)
    _ = try present()
    let first = card
    scroll.contentOffset.y = 60
    stage.settle()
    #expect(card.minY == first.minY - 60)
  }

  @Test func `A controller with the automatic style reports a page sheet`() {
    #expect(UIViewController().modalPresentationStyle == .pageSheet)
    shown.modalPresentationStyle = .fullScreen
    shown.modalPresentationStyle = .automatic
    #expect(shown.modalPresentationStyle == .pageSheet)
  }
}
