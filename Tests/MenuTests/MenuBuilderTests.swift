import Testing
import TouchstoneTesting
import UIKit

@Suite("Building menus") @MainActor
struct MenuBuilderTests {
  private let one = UIMenu.Identifier("one")
  private let two = UIMenu.Identifier("two")
  private let run = Selector("run:")

  /// Returns the titles of a main menu that contains only two menus, changed by `change`.
  private func titles(_ change: @escaping (any UIMenuBuilder) -> Void) -> [String] {
    var result: [String] = []
    let scene = MenuScene { builder in
      builder.replaceChildren(ofMenu: .root) { _ in
        [
          UIMenu(
            title: "One", identifier: one,
            children: [
              UIAction(title: "a", identifier: UIAction.Identifier("a")) { _ in },
              UICommand(title: "b", action: run, propertyList: "b"),
            ]),
          UIMenu(title: "Two", identifier: two, children: [UICommand(title: "c", action: run)]),
        ]
      }
      change(builder)
      result = builder.menu(for: .root).map(Self.words) ?? []
    }
    _ = scene.stage.menuTitles()
    return result
  }

  private static func words(_ menu: UIMenu) -> [String] {
    menu.children.map { child in
      guard let menu = child as? UIMenu else { return child.title }
      return "\(menu.title)(\(words(menu).joined(separator: " ")))"
    }
  }

  private var third: UIMenu { UIMenu(title: "Three", identifier: UIMenu.Identifier("three")) }

  @Test("menus are inserted before, after, at the start and at the end of others")
  func insertingMenus() {
    #expect(
      titles { $0.insertSibling(third, beforeMenu: two) } == ["One(a b)", "Three()", "Two(c)"])
    #expect(
      titles { $0.insertSibling(third, afterMenu: two) } == ["One(a b)", "Two(c)", "Three()"])
    #expect(titles { $0.insertChild(third, atStartOfMenu: one) } == ["One(Three() a b)", "Two(c)"])
    #expect(titles { $0.insertChild(third, atEndOfMenu: one) } == ["One(a b Three())", "Two(c)"])
    #expect(
      titles { $0.insertChild(third, atEndOfMenu: .root) } == ["One(a b)", "Two(c)", "Three()"])
  }

  @Test("elements are inserted next to menus, actions and commands")
  func insertingElements() {
    let new = [UICommand(title: "x", action: run, propertyList: "x")]
    let action = UIAction.Identifier("a")
    #expect(titles { $0.insertElements(new, beforeMenu: two) } == ["One(a b)", "x", "Two(c)"])
    #expect(titles { $0.insertElements(new, afterMenu: one) } == ["One(a b)", "x", "Two(c)"])
    #expect(titles { $0.insertElements(new, beforeAction: action) } == ["One(x a b)", "Two(c)"])
    #expect(titles { $0.insertElements(new, afterAction: action) } == ["One(a x b)", "Two(c)"])
    #expect(
      titles { $0.insertElements(new, beforeCommand: run, propertyList: "b") }
        == ["One(a x b)", "Two(c)"])
    #expect(
      titles { $0.insertElements(new, afterCommand: run, propertyList: nil) }
        == ["One(a b)", "Two(c x)"])
    #expect(titles { $0.insertElements(new, atStartOfMenu: one) } == ["One(x a b)", "Two(c)"])
    #expect(titles { $0.insertElements(new, atEndOfMenu: one) } == ["One(a b x)", "Two(c)"])
  }

  @Test("menus, actions and commands are replaced and removed")
  func replacing() {
    let new = [UICommand(title: "x", action: run, propertyList: "x")]
    let action = UIAction.Identifier("a")
    #expect(titles { $0.replace(menu: one, with: third) } == ["Three()", "Two(c)"])
    #expect(titles { $0.replace(menu: one, with: new) } == ["x", "Two(c)"])
    #expect(titles { $0.replace(action: action, with: new) } == ["One(x b)", "Two(c)"])
    #expect(
      titles { $0.replace(command: run, propertyList: "b", with: []) } == ["One(a)", "Two(c)"])
    #expect(
      titles { $0.replaceChildren(ofMenu: one) { $0.reversed() } } == ["One(b a)", "Two(c)"])
    #expect(titles { $0.remove(menu: two) } == ["One(a b)"])
    #expect(titles { $0.remove(action: action) } == ["One(b)", "Two(c)"])
    #expect(titles { $0.remove(command: run, propertyList: nil) } == ["One(a b)", "Two()"])
  }

  @Test("a missing element changes nothing, and is not found")
  func missing() {
    let all = ["One(a b)", "Two(c)"]
    #expect(titles { $0.remove(menu: .help) } == all)
    #expect(titles { $0.insertChild(third, atEndOfMenu: .help) } == all)
    #expect(titles { $0.remove(command: run, propertyList: "z") } == all)
    var found: [Any?] = []
    _ = titles {
      found = [
        $0.menu(for: .help), $0.action(for: UIAction.Identifier("b")),
        $0.command(for: run, propertyList: 7),
      ]
    }
    #expect(found.allSatisfy { $0 == nil })
  }

  @Test("a builder finds menus, actions and commands, and names the menu's owner")
  func finding() {
    var found: [String?] = []
    _ = titles {
      found = [
        $0.menu(for: two)?.title, $0.action(for: UIAction.Identifier("a"))?.title,
        $0.command(for: run)?.title, $0.command(for: run, propertyList: "b")?.title,
        $0.system === UIMenuSystem.main ? "main" : nil,
      ]
    }
    #expect(found == ["Two", "a", "c", "b", "main"])
  }

  @Test("two menus never share an identifier")
  func doubles() {
    #expect(
      titles { $0.insertSibling(UIMenu(title: "New", identifier: one), afterMenu: two) }
        == ["One(a b)", "Two(c)"])
    #expect(
      titles { $0.replace(menu: one, with: UIMenu(title: "New", identifier: one)) }
        == ["New()", "Two(c)"])
  }
}
