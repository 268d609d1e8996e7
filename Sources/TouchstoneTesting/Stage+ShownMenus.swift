public import Testing
public import TouchstoneKit

extension Stage {
  /// The titles of the visible edit or context menu, or `nil` if no menu is visible.
  ///
  /// Titles of disabled items are in parentheses. A mark precedes the title of an item that has
  /// one, "›" follows the title of a submenu, and a separator is "—".
  public var shownMenuTitles: [String]? {
    run {
      application.menus.lines.map { lines in
        lines.map { line in
          let item = line.item
          if item.kind == .separator { return "—" }
          let mark = item.state == .on ? "✓ " : item.state == .mixed ? "– " : ""
          let title = mark + item.title + (item.kind == .submenu ? " ›" : "")
          return item.isEnabled || item.kind == .header ? title : "(\(title))"
        }
      }
    }
  }

  /// The frame of the edit or context menu on the screen, or `nil` if no menu is visible.
  public var shownMenuFrame: CGRect? { run { application.menus.menuFrame } }

  /// Taps an item of the visible menu.
  ///
  /// Fails the test if there is no such item.
  public func tapMenu(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines: [MenuDisplay.Line] = run { application.menus.lines ?? [] }
    guard let line = lines.first(where: { $0.item.title == title }) else {
      fail(.noShownMenuLine(title, there: shownMenuTitles), at: sourceLocation)
      return
    }
    tap(at: CGPoint(x: line.frame.midX, y: line.frame.midY))
  }

  /// Taps the arrow to the next page of an edit menu, or to the previous page if `forth` is false.
  public func turnMenuPage(
    forth: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let arrows = run { application.menus.pageArrows }
    guard let arrow = forth ? arrows.forth : arrows.back else {
      fail(.noMenuArrow(forth: forth), at: sourceLocation)
      return
    }
    tap(at: CGPoint(x: arrow.midX, y: arrow.midY))
  }
}
