import Testing
import TouchstoneTesting
import UIKit

@Suite("Choosing from menus") @MainActor
struct MenuChoiceTests {
  @Test("choosing a command sends its action along the chain, with the command as sender")
  func command() throws {
    final class Application: UIApplication {
      var sent: [String] = []
      override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
      ) -> Bool {
        sent.append("\(action) from \((sender as? UICommand)?.title ?? "nobody")")
        return super.sendAction(action, to: target, from: sender, for: event)
      }
    }
    let stage = Stage(application: Application.self)
    final class Copier: UIView {
      var copies = 0
      override var canBecomeFirstResponder: Bool { true }
      override func copy(_ sender: Any?) { copies += 1 }
    }
    let copier = Copier(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(copier)
    #expect(stage.menuTitles("Edit").contains("(Copy)"))
    copier.becomeFirstResponder()
    stage.chooseMenu("Edit", "Copy")
    #expect(copier.copies == 1)
    let application = try #require(stage.application as? Application)
    #expect(application.sent == ["copy: from Copy"])
  }

  @Test("Undo and Redo name their operation and run it, also by their keys")
  func undoing() throws {
    let scene = MenuScene()
    final class Counter { var count = 0 }
    let counter = Counter()
    func count(by step: Int) {
      counter.count += step
      let manager = scene.performer.undoManager
      manager?.registerUndo(withTarget: counter) { _ in count(by: -step) }
      manager?.setActionName("Counting")
    }
    #expect(scene.stage.menuTitles("Edit").prefix(2) == ["(Undo)", "(Redo)"])
    count(by: 1)
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.menuTitles("Edit").prefix(2) == ["Undo Counting", "(Redo)"])
    scene.stage.press(.keyboardZ, modifiers: .command)
    #expect(counter.count == 0)
    #expect(scene.stage.menuTitles("Edit").prefix(2) == ["(Undo)", "Redo Counting"])
    scene.stage.chooseMenu("Edit", "Redo Counting")
    #expect(counter.count == 1)
  }

  @Test("an action runs its closure; one that is disabled cannot be chosen")
  func action() {
    var ran = 0
    let off = UIAction(title: "Off", attributes: .disabled) { _ in ran += 100 }
    let scene = MenuScene([UIAction(title: "On") { _ in ran += 1 }, off])
    #expect(scene.stage.menuTitles("Test") == ["On", "(Off)"])
    scene.stage.chooseMenu("Test", "On")
    #expect(Stage.failures { scene.stage.chooseMenu("Test", "Off") }.count == 1)
    #expect(ran == 1)
  }

  // statement 339
  @Test("alternates are equal if and only if their modifiers are")
  func alternateEquality() {
    let one = UICommandAlternate(
      title: "One", action: Selector("one:"), modifierFlags: [.alternate])
    let same = UICommandAlternate(
      title: "Two", action: Selector("two:"), modifierFlags: [.alternate])
    let other = UICommandAlternate(
      title: "One", action: Selector("one:"), modifierFlags: [.shift])
    #expect(one == same)
    #expect(one.hash == same.hash)
    #expect(one != other)
    #expect(Set([one, same, other]).count == 2)
  }

  @Test("a command becomes its alternate while the alternate's modifiers are held")
  func alternates() {
    let scene = MenuScene([
      UICommand(
        title: "Delete", action: MenuPerformer.run,
        alternates: [
          UICommandAlternate(
            title: "Delete All", action: MenuPerformer.other, modifierFlags: .alternate)
        ])
    ])
    scene.stage.chooseMenu("Test", "Delete")
    scene.stage.chooseMenu("Test", "Delete", modifiers: .alternate)
    #expect(scene.performer.ran == ["Delete", "other Delete"])
  }

  @Test("in a menu of single selection, choosing moves the mark")
  func singleSelection() {
    let actions = ["a", "b", "c"].map { UIAction(title: $0) { _ in } }
    actions[0].state = .on
    let menu = UIMenu(title: "Pick", options: .singleSelection, children: actions)
    let scene = MenuScene([menu])
    scene.stage.chooseMenu("Test", "Pick", "c")
    #expect(scene.stage.menuTitles("Test", "Pick") == ["a", "b", "✓ c"])
    #expect(menu.selectedElements.map(\.title) == ["c"])
  }

  @Test("inline menus are between separators, hidden and empty ones are not shown")
  func layout() {
    let scene = MenuScene([])
    scene.application.build = { builder in
      builder.insertChild(
        UIMenu(
          title: "Test",
          children: [
            UIMenu(options: .displayInline, children: [scene.command("a", 1)]),
            scene.command("b", 2),
            UIMenu(title: "Empty"),
            UIMenu(title: "Part", options: .displayInline, children: [scene.command("c", 3)]),
            UIAction(title: "gone", attributes: .hidden) { _ in },
          ]), atEndOfMenu: .root)
    }
    #expect(scene.stage.menuTitles("Test") == ["a", "—", "b", "—", "(Part)", "c"])
  }

  // statement 338
  @Test("a deferred element that uses focus takes the first provider in the chain")
  func focusProvider() {
    final class Providing: UIView {
      var asked: [String] = []
      var title: String?
      override func provider(
        for deferredElement: UIDeferredMenuElement
      ) -> UIDeferredMenuElement.Provider? {
        asked.append(deferredElement.identifier.rawValue)
        guard let title else { return nil }
        return UIDeferredMenuElement.Provider { answer in answer([UIAction(title: title) { _ in }])
        }
      }
    }
    let element = UIDeferredMenuElement.usingFocus(
      identifier: UIDeferredMenuElement.Identifier("recent"), shouldCacheItems: false)
    let scene = MenuScene([element])
    let (outer, middle) = (Providing(), Providing())
    scene.stage.window.addSubview(outer)
    outer.addSubview(middle)
    middle.addSubview(scene.performer)
    scene.performer.becomeFirstResponder()
    outer.title = "from outer"
    #expect(scene.stage.menuTitles("Test") == ["from outer"])
    #expect(middle.asked == ["recent"])
    middle.title = "from middle"
    #expect(scene.stage.menuTitles("Test") == ["from middle"])
    #expect(outer.asked == ["recent"])
  }

  // statement 338
  @Test("a deferred element without a provider in the chain shows nothing, and asks again")
  func noProvider() {
    let element = UIDeferredMenuElement.usingFocus(
      identifier: UIDeferredMenuElement.Identifier("recent"), shouldCacheItems: true)
    let scene = MenuScene([UIAction(title: "x") { _ in }, element])
    #expect(scene.stage.menuTitles("Test") == ["x"])
    final class Providing: UIViewController {
      override func provider(
        for deferredElement: UIDeferredMenuElement
      ) -> UIDeferredMenuElement.Provider? {
        .init { $0([UIAction(title: "y") { _ in }]) }
      }
    }
    let controller = Providing()
    scene.stage.window.rootViewController = controller
    controller.view.addSubview(scene.performer)
    scene.performer.becomeFirstResponder()
    #expect(scene.stage.menuTitles("Test") == ["x", "y"])
  }

  @Test("a cached deferred element loads once, an uncached one each time")
  func caching() {
    var asked = [0, 0]
    let cached = UIDeferredMenuElement { answer in
      asked[0] += 1
      answer([UIAction(title: "cached \(asked[0])") { _ in }])
    }
    let uncached = UIDeferredMenuElement.uncached { answer in
      asked[1] += 1
      answer([UIAction(title: "uncached \(asked[1])") { _ in }])
    }
    let scene = MenuScene([cached, uncached])
    #expect(scene.stage.menuTitles("Test") == ["cached 1", "uncached 1"])
    #expect(scene.stage.menuTitles("Test") == ["cached 1", "uncached 2"])
  }

  @Test("content that arrives later is inserted, and content that arrives too late is not shown")
  func waiting() {
    var answers: [([UIMenuElement]) -> Void] = []
    let element = UIDeferredMenuElement.uncached { answers.append($0) }
    let scene = MenuScene([element])
    let presenter = MenuPresenter(scene.application)
    let menu = UIMenu(title: "Test", children: [element])
    var filled = 0
    presenter.prepare(menu) { filled += 1 }
    presenter.prepare(menu) { filled += 1 }
    #expect(answers.count == 1)
    #expect(presenter.items(of: menu).map(\.kind) == [.waiting])
    answers[0]([UIAction(title: "late") { _ in }])
    answers[0]([UIAction(title: "again") { _ in }])
    #expect(filled == 1)
    #expect(presenter.items(of: menu).map(\.title) == ["late"])
    presenter.close(menu)
    presenter.prepare(menu) { filled += 1 }
    presenter.close(menu)
    answers[1]([UIAction(title: "too late") { _ in }])
    #expect(filled == 1)
    #expect(presenter.items(of: menu).map(\.kind) == [.waiting])
  }

  @Test("an item names its handler, or the reason why it cannot be chosen")
  func reasons() {
    let scene = MenuScene([
      plain("Do", MenuPerformer.run), plain("Lost", Selector("menuTestNobody:")),
    ])
    scene.performer.accessibilityIdentifier = "performer"
    let presenter = MenuPresenter(scene.application)
    let menu = scene.application.mainMenuSystem.root.children.last as? UIMenu
    let reasons = menu.map { presenter.items(of: $0).map(\.reason) }
    #expect(
      reasons == ["performed by performer", "nobody in the chain performs menuTestNobody:"])
  }

  private func plain(_ title: String, _ action: Selector) -> UICommand {
    UICommand(title: title, action: action)
  }
}
