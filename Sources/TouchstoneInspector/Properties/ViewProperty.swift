/// One property of a view, as shown in a line.
package struct ViewProperty: Equatable, Sendable {
  /// The property's label, which is its name in code if it is a Swift property.
  package var label: String
  /// The value as text.
  package var value: String
  /// The edit that can change the property, or `nil` if it is read-only.
  package var edit: Edit?

  /// An editable property with its current value.
  package struct Edit: Equatable, Sendable {
    /// The key of the property.
    package var key: ViewEdit.Key
    /// The index among several such properties, such as a recognizer's index in its view's list.
    package var part: Int
    /// The current value.
    package var value: ViewEdit.Value
  }

  init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }

  init(_ label: String, _ key: ViewEdit.Key, _ value: ViewEdit.Value, part: Int = 0) {
    self.label = label
    self.value = value.description
    edit = Edit(key: key, part: part, value: value)
  }
}

/// A group of related properties.
package struct ViewPropertyGroup: Equatable, Sendable {
  /// The group's title.
  package var title: String
  /// The properties of the group.
  package var properties: [ViewProperty]
}
