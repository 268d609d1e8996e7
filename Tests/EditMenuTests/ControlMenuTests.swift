import Testing
import TouchstoneTesting
import UIKit

@Suite("Menus of controls", .staged) @MainActor
struct ControlMenuTests {
  private let stage = Stage()

  private func button(_ titles: [String], _ log: Log) -> UIButton {
    let button = UIButton(frame: CGRect(x: 40, y: 300, width: 160, height: 44))
    button.setTitle("Menu", for: .normal)
    button.menu = UIMenu(
      children: titles.map { title in UIAction(title: title) { _ in log.lines.append(title) } })
    for event in [UIControl.Event.menuActionTriggered, .touchUpInside, .primaryActionTriggered] {
      let name =
        event == .menuActionTriggered ? "menu" : event == .touchUpInside ? "up" : "primary"
      button.addAction(
        UIAction { [stage] _ in
          log.lines.append("\(name), \(stage.shownMenuTitles == nil ? "no menu" : "menu up")")
        }, for: event)
    }
    stage.window.addSubview(button)
    return button
  }

  private final class Log { var lines: [String] = [] }

  // statement 242
  @Test("a primary-action menu opens on touch-down, and its trigger is sent before")
  func primaryAction() {
    let log = Log()
    let button = button(["a", "b"], log)
    button.showsMenuAsPrimaryAction = true
    let finger = stage.touch(at: CGPoint(x: 60, y: 320))
    #expect(stage.shownMenuTitles == ["a", "b"])
    #expect(log.lines == ["menu, no menu"])
    stage.advance(by: 0.1)
    finger.lift()
    stage.settle()
    #expect(stage.shownMenuTitles == ["a", "b"])
    #expect(log.lines == ["menu, no menu"])
    stage.tapMenu("b")
    #expect(log.lines == ["menu, no menu", "b"])
    stage.settle()
  }

  // statement 242
  @Test("any other menu opens after a long press, and its trigger is sent before")
  func holding() {
    let log = Log()
    let button = button(["a"], log)
    stage.tap(button)
    #expect(log.lines == ["up, no menu", "primary, no menu"])
    log.lines = []
    stage.longPress(button)
    stage.settle()
    #expect(log.lines == ["menu, no menu"])
    #expect(stage.shownMenuTitles == ["a"])
    button.contextMenuInteraction?.dismissMenu()
    stage.settle()
  }

  @Test("a disabled control shows no menu, and one without a menu has no interaction")
  func none() {
    let log = Log()
    let button = button(["a"], log)
    button.showsMenuAsPrimaryAction = true
    button.isEnabled = false
    stage.tap(at: CGPoint(x: 60, y: 320))
    #expect(stage.shownMenuTitles == nil)
    #expect(button.contextMenuInteraction != nil)
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
    #expect(!button.isContextMenuInteractionEnabled)
  }

  @Test("the menu opens downward over its control, and upward with reversed order if preferred")
  func order() throws {
    let log = Log()
    let button = button(["a", "b", "c"], log)
    button.showsMenuAsPrimaryAction = true
    button.preferredMenuElementOrder = .priority
    stage.tap(button)
    #expect(stage.shownMenuTitles == ["a", "b", "c"])
    #expect(try #require(stage.shownMenuFrame).minY == 300)
    button.contextMenuInteraction?.dismissMenu()
    stage.settle()
    button.frame.origin.y = 780
    stage.tap(button)
    #expect(stage.shownMenuTitles == ["c", "b", "a"])
    #expect(try #require(stage.shownMenuFrame).maxY == 824)
    button.contextMenuInteraction?.dismissMenu()
    stage.settle()
  }

  @Test("performing the primary action shows the menu if that is the primary action")
  func programmatic() {
    let log = Log()
    let button = button(["a"], log)
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(stage.shownMenuTitles == ["a"])
    button.contextMenuInteraction?.dismissMenu()
    stage.settle()
  }

  @Test("a pop-up button shows the selected element, and choosing moves the mark")
  func popUp() {
    let log = Log()
    let button = button(["a", "b"], log)
    button.showsMenuAsPrimaryAction = true
    #expect(button.title(for: .normal) == "Menu")
    button.changesSelectionAsPrimaryAction = true
    #expect(button.title(for: .normal) == "a")
    stage.tap(button)
    #expect(stage.shownMenuTitles == ["✓ a", "b"])
    stage.tapMenu("b")
    #expect(button.title(for: .normal) == "b")
    #expect(!button.isSelected)
    #expect(log.lines.last == "b")
    stage.settle()
    stage.tap(button)
    #expect(stage.shownMenuTitles == ["a", "✓ b"])
    button.contextMenuInteraction?.dismissMenu()
    stage.settle()
  }

  @Test("an override places the menu's attachment point and is notified of it")
  func overriding() {
    final class Own: UIControl {
      var log: [String] = []
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "x") { _ in }])
        })
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("display") }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("end") }
    }
    let control = Own(frame: CGRect(x: 40, y: 300, width: 100, height: 40))
    stage.window.addSubview(control)
    stage.longPress(control)
    #expect(stage.shownMenuTitles == nil)
    control.isContextMenuInteractionEnabled = true
    stage.longPress(control)
    #expect(stage.shownMenuTitles == ["x"])
    control.contextMenuInteraction?.dismissMenu()
    stage.settle()
    #expect(control.log == ["display", "end"])
  }
}
