internal import UIKitCore

/// The main menu as the tabs see it: which menus there are, and the lines of those that are open.
@MainActor
final class MenuBar {
  private let application: UIApplication
  private var nextNumber = 1
  /// The open menus by tab, and what their lines' numbers stand for.
  private var open: [Int: OpenMenu] = [:]

  private struct OpenMenu {
    var menu: UIMenu
    var items: [Int: MenuItem] = [:]
  }

  init(_ application: UIApplication) { self.application = application }

  /// Counts up whenever a menu might look different.
  var version: Int { application.mainMenuSystem.version }

  /// The menus of the bar: those in which there is something.
  var menus: [PageMenu] {
    application.mainMenuSystem.root.children.enumerated().compactMap { index, element in
      guard let menu = element as? UIMenu, menu.hasContent else { return nil }
      return PageMenu(number: index, title: menu.title)
    }
  }

  /// Opens a menu for a tab, and answers its lines; none for a number that no menu has.
  func open(_ number: Int, for tab: Int) -> [PageMenuItem] {
    let menus = application.mainMenuSystem.root.children
    guard menus.indices.contains(number), let menu = menus[number] as? UIMenu else { return [] }
    let presenter = MenuPresenter(application)
    if let before = open[tab], before.menu !== menu { presenter.close(before.menu) }
    presenter.prepare(menu) { [weak application] in
      application?.mainMenuSystem.wasFilled()
    }
    open[tab] = OpenMenu(menu: menu)
    return presenter.items(of: menu).map { line($0, for: tab) }
  }

  /// A tab has closed its menu.
  func close(for tab: Int) {
    guard let menu = open.removeValue(forKey: tab) else { return }
    MenuPresenter(application).close(menu.menu)
  }

  /// Runs a line of the menu that a tab has open; a number that none has does nothing.
  func choose(_ number: Int, alternate: Int?, for tab: Int) {
    guard let item = open[tab]?.items[number] else { return }
    let alternates = item.alternates
    let chosen = alternate.flatMap { alternates.indices.contains($0) ? alternates[$0] : nil }
    MenuPresenter(application).choose(item, alternate: chosen?.alternate)
  }

  private func line(_ item: MenuItem, for tab: Int) -> PageMenuItem {
    let number = nextNumber
    nextNumber += 1
    open[tab]?.items[number] = item
    var line = PageMenuItem(number: number, kind: item.kind.rawValue)
    line.title = item.title
    line.subtitle = item.subtitle
    line.keys = item.keys.map {
      PageMenuItem.Keys(
        modifiers: Self.names(of: $0.modifiers), key: KeyNames.name(ofInput: $0.input))
    }
    line.enabled = item.isEnabled
    line.destructive = item.isDestructive
    line.stays = item.keepsMenu
    line.state = "\(item.state)"
    line.single = item.isOneOfSeveral
    line.alternates = item.alternates.map {
      PageMenuItem.Alternate(
        modifiers: Self.names(of: $0.modifiers), title: $0.title, enabled: $0.isEnabled)
    }
    line.items = item.children.map { self.line($0, for: tab) }
    line.reason = item.reason
    return line
  }

  private static func names(of modifiers: UIKeyModifierFlags) -> [String] {
    words.filter { modifiers.contains($0.0) }.map(\.1)
  }

  private static let words: [(UIKeyModifierFlags, String)] = [
    (.control, "control"), (.alternate, "alternate"), (.shift, "shift"), (.command, "command"),
  ]
}

extension UIMenu {
  /// Whether there is anything in the menu, or may be once it is asked for.
  @MainActor
  fileprivate var hasContent: Bool {
    children.contains { ($0 as? UIMenu)?.hasContent ?? true }
  }
}
