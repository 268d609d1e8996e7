/// Who would receive a touch, for each point of the stage.
package struct PageHitMap: Codable, Equatable, Sendable {
  /// Somebody who receives touches.
  package struct Owner: Codable, Equatable, Sendable {
    /// The display list's number of the view's layer; nothing where it has none.
    package var node: Int?
    /// The view's class and what it is called.
    package var name: String
    /// How many squares of one point are its own.
    package var points: Int
    /// Its colour, as CSS writes it.
    package var color: String

    /// Makes an owner.
    package init(node: Int?, name: String, points: Int, color: String) {
      self.node = node
      self.name = name
      self.points = points
      self.color = color
    }
  }

  /// How many points the stage is wide.
  package var width: Int
  /// How many points it is high.
  package var height: Int
  /// Everybody who receives touches somewhere.
  package var owners: [Owner]
  /// Rows that are the same, each with their first one, how many they are, and then in turn how many
  /// points belong to whom: a place in the list and 1 more, 0 for nobody.
  package var bands: [[Int]]

  /// Makes a map.
  package init(width: Int, height: Int, owners: [Owner], bands: [[Int]]) {
    self.width = width
    self.height = height
    self.owners = owners
    self.bands = bands
  }
}

/// All that is known of a view, as a page shows and changes it.
package struct PageProperties: Codable, Equatable, Sendable {
  /// Lines that belong together.
  package struct Group: Codable, Equatable, Sendable {
    /// What they are about.
    package var title: String
    /// The lines.
    package var rows: [Row]
  }

  /// One line.
  package struct Row: Codable, Equatable, Sendable {
    /// What it is called.
    package var label: String
    /// Its value in words.
    package var value: String
    /// What a change of it is called; nothing for what can only be read.
    package var key: String?
    /// Which of several it is.
    package var part: Int?
    /// Its value where it is yes or no.
    package var flag: Bool?
    /// Its value where it is numbers.
    package var numbers: [Double]?
  }

  /// The display list's number of the view's layer.
  package var node: Int
  /// The view's class and what it is called.
  package var name: String
  /// What is known, in groups.
  package var groups: [Group]
  /// How many changes can be taken back.
  package var changes: Int
  /// The latest change that can be taken back; names stand between asterisks.
  package var undo: String?

  /// Makes an answer.
  package init(node: Int, name: String, groups: [Group], changes: Int, undo: String?) {
    self.node = node
    self.name = name
    self.groups = groups
    self.changes = changes
    self.undo = undo
  }
}

/// A change that a page asks for.
package struct PageEdit: Equatable, Sendable {
  /// The display list's number of the view's layer.
  package var node: Int
  /// Which property.
  package var key: String
  /// Which of several.
  package var part: Int
  /// What it is set to.
  package var value: Value

  /// What a property is set to.
  package enum Value: Equatable, Sendable {
    /// Yes or no.
    case flag(Bool)
    /// One number, or the four of a rectangle.
    case numbers([Double])
    /// Words.
    case text(String)
  }

  /// Makes a change.
  package init(node: Int, key: String, part: Int, value: Value) {
    self.node = node
    self.key = key
    self.part = part
    self.value = value
  }
}
