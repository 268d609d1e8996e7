extension TraceStep {
  /// What an action is called.
  public enum Action: Equatable, Sendable {
    /// By its selector's name.
    case named(String)
    /// A method alone, which has no name, of a class.
    case method(of: String)
  }

  /// What became of a menu.
  public enum Menu: Equatable, Sendable {
    /// The main menu was built, with these menus in its bar.
    case built(titles: [String])
    /// Something was asked of a place in the main menu where nothing is.
    case missing(path: [String])
    /// An element was chosen, which its performer gets; the text says what it did.
    case chosen(title: String, performer: TraceSubject?, outcome: String)
    /// A menu over the screen came, changed, went or did not come, with what is to say of that.
    case presentation(MenuPresentation, over: TraceSubject?, account: String)
  }

  /// What became of a menu over the screen; the raw values are the names in JSON.
  public enum MenuPresentation: String, CaseIterable, Sendable {
    case presented
    case notPresented = "not presented"
    case reloaded
    case updated
    case dismissed
  }
}
