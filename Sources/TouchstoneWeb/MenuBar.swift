internal import TouchstoneHost
internal import TouchstoneKit

/// The main menu as the tabs see it: which menus there are, and the lines of those that are open.
///
/// What the application has to do for it, it gets as input, so that a recording holds it.
@MainActor
final class MenuBar {
  private let application: UIApplication
  private let send: @MainActor (MenuSample.Change, [String], Int, ModifierKeys) -> Void
  private var nextNumber = 1
  /// The open menus by tab, and what their lines' numbers stand for.
  private var open: [Int: OpenMenu] = [:]
  /// Whether the application knows that the bar is shown.
  private var isShown = false
  /// The menus that the application knows to be open.
  private var told: [OpenMenu] = []

  private struct OpenMenu {
    let menu: UIMenu
    let title: String
    /// How many menus of the same title come before.
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

  /// Makes a menu bar; `send` hands the application what happens to which line: the titles on the
  /// way, how many others there are before, and the modifiers.
  init(
    _ application: UIApplication,
    send: @escaping @MainActor (MenuSample.Change, [String], Int, ModifierKeys) -> Void
  ) {
    self.application = application
    self.send = send
  }

  /// Counts up whenever a menu might look different.
  var version: Int { application.mainMenuSystem.version }

  /// The menus of the bar: those in which there is something.
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

  /// Opens a menu for a tab, and answers its lines; none for a number that no menu has.
  func open(_ number: Int, for tab: Int) -> [PageMenuItem] {
    let menus = application.mainMenuSystem.root.contents
    guard menus.indices.contains(number), let menu = menus[number] as? UIMenu else { return [] }
    let place =
      application.mainMenuSystem.menus(titled: menu.title).firstIndex { $0 === menu } ?? 0
    open[tab] = OpenMenu(menu: menu, title: menu.title, place: place)
    tellApplication()
    return MenuPresenter(application).items(of: menu).map { line($0, in: [menu.title], for: tab) }
  }

  /// A new recording begins, and has to hold what is open by now.
  func resend() {
    isShown = false
    told = []
    tellApplication()
  }

  /// A tab has closed its menu.
  func close(for tab: Int) {
    guard open.removeValue(forKey: tab) != nil else { return }
    tellApplication()
  }

  /// Closes what no tab has open any more, and opens what one has.
  private func tellApplication() {
    let wanted = open.keys.sorted().compactMap { open[$0] }
    for menu in told where !wanted.contains(where: menu.isNamed) {
      send(.close, [menu.title], menu.place, [])
    }
    told.removeAll { menu in !wanted.contains(where: menu.isNamed) }
    for menu in wanted where !told.contains(where: { $0.menu === menu.menu }) {
      told.removeAll(where: menu.isNamed)
      told.append(menu)
      send(.open, [menu.title], menu.place, [])
    }
  }

  /// Runs a line of the menu that a tab has open; a number that none has does nothing.
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
  /// Whether there is anything in the menu, or may be once it is asked for.
  @MainActor
  fileprivate var hasContent: Bool {
    children.contains { ($0 as? UIMenu)?.hasContent ?? true }
  }
}
