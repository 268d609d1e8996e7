/// A menu of the menu bar.
package struct PageMenu: Codable, Equatable, Sendable {
  /// Its place in the bar, counted from 0.
  package var number: Int
  /// Its title.
  package var title: String

  /// Makes a menu.
  package init(number: Int, title: String) {
    self.number = number
    self.title = title
  }
}

/// A line of a menu that is open.
package struct PageMenuItem: Codable, Equatable, Sendable {
  /// A key with its modifiers, which the page writes as its platform does.
  package struct Keys: Codable, Equatable, Sendable {
    /// The names of the modifiers, as recordings write them.
    package var modifiers: [String]
    /// The key's name.
    package var key: String
  }

  /// What the line becomes while other modifiers are held.
  package struct Alternate: Codable, Equatable, Sendable {
    /// The names of the modifiers, besides the line's own.
    package var modifiers: [String]
    /// Its title.
    package var title: String
    /// Whether it can be chosen.
    package var enabled: Bool
  }

  /// What it is called when it is chosen; no two lines ever shown have the same number.
  package var number: Int
  /// leaf, submenu, header, separator or waiting.
  package var kind: String
  /// Its words.
  package var title = ""
  /// Its second line.
  package var subtitle: String?
  /// The key that does the same.
  package var keys: Keys?
  /// Whether it can be chosen.
  package var enabled = false
  /// Whether it is shown in red.
  package var destructive = false
  /// Whether the menu stays after it was chosen.
  package var stays = false
  /// The mark beside it: off, on or mixed.
  package var state = "off"
  /// Whether it is one of several of which one has the mark.
  package var single = false
  /// What it becomes while other modifiers are held.
  package var alternates: [Alternate] = []
  /// The lines of a further menu.
  package var items: [PageMenuItem] = []
  /// Who would perform it, or why it can't be chosen.
  package var reason = ""

  /// Makes a line.
  package init(number: Int, kind: String) {
    self.number = number
    self.kind = kind
  }
}
