// Failures of menus and of accessibility.
extension StageIssue {
  static func noMenuLine(_ titles: [String], there: [String]) -> StageIssue {
    StageIssue(
      "The main menu has no item “\(titles.joined(separator: " › "))”; "
        + (there.isEmpty ? "that menu is empty" : "there are \(quoted(there))"),
      usually: "A title is spelled differently, or the menu currently omits the item",
      remedy: "Check stage.menuTitles(…) for the items that the menu shows now")
  }

  static func menuLineIsOff(_ titles: [String], because reason: String) -> StageIssue {
    StageIssue(
      "“\(titles.joined(separator: " › "))” can't be chosen: \(reason)",
      usually:
        "No responder from the first responder up implements the command, or validation disabled "
        + "it",
      remedy: "Make a responder that implements it the first responder, or check its "
        + "canPerformAction(_:withSender:) and validate(_:)")
  }

  static func noShownMenuLine(_ title: String, there: [String]?) -> StageIssue {
    StageIssue(
      there.map { "The menu on the screen has no item “\(title)”; there are \(items($0))" }
        ?? "There is no menu on the screen, so no item “\(title)”",
      usually:
        "A menu appears a moment after it is requested, and shows the items that apply then",
      remedy: "Let it appear with settle(), and check stage.shownMenuTitles")
  }

  static func noMenuArrow(forth: Bool) -> StageIssue {
    StageIssue(
      "The edit menu has no arrow to the page \(forth ? "after" : "before") this one",
      usually:
        "All its items fit on one page, or this is the \(forth ? "last" : "first") page",
      remedy: "Check stage.shownMenuTitles for the items on the page")
  }

  static func notReadable(_ name: String, because reason: String) -> StageIssue {
    StageIssue(
      "*\(name)* received no request, because no assistive technology reaches it: \(reason)",
      usually: "Only elements are read that are visible and not inside a hidden container",
      remedy: "Check stage.accessibility.outline for the elements that are read")
  }

  /// Returns the titles of a menu's items without its separators.
  private static func items(_ titles: [String]) -> String {
    quoted(titles.filter { !["", "—"].contains($0) })
  }
}
