/// An action of the user in the main menu, which the host displays in its own way.
public struct MenuSample: Hashable, Sendable {
  /// A user action in the main menu.
  public enum Change: String, Hashable, Sendable, CaseIterable {
    /// The menu bar is displayed, without any open menu.
    case show = "show"
    /// A menu of the bar opens.
    case open = "open"
    /// A menu of the bar closes.
    case close = "close"
    /// An item is chosen.
    case choose = "choose"
  }

  /// The user action.
  public var change: Change
  /// The titles on the path from the bar's menu to the item, or an empty array for the bar itself.
  public var path: [String]
  /// The number of items with the same path that precede the item.
  public var place: Int
  /// The modifiers of the chosen alternate, or an empty set for the item itself.
  public var modifiers: ModifierKeys
  /// The time of the action, in seconds.
  public var time: Double

  /// Creates a sample.
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
