/// A node of the accessibility tree, in terms of the web.
package struct PageElement: Codable, Equatable, Sendable {
  /// The identifier that the page uses in requests.
  ///
  /// No two objects ever have the same identifier.
  package var id: Int
  /// The ARIA role, or `text` for static text.
  package var role: String
  /// The accessibility label.
  package var name = ""
  /// The value as text.
  package var value = ""
  /// The value in percent, or `nil` if it isn't a percentage.
  package var percent: Double?
  /// The accessibility hint.
  package var hint = ""
  /// The language of the texts, or `nil` for the language of the page.
  package var language: String?
  /// Whether the element is disabled.
  package var disabled = false
  /// Whether the element is selected.
  package var selected = false
  /// Whether a switch is on, or `nil` for other elements.
  package var checked: Bool?
  /// Whether the text can have several lines.
  package var multiline = false
  /// The left edge, top edge, width and height, in points.
  package var frame: [Double] = [0, 0, 0, 0]
  /// The children, in reading order.
  package var children: [Int] = []

  /// Creates an element.
  package init(id: Int, role: String) {
    self.id = id
    self.role = role
  }

  private enum CodingKeys: String, CodingKey {
    case id = "id"
    case role = "role"
    case name = "name"
    case value = "value"
    case percent = "percent"
    case hint = "hint"
    case language = "language"
    case disabled = "disabled"
    case selected = "selected"
    case checked = "checked"
    case multiline = "multiline"
    case frame = "frame"
    case children = "children"
  }
}

/// All accessibility elements on the stage.
package struct PageElements: Equatable, Sendable {
  /// The top-level elements, in reading order.
  package var roots: [Int] = []
  /// All elements, in reading order.
  package var elements: [PageElement] = []
  /// The element that has the accessibility focus, or `nil` if no element has it.
  package var focus: Int?

  /// Creates an empty value.
  package init() {}
}

/// The changes between two readings.
package struct PageElementsDifference: Codable, Equatable, Sendable {
  /// The top-level elements, or `nil` if they haven't changed.
  package var roots: [Int]?
  /// The new and changed elements.
  package var changed: [PageElement] = []
  /// The elements that were removed.
  package var removed: [Int] = []
  /// The element that has the accessibility focus, or `nil` if no element has it.
  package var focus: Int?

  /// Creates the difference between two readings.
  package init(from old: PageElements, to new: PageElements) {
    if old.roots != new.roots { roots = new.roots }
    let before = Dictionary(old.elements.map { ($0.id, $0) }) { first, _ in first }
    let now = Set(new.elements.map(\.id))
    changed = new.elements.filter { before[$0.id] != $0 }
    removed = old.elements.map(\.id).filter { !now.contains($0) }
    focus = new.focus
  }

  private enum CodingKeys: String, CodingKey {
    case roots = "roots"
    case changed = "changed"
    case removed = "removed"
    case focus = "focus"
  }
}

/// An announcement of the application.
package struct PageAnnouncement: Equatable, Sendable {
  /// The number of the announcement, counted from 1.
  package var number: Int
  /// The text.
  package var words: String

  /// Creates an announcement.
  package init(number: Int, words: String) {
    self.number = number
    self.words = words
  }
}
