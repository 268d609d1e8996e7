public import Testing
public import TouchstoneKit

extension Stage {
  /// The titles of the edit or context menu that is on the screen, those that can't be chosen in
  /// parentheses, a mark before those that have one, "›" after submenus, and "—" for a line between
  /// groups; nil while no menu is up.
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

  /// Where the edit or context menu is on the screen; nil while none is up.
  public var shownMenuFrame: CGRect? { run { application.menus.menuFrame } }

  /// Taps a line of the menu that is on the screen.
  ///
  /// Fails the test where there is no such line.
  public func tapMenu(_ title: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let lines: [MenuDisplay.Line] = run { application.menus.lines ?? [] }
    guard let line = lines.first(where: { $0.item.title == title }) else {
      fail(.noShownMenuLine(title, there: shownMenuTitles), at: sourceLocation)
      return
    }
    tap(at: CGPoint(x: line.frame.midX, y: line.frame.midY))
  }

  /// Taps the arrow to the next page of an edit menu, or to the page before.
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
