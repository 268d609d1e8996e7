public import Testing
public import TouchstoneKit

extension Stage {
  /// Chooses an item of the main menu by the titles on the path to it, as in
  /// `stage.chooseMenu("Edit", "Copy")`.
  ///
  /// If there is no such item, or if it is disabled, the method fails the test and says why.
  public func chooseMenu(
    _ titles: String..., modifiers: UIKeyModifierFlags = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    run {
      guard let item = menuItem(titles, sourceLocation) else { return }
      guard item.isEnabled else {
        fail(.menuLineIsOff(titles, because: item.reason), at: sourceLocation)
        return
      }
      let alternate = item.alternates.first { $0.modifiers == modifiers }
      MenuPresenter(application).choose(item, alternate: alternate?.alternate)
    }
  }

  /// Returns the titles of the main menu's items below the given titles.
  ///
  /// Titles of disabled items are in parentheses. A mark precedes the title of an item that has
  /// one. A separator is "—".
  public func menuTitles(_ titles: String...) -> [String] {
    run {
      guard let items = menuItems(titles) else { return [] }
      return items.map { item in
        if item.kind == .separator { return "—" }
        let mark = item.state == .on ? "✓ " : item.state == .mixed ? "– " : ""
        return item.isEnabled ? mark + item.title : "(\(mark)\(item.title))"
      }
    }
  }

  private func menuItem(_ titles: [String], _ sourceLocation: SourceLocation) -> MenuItem? {
    guard let item = menuItems(titles.dropLast())?.first(where: { $0.title == titles.last }) else {
      let there = menuItems(titles.dropLast()) ?? menuItems([]) ?? []
      fail(.noMenuLine(titles, there: there.map(\.title)), at: sourceLocation)
      return nil
    }
    return item
  }

  /// Returns the items below some titles, and opens only the menu of the first title, as on a page.
  private func menuItems(_ titles: some Collection<String>) -> [MenuItem]? {
    let presenter = MenuPresenter(application)
    let bar = presenter.items(of: application.mainMenuSystem.root)
    guard let first = titles.first else { return bar }
    guard let menu = bar.first(where: { $0.title == first })?.element as? UIMenu else { return nil }
    presenter.prepare(menu) {}
    defer { presenter.close(menu) }
    var items = presenter.items(of: menu)
    for title in titles.dropFirst() {
      guard let item = items.first(where: { $0.title == title }) else { return nil }
      items = item.children
    }
    return items
  }
}
