internal import TouchstoneInput

/// The names of modifier keys in recordings, in the order in which they are written.
enum RecordingModifiers {
  static let names: [(name: String, keys: ModifierKeys)] = [
    ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control),
    ("alternate", .alternate), ("command", .command), ("numericPad", .numericPad),
  ]

  /// Returns the keys with a name, or `nil` if the name is unknown.
  static func keys(named name: String) -> ModifierKeys? {
    names.first { $0.name == name }?.keys
  }

  /// Returns the names of keys, and ignores bits without a name.
  static func names(of keys: ModifierKeys) -> [String] {
    names.filter { keys.contains($0.keys) }.map(\.name)
  }
}

/// The names of touch properties that may be estimates, in the order in which they are written.
enum RecordingProperties {
  static let names: [(name: String, property: TouchProperties)] = [
    ("force", .force), ("azimuth", .azimuth), ("altitude", .altitude), ("roll", .roll),
  ]

  /// Returns the property with a name, or `nil` if the name is unknown.
  static func properties(named name: String) -> TouchProperties? {
    names.first { $0.name == name }?.property
  }

  /// Returns the names of properties, and ignores bits without a name.
  static func names(of properties: TouchProperties) -> [String] {
    names.filter { properties.contains($0.property) }.map(\.name)
  }
}
