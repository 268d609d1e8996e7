/// A map of the view that would receive a touch, for each point of the stage.
package struct PageHitMap: Codable, Equatable, Sendable {
  /// A view that receives touches.
  package struct Owner: Codable, Equatable, Sendable {
    /// The number of the view's layer in the display list, or `nil` if it isn't in the list.
    package var node: Int?
    /// The view's class and name.
    package var name: String
    /// The number of one-point squares that hit the view.
    package var points: Int
    /// The view's color in CSS notation.
    package var color: String

    /// Creates an owner.
    package init(node: Int?, name: String, points: Int, color: String) {
      self.node = node
      self.name = name
      self.points = points
      self.color = color
    }

    private enum CodingKeys: String, CodingKey {
      case node = "node"
      case name = "name"
      case points = "points"
      case color = "color"
    }
  }

  /// The width of the stage, in points.
  package var width: Int
  /// The height of the stage, in points.
  package var height: Int
  /// All views that receive touches.
  package var owners: [Owner]
  /// Bands of equal rows, each as an array of numbers.
  ///
  /// The first number is the first row, the second the number of rows. Then follow pairs of a width
  /// in points and an owner, which is an index in ``owners`` plus 1, or 0 if no view is hit.
  package var bands: [[Int]]

  /// Creates a map.
  package init(width: Int, height: Int, owners: [Owner], bands: [[Int]]) {
    self.width = width
    self.height = height
    self.owners = owners
    self.bands = bands
  }

  private enum CodingKeys: String, CodingKey {
    case width = "width"
    case height = "height"
    case owners = "owners"
    case bands = "bands"
  }
}

/// The properties of a view, as a page shows and changes them.
package struct PageProperties: Codable, Equatable, Sendable {
  /// A group of related properties.
  package struct Group: Codable, Equatable, Sendable {
    /// The group's title.
    package var title: String
    /// The properties of the group.
    package var rows: [Row]

    private enum CodingKeys: String, CodingKey {
      case title = "title"
      case rows = "rows"
    }
  }

  /// One property.
  package struct Row: Codable, Equatable, Sendable {
    /// The property's label.
    package var label: String
    /// The value as text.
    package var value: String
    /// The key of an edit of the property, or `nil` if it is read-only.
    package var key: String?
    /// The index among several such properties, or `nil` if the property is read-only.
    package var part: Int?
    /// The value if it is Boolean.
    package var flag: Bool?
    /// The value if it is a number or a rectangle.
    package var numbers: [Double]?

    private enum CodingKeys: String, CodingKey {
      case label = "label"
      case value = "value"
      case key = "key"
      case part = "part"
      case flag = "flag"
      case numbers = "numbers"
    }
  }

  /// The number of the view's layer in the display list.
  package var node: Int
  /// The view's class and name.
  package var name: String
  /// The properties, in groups.
  package var groups: [Group]
  /// The number of changes that can be undone.
  package var changes: Int
  /// The last change that can be undone, with names between asterisks, or `nil` if nothing can be
  /// undone.
  package var undo: String?

  /// Creates the properties of a view.
  package init(node: Int, name: String, groups: [Group], changes: Int, undo: String?) {
    self.node = node
    self.name = name
    self.groups = groups
    self.changes = changes
    self.undo = undo
  }

  private enum CodingKeys: String, CodingKey {
    case node = "node"
    case name = "name"
    case groups = "groups"
    case changes = "changes"
    case undo = "undo"
  }
}

/// A change that a page requests.
package struct PageEdit: Equatable, Sendable {
  /// The number of the view's layer in the display list.
  package var node: Int
  /// The key of the property.
  package var key: String
  /// The index among several such properties.
  package var part: Int
  /// The new value.
  package var value: Value

  /// The value of a property.
  package enum Value: Equatable, Sendable {
    /// A Boolean value.
    case flag(Bool)
    /// One number, or the four of a rectangle.
    case numbers([Double])
    /// A string.
    case text(String)
  }

  /// Creates a change.
  package init(node: Int, key: String, part: Int, value: Value) {
    self.node = node
    self.key = key
    self.part = part
    self.value = value
  }
}
