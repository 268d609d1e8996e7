/// One line of what is known of a view.
package struct ViewProperty: Equatable, Sendable {
  /// What it is called, as programs write it where it is a property.
  package var label: String
  /// Its value in words.
  package var value: String
  /// How it can be changed; nil for what can only be read.
  package var edit: Edit?

  /// A way to change it.
  package struct Edit: Equatable, Sendable {
    /// Which property it is.
    package var key: ViewEdit.Key
    /// Which of several it is, such as a recognizer's place in its view's list.
    package var part: Int
    /// Its value.
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

/// Lines that belong together.
package struct ViewPropertyGroup: Equatable, Sendable {
  /// What they are about.
  package var title: String
  /// The lines.
  package var properties: [ViewProperty]
}
