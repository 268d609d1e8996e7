/// The user works the main menu, which the host shows in its own way.
public struct MenuSample: Hashable, Sendable {
  /// What happens.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// The bar is shown, without any of its menus.
    case show
    /// A menu of the bar is shown.
    case open
    /// A menu of the bar is shown no more.
    case close
    /// A line is chosen.
    case choose
  }

  /// What happens.
  public var change: Change
  /// The titles on the way, from the menu of the bar to the line; none for the bar itself.
  public var path: [String]
  /// How many others with the same path come before.
  public var place: Int
  /// The modifiers of the alternate that is chosen; none for the line itself.
  public var modifiers: ModifierKeys
  /// When it happened, in seconds.
  public var time: Double

  /// Makes a sample.
  public init(
    _ change: Change, _ path: [String], place: Int = 0, modifiers: ModifierKeys = [], time: Double
  ) {
    self.change = change
    self.path = path
    self.place = place
    self.modifiers = modifiers
    self.time = time
  }
}
