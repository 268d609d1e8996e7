import Testing
import TouchstoneTesting
import UIKit

@Suite("Edit menus", .staged) @MainActor
struct EditMenuInteractionTests {
  private let stage = Stage()

  // statement 331
  @Test("without its own menu a delegate receives the commands of the responder chain")
  func systemMenu() {
    let view = stage.editable()
    view.performs = ["copy:", "selectAll:"]
    view.present()
    #expect(stage.shownMenuTitles == ["Copy", "Select All"])
    stage.settle()
  }

  // statement 331
  @Test("only commands that a responder in the chain performs are suggested, however far up")
  func suggestedActions() {
    final class Outer: UIView {
      override func delete(_ sender: Any?) {}
    }
    let outer = Outer(frame: CGRect(x: 50, y: 200, width: 300, height: 300))
    stage.window.addSubview(outer)
    let view = stage.editable(CGRect(x: 20, y: 20, width: 100, height: 100))
    outer.addSubview(view)
    var suggested: [String] = []
    view.makeMenu = { elements in
      suggested = elements.flatMap { ($0 as? UIMenu)?.children.map(\.title) ?? [$0.title] }
      return UIMenu(children: [UIAction(title: "Mine") { _ in }] + elements)
    }
    view.present()
    #expect(suggested == ["Copy", "Delete"])
    #expect(stage.shownMenuTitles == ["Mine", "Copy", "Delete"])
    stage.settle()
  }

  @Test("the chain changes the suggested actions by buildMenu(with:), the nearest last")
  func building() {
    let view = stage.editable()
    view.performs = ["copy:", "stamp:"]
    view.build = { builder in
      builder.insertSibling(
        UIMenu(
          options: .displayInline,
          children: [UICommand(title: "Stamp", action: EditableView.stamp)]),
        afterMenu: .standardEdit)
      builder.remove(menu: .format)
    }
    view.present()
    #expect(stage.shownMenuTitles == ["Copy", "Stamp"])
    stage.tapMenu("Stamp")
    #expect(view.log.contains("stamp from Stamp"))
    stage.settle()
  }

  // statement 331
  @Test("presenting dismisses the open menu of any owner")
  func oneAtATime() {
    let one = stage.editable(name: "one")
    let two = stage.editable(CGRect(x: 100, y: 500, width: 200, height: 100), name: "two")
    two.performs = ["selectAll:"]
    one.present()
    stage.settle()
    _ = one.take()
    two.present()
    #expect(one.log == ["willDismiss"])
    #expect(stage.shownMenuTitles == ["Select All"])
    stage.settle()
    #expect(one.log == ["willDismiss", "dismissed"])
  }

  // statement 331
  @Test("showing the menu controller dismisses the menu of an interaction")
  func controllerAfterInteraction() {
    let view = stage.editable()
    #expect(view.becomeFirstResponder())
    view.present()
    stage.settle()
    _ = view.take()
    UIMenuController.shared.showMenu(from: view, rect: view.bounds)
    #expect(view.log == ["willDismiss"])
    stage.settle()
    #expect(stage.application.windowsFrontToBack.count == 2, "one window holds the one menu")
    UIMenuController.shared.hideMenu()
    stage.settle()
    view.resignFirstResponder()
    stage.settle()
  }

  @Test("an empty menu shows nothing, and so does one whose commands no responder performs")
  func nothing() {
    let view = stage.editable()
    view.makeMenu = { _ in UIMenu() }
    view.present()
    #expect(stage.shownMenuTitles == nil)
    view.makeMenu = { _ in UIMenu(children: [UICommand(title: "No", action: Selector("no:"))]) }
    view.present()
    #expect(stage.shownMenuTitles == nil)
    #expect(!view.log.contains("willPresent"))
    #expect(stage.menuRecords("not presented").count == 2)
  }

  // statement 332
  @Test("a menu is next to the source point if the delegate returns no target rectangle")
  func sourcePoint() throws {
    let view = stage.editable()
    view.present(at: CGPoint(x: 60, y: 30))
    stage.settle()
    let frame = try #require(stage.shownMenuFrame)
    #expect(abs(frame.midX - 160) < 1)
    #expect(frame.maxY < 330 && frame.maxY > 315)
    view.interaction.dismissMenu()
    view.targetRect = CGRect(x: 0, y: 90, width: 200, height: 10)
    view.present(at: CGPoint(x: 60, y: 30))
    let other = try #require(stage.shownMenuFrame)
    #expect(abs(other.midX - 200) < 1)
    #expect(other.maxY < 390 && other.maxY > 375)
    stage.settle()
  }

  // statement 333
  @Test("reloading and moving do nothing while no menu is visible")
  func notVisible() {
    let view = stage.editable()
    view.interaction.reloadVisibleMenu()
    view.interaction.updateVisibleMenuPosition(animated: true)
    view.interaction.dismissMenu()
    #expect(view.log.isEmpty)
    view.present()
    stage.settle()
    view.interaction.dismissMenu()
    stage.settle()
    _ = view.take()
    view.interaction.reloadVisibleMenu()
    view.interaction.updateVisibleMenuPosition(animated: false)
    #expect(view.log.isEmpty)
  }

  // statement 333
  @Test("reloading requests the menu again, moving the target rectangle again")
  func reloading() throws {
    let view = stage.editable()
    view.present()
    stage.settle()
    let before = try #require(stage.shownMenuFrame)
    _ = view.take()
    view.performs = ["cut:", "copy:"]
    view.interaction.reloadVisibleMenu()
    #expect(view.take() == ["menuFor test", "targetRect"])
    #expect(stage.shownMenuTitles == ["Cut", "Copy"])
    view.targetRect = CGRect(x: 0, y: 50, width: 10, height: 10)
    view.interaction.updateVisibleMenuPosition(animated: true)
    #expect(view.take() == ["targetRect"])
    let after = try #require(stage.shownMenuFrame)
    #expect(after.minY > before.minY)
    stage.settle()
  }

  @Test("the delegate is called for menu and rectangle, then before and after showing and hiding")
  func order() {
    let view = stage.editable()
    view.present()
    #expect(view.take() == ["menuFor test", "targetRect", "willPresent"])
    #expect(view.alpha == 0.5)
    stage.advance(by: 0.1)
    #expect(view.log.isEmpty)
    stage.settle()
    #expect(view.take() == ["presented"])
    stage.tapMenu("Copy")
    #expect(view.take() == ["willDismiss", "copy from Copy"])
    stage.settle()
    #expect(view.take() == ["dismissed"])
  }

  @Test(
    "a chosen command goes through the application to its handler, from the first responder")
  func choosing() throws {
    let view = stage.editable()
    view.becomeFirstResponder()
    stage.clearTrace()
    view.present()
    stage.settle()
    stage.tapMenu("Copy")
    #expect(view.log.contains("copy from Copy"))
    let action = try #require(stage.trace.first { $0.kind == .action && $0.detail == "copy:" })
    #expect(action.other?.name == "editable")
    stage.settle()
    #expect(stage.shownMenuTitles == nil)
  }

  @Test("the chain starts at the view at the source point, not at a first responder elsewhere")
  func start() {
    let other = stage.editable(CGRect(x: 0, y: 0, width: 50, height: 50), name: "other")
    other.performs = ["cut:"]
    other.becomeFirstResponder()
    let view = stage.editable()
    view.canBeFirst = false
    view.present()
    #expect(stage.shownMenuTitles == ["Copy"])
    stage.settle()
  }

  @Test("a touch outside dismisses the menu and still reaches the hit view")
  func touchOutside() {
    let view = stage.editable()
    var taps = 0
    let button = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 44))
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.window.addSubview(button)
    view.present()
    stage.settle()
    stage.tap(button)
    #expect(taps == 1)
    #expect(stage.shownMenuTitles == nil)
    #expect(stage.menuRecords("dismissed") == ["a touch outside it"])
    stage.settle()
  }

  @Test("the menu closes with its view, and with the first responder it serves")
  func orphans() {
    let view = stage.editable()
    view.present()
    stage.settle()
    view.removeFromSuperview()
    stage.advance(by: 0.05)
    #expect(stage.shownMenuTitles == nil)
    stage.window.addSubview(view)
    view.becomeFirstResponder()
    view.present()
    stage.settle()
    #expect(stage.shownMenuTitles == ["Copy"])
    view.resignFirstResponder()
    stage.advance(by: 0.05)
    #expect(stage.shownMenuTitles == nil)
    stage.settle()
  }

  @Test("the trace names the handler of each command, and the reason for a missing one")
  func trace() throws {
    let view = stage.editable()
    view.present()
    let detail = try #require(stage.menuRecords("presented").first)
    #expect(detail.contains("“Copy” performed by editable"))
    #expect(detail.contains("no “Cut”: refused by editable"))
    #expect(detail.contains("no “Paste”: nobody in the chain performs paste:"))
    stage.tapMenu("Copy")
    #expect(stage.menuRecords("chosen") == ["“Copy” sends copy:"])
    #expect(stage.menuRecords("dismissed") == ["“Copy” was chosen"])
    stage.settle()
  }

  // statement 400
  @Test("neither an edit menu's delegate nor the view of a closed menu is retained")
  func leaks() {
    weak var gone: EditableView?
    weak var interaction: UIEditMenuInteraction?
    do {
      let view = stage.editable()
      gone = view
      interaction = view.interaction
      view.present()
      stage.settle()
      stage.tapMenu("Copy")
      stage.settle()
      view.removeFromSuperview()
    }
    stage.advance(by: 0.1)
    #expect(gone == nil)
    #expect(interaction == nil)
  }

  // statement 401
  @Test("an interaction that leaves its view closes its menu")
  func removing() {
    let view = stage.editable()
    view.present()
    stage.settle()
    view.removeInteraction(view.interaction)
    #expect(stage.shownMenuTitles == nil)
    #expect(view.interaction.view == nil)
    stage.settle()
  }

  @Test("presenting another menu while one is dismissed leaves exactly one")
  func presentingWhileDismissing() {
    let one = stage.editable(name: "one")
    let two = stage.editable(CGRect(x: 100, y: 500, width: 200, height: 100), name: "two")
    two.performs = ["selectAll:"]
    one.onDismiss = { two.present() }
    one.present()
    stage.settle()
    one.interaction.dismissMenu()
    #expect(stage.shownMenuTitles == ["Select All"])
    stage.settle()
    #expect(stage.shownMenuTitles == ["Select All"])
    one.onDismiss = nil
    two.interaction.dismissMenu()
    stage.settle()
  }
}
