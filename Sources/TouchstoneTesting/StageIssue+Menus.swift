// Failures of menus and of accessibility.
extension StageIssue {
  static func noMenuLine(_ titles: [String], there: [String]) -> StageIssue {
    StageIssue(
      "The main menu has no line “\(titles.joined(separator: " › "))”; "
        + (there.isEmpty ? "that menu is empty" : "there are \(quoted(there))"),
      usually: "A title is spelled otherwise, or the menu leaves the line out at this moment",
      remedy: "Look at stage.menuTitles(…) for what the menu shows now")
  }

  static func menuLineIsOff(_ titles: [String], because reason: String) -> StageIssue {
    StageIssue(
      "“\(titles.joined(separator: " › "))” can't be chosen: \(reason)",
      usually:
        "Nobody from the first responder on answers the command, or validation turned it off",
      remedy: "Make the responder that answers it the first responder, or look at its "
        + "canPerformAction(_:withSender:) and validate(_:)")
  }

  static func noShownMenuLine(_ title: String, there: [String]?) -> StageIssue {
    StageIssue(
      there.map { "The menu on the screen has no line “\(title)”; there are \(quoted($0))" }
        ?? "There is no menu on the screen, so no line “\(title)”",
      usually:
        "A menu comes up some moments after what asks for it, and shows what can be done then",
      remedy: "Let it come up with settle(), and look at stage.shownMenuTitles")
  }

  static func noMenuArrow(forth: Bool) -> StageIssue {
    StageIssue(
      "The edit menu has no arrow to the page \(forth ? "after" : "before") this one",
      usually:
        "All its lines have room on one page, or this is the \(forth ? "last" : "first") page",
      remedy: "Look at stage.shownMenuTitles for what the page shows")
  }

  static func notReadable(_ name: String, because reason: String) -> StageIssue {
    StageIssue(
      "*\(name)* was asked for nothing, because no assistive technology reaches it: \(reason)",
      usually: "Only elements are read, which are visible and in nothing that hides them",
      remedy: "Look at stage.accessibility.outline for what is read")
  }

  private static func quoted(_ titles: [String]) -> String {
    titles.filter { !["", "—"].contains($0) }.map { "“\($0)”" }.joined(separator: ", ")
  }
}
