internal import TouchstoneHost
internal import TouchstoneKit

/// The main menu as the tabs see it: its menus, and the items of the open menus.
///
/// Everything that the application does for it is sent as input, so that a recording contains it.
@MainActor
final class MenuBar {
  private let application: UIApplication
  private let send: @MainActor (MenuSample.Change, [String], Int, ModifierKeys) -> Void
  private var nextNumber = 1
  /// The open menus by tab, with their items by number.
  private var open: [Int: OpenMenu] = [:]
  /// Whether the application knows that the menu bar is shown.
  private var isShown = false
  /// The menus that the application knows to be open.
  private var reported: [OpenMenu] = []

  private struct OpenMenu {
    let menu: UIMenu
    let title: String
    /// The number of preceding menus with the same title.
    let place: Int
    var lines: [Int: Line] = [:]

    func isNamed(as other: OpenMenu) -> Bool {
      title == other.title && place == other.place
    }
  }

  private struct Line {
    var item: MenuItem
    var path: [String]
  }

  /// Creates a menu bar.
  ///
  /// `send` sends the application a change of an item: the titles on the path to it, the number of
  /// preceding items with the same path, and the modifiers.
  init(
    _ application: UIApplication,
    send: @escaping @MainActor (MenuSample.Change, [String], Int, ModifierKeys) -> Void
  ) {
    self.application = application
    self.send = send
  }

  /// A number that increases when a menu may have changed.
  var version: Int { application.mainMenuSystem.version }

  /// The menus of the bar that have content.
  var menus: [PageMenu] {
    if !isShown {
      isShown = true
      send(.show, [], 0, [])
    }
    return application.mainMenuSystem.root.contents.enumerated().compactMap { index, element in
      guard let menu = element as? UIMenu, menu.hasContent else { return nil }
      return PageMenu(number: index, title: menu.title)
    }
  }

  /// Opens a menu for a tab and returns its items, or an empty array if no menu has that number.
  func open(_ number: Int, for tab: Int) -> [PageMenuItem] {
    let menus = application.mainMenuSystem.root.contents
    guard menus.indices.contains(number), let menu = menus[number] as? UIMenu else { return [] }
    let place =
      application.mainMenuSystem.menus(titled: menu.title).firstIndex { $0 === menu } ?? 0
    open[tab] = OpenMenu(menu: menu, title: menu.title, place: place)
    notifyApplication()
    return MenuPresenter(application).items(of: menu).map { line($0, in: [menu.title], for: tab) }
  }

  /// Sends the open menus again, because a new recording has begun and must contain them.
  func resend() {
    isShown = false
    reported = []
    notifyApplication()
  }

  /// Closes the menu of a tab.
  func close(for tab: Int) {
    guard open.removeValue(forKey: tab) != nil else { return }
    notifyApplication()
  }

  /// Sends the closing of menus that no tab has open any more, and the opening of newly opened
  /// ones.
  private func notifyApplication() {
    let wanted = open.keys.sorted().compactMap { open[$0] }
    for menu in reported where !wanted.contains(where: menu.isNamed) {
      send(.close, [menu.title], menu.place, [])
    }
    reported.removeAll { menu in !wanted.contains(where: menu.isNamed) }
    for menu in wanted where !reported.contains(where: { $0.menu === menu.menu }) {
      reported.removeAll(where: menu.isNamed)
      reported.append(menu)
      send(.open, [menu.title], menu.place, [])
    }
  }

  /// Runs an item of the tab's open menu. An unknown number does nothing.
  func choose(_ number: Int, alternate: Int?, for tab: Int) {
    guard let line = open[tab]?.lines[number],
      let place = application.mainMenuSystem.leaves(at: line.path).firstIndex(where: {
        $0.original === line.item.original
      })
    else { return }
    let alternates = line.item.alternates
    let chosen = alternate.flatMap { alternates.indices.contains($0) ? alternates[$0] : nil }
    send(.choose, line.path, place, ModifierKeys(rawValue: chosen?.modifiers.rawValue ?? 0))
  }

  private func line(_ item: MenuItem, in path: [String], for tab: Int) -> PageMenuItem {
    let number = nextNumber
    nextNumber += 1
    let path = path + [item.title]
    open[tab]?.lines[number] = Line(item: item, path: path)
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
    line.items = item.children.map { self.line($0, in: path, for: tab) }
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
  /// Whether the menu has items, or may have them once they are requested.
  @MainActor
  fileprivate var hasContent: Bool {
    children.contains { ($0 as? UIMenu)?.hasContent ?? true }
  }
}
