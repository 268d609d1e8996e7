/// A menu of the menu bar.
package struct PageMenu: Codable, Equatable, Sendable {
  /// The index in the menu bar, counted from 0.
  package var number: Int
  /// Its title.
  package var title: String

  /// Creates a menu.
  package init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  private enum CodingKeys: String, CodingKey {
    case number = "number"
    case title = "title"
  }
}

/// An item of an open menu.
package struct PageMenuItem: Codable, Equatable, Sendable {
  /// A key with its modifiers, which the page writes in the style of its platform.
  package struct Keys: Codable, Equatable, Sendable {
    /// The names of the modifiers, as in recordings.
    package var modifiers: [String]
    /// The key's name.
    package var key: String

    private enum CodingKeys: String, CodingKey {
      case modifiers = "modifiers"
      case key = "key"
    }
  }

  /// An alternate of the item while other modifiers are held.
  package struct Alternate: Codable, Equatable, Sendable {
    /// The names of the modifiers, in addition to the item's own.
    package var modifiers: [String]
    /// The alternate's title.
    package var title: String
    /// Whether the alternate can be chosen.
    package var enabled: Bool

    private enum CodingKeys: String, CodingKey {
      case modifiers = "modifiers"
      case title = "title"
      case enabled = "enabled"
    }
  }

  /// The number by which the item is chosen.
  ///
  /// No two items ever have the same number.
  package var number: Int
  /// The kind: `leaf`, `submenu`, `header`, `separator` or `waiting`.
  package var kind: String
  /// The item's title.
  package var title = ""
  /// The second line, or `nil` for an item of one line.
  package var subtitle: String?
  /// The keyboard shortcut, or `nil` for an item without a shortcut.
  package var keys: Keys?
  /// Whether the item can be chosen.
  package var enabled = false
  /// Whether the item is shown in red.
  package var destructive = false
  /// Whether the menu stays open after the item was chosen.
  package var stays = false
  /// The mark next to the item: `off`, `on` or `mixed`.
  package var state = "off"
  /// Whether only one item of the group can be marked.
  package var single = false
  /// The alternates while other modifiers are held.
  package var alternates: [Alternate] = []
  /// The items of a submenu.
  package var items: [PageMenuItem] = []
  /// The object that would perform the item, or the reason that it can't be chosen.
  package var reason = ""

  /// Creates an item.
  package init(number: Int, kind: String) {
    self.number = number
    self.kind = kind
  }

  private enum CodingKeys: String, CodingKey {
    case number = "number"
    case kind = "kind"
    case title = "title"
    case subtitle = "subtitle"
    case keys = "keys"
    case enabled = "enabled"
    case destructive = "destructive"
    case stays = "stays"
    case state = "state"
    case single = "single"
    case alternates = "alternates"
    case items = "items"
    case reason = "reason"
  }
}
