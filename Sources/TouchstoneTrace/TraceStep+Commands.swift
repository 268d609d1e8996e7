extension TraceStep {
  /// The name of an action.
  public enum Action: Equatable, Sendable {
    /// The name of the action's selector.
    case named(String)
    /// An unnamed method of the class with this name.
    case method(of: String)
  }

  /// A change or use of a menu.
  public enum Menu: Equatable, Sendable {
    /// The main menu was built, with these menus in its bar.
    case built(titles: [String])
    /// The element at a path of the main menu was requested, but there is no such element.
    case missing(path: [String])
    /// An element was chosen, which its performer receives. The outcome is text.
    case chosen(title: String, performer: TraceSubject?, outcome: String)
    /// A menu over the screen was presented, changed or dismissed, or wasn't presented, with an
    /// explanation.
    case presentation(MenuPresentation, over: TraceSubject?, account: String)
  }

  /// A change of a menu over the screen, with the name in JSON as its raw value.
  public enum MenuPresentation: String, CaseIterable, Sendable {
    case presented = "presented"
    case notPresented = "not presented"
    case reloaded = "reloaded"
    case updated = "updated"
    case dismissed = "dismissed"
  }
}
