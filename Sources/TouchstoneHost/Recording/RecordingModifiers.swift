internal import TouchstoneInput

/// The names of modifier keys in recordings, in the order in which they are written.
enum RecordingModifiers {
  static let names: [(name: String, keys: ModifierKeys)] = [
    ("alphaShift", .alphaShift), ("shift", .shift), ("control", .control),
    ("alternate", .alternate), ("command", .command), ("numericPad", .numericPad),
  ]

  /// The keys of a name, nothing for a name that is none.
  static func keys(named name: String) -> ModifierKeys? {
    names.first { $0.name == name }?.keys
  }

  /// The names of some keys; bits without a name have none.
  static func names(of keys: ModifierKeys) -> [String] {
    names.filter { keys.contains($0.keys) }.map(\.name)
  }
}

/// The names of a touch's values that may be estimates, in the order in which they are written.
enum RecordingProperties {
  static let names: [(name: String, property: TouchProperties)] = [
    ("force", .force), ("azimuth", .azimuth), ("altitude", .altitude), ("roll", .roll),
  ]

  /// The value of a name, nothing for a name that is none.
  static func properties(named name: String) -> TouchProperties? {
    names.first { $0.name == name }?.property
  }

  /// The names of some values; bits without a name have none.
  static func names(of properties: TouchProperties) -> [String] {
    names.filter { properties.contains($0.property) }.map(\.name)
  }
}
