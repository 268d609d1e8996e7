/// One node of the accessibility tree, in the words of the web.
package struct PageElement: Codable, Equatable, Sendable {
  /// What the page calls it when something is asked of it; no two objects ever have the same.
  package var id: Int
  /// The ARIA role, or `text` for what is only read.
  package var role: String
  /// What it is called.
  package var name = ""
  /// Its value in words.
  package var value = ""
  /// Its value in percent, where it is one.
  package var percent: Double?
  /// What would happen.
  package var hint = ""
  /// The language of the words; nil for that of the page.
  package var language: String?
  /// Whether it does not answer for now.
  package var disabled = false
  /// Whether it is selected.
  package var selected = false
  /// Whether it is on; nothing for what is neither on nor off.
  package var checked: Bool?
  /// Whether its text has lines.
  package var multiline = false
  /// Its left edge, top edge, width and height, in points.
  package var frame: [Double] = [0, 0, 0, 0]
  /// What it holds, in the order of reading.
  package var children: [Int] = []

  /// Makes an element.
  package init(id: Int, role: String) {
    self.id = id
    self.role = role
  }
}

/// All that assistive technology finds on the stage.
package struct PageElements: Equatable, Sendable {
  /// What stands at the top, in the order of reading.
  package var roots: [Int] = []
  /// Every element, in the order of reading.
  package var elements: [PageElement] = []
  /// What is read now.
  package var focus: Int?

  /// Nothing at all.
  package init() {}
}

/// What changed between two readings.
package struct PageElementsDifference: Codable, Equatable, Sendable {
  /// What stands at the top now; nothing where that did not change.
  package var roots: [Int]?
  /// The elements that are new, or not what they were.
  package var changed: [PageElement] = []
  /// The elements that are gone.
  package var removed: [Int] = []
  /// What is read now.
  package var focus: Int?

  /// Finds what changed.
  package init(from old: PageElements, to new: PageElements) {
    if old.roots != new.roots { roots = new.roots }
    let before = Dictionary(old.elements.map { ($0.id, $0) }) { first, _ in first }
    let now = Set(new.elements.map(\.id))
    changed = new.elements.filter { before[$0.id] != $0 }
    removed = old.elements.map(\.id).filter { !now.contains($0) }
    focus = new.focus
  }
}

/// Words that the application has said.
package struct PageAnnouncement: Equatable, Sendable {
  /// Their number, counted from 1.
  package var number: Int
  /// The words.
  package var words: String

  /// Makes an announcement.
  package init(number: Int, words: String) {
    self.number = number
    self.words = words
  }
}
