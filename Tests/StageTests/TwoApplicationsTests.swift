import Testing
import TouchstoneTesting
import UIKit

/// Two applications exist at once, each with its own clock and windows.
///
/// The second is current, so that changes to views of the first have to find their own application.
@Suite("Two applications", .staged) @MainActor
struct TwoApplicationsTests {
  private let first = Stage()
  private let second = Stage()

  private final class OneChoice: NSObject, UIEditMenuInteractionDelegate {
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: [UIAction(title: "Choose") { _ in }]) }
  }

  private func scrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: first.window.bounds)
    scroll.contentSize = CGSize(width: scroll.bounds.width, height: 10_000)
    first.window.addSubview(scroll)
    return scroll
  }

  @Test("content is scrolled to an offset by the clock of its own application")
  func animatedOffset() {
    let scroll = scrollView()
    second.advance(by: 100)
    scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    first.advance(by: 0.1)
    #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 500)
    first.settle()
    #expect(scroll.contentOffset.y == 500)
  }

  @Test("an edit menu opens in the windows of its own application")
  func editMenu() {
    let delegate = OneChoice()
    let interaction = UIEditMenuInteraction(delegate: delegate)
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    view.addInteraction(interaction)
    first.window.addSubview(view)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 10)))
    first.settle()
    second.settle()
    #expect(first.shownMenuTitles == ["Choose"])
    #expect(second.shownMenuTitles == nil)
    interaction.dismissMenu()
    first.settle()
    #expect(first.shownMenuTitles == nil)
  }

  @Test("a context menu opens in the windows of its own application")
  func contextMenu() {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    button.menu = UIMenu(children: [UIAction(title: "Choose") { _ in }])
    button.showsMenuAsPrimaryAction = true
    first.window.addSubview(button)
    button.performPrimaryAction()
    first.settle()
    second.settle()
    #expect(first.shownMenuTitles == ["Choose"])
    #expect(second.shownMenuTitles == nil)
  }

  @Test("a fault about a view is in the trace of its own application")
  func faults() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.window.addSubview(view)
    view.alpha = .nan
    #expect(first.trace.contains { $0.kind == .fault })
    #expect(!second.trace.contains { $0.kind == .fault })
  }

  @Test("animations disabled by one application continue in the other")
  func animations() {
    UIView.setAnimationsEnabled(false)
    let third = Stage()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    third.window.addSubview(view)
    UIView.animate(withDuration: 1) { view.alpha = 0 }
    third.advance(by: 0.5)
    #expect(UIView.areAnimationsEnabled)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.2)
    third.settle()
  }
}
