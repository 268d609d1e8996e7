/// A property of a configuration or a state, with its value.
typealias ConfigurationPart = (name: String, value: Any)

/// The descriptions of configurations and states.
enum ConfigurationText {
  /// Returns the name with the properties that aren't empty, zero or `false`.
  static func short(_ name: String, _ parts: [ConfigurationPart]) -> String {
    long(name, parts.filter { !isPlain($0.value) })
  }

  /// Returns the name with all properties: `UIViewConfigurationState(isPinned = true)`.
  static func long(_ name: String, _ parts: [ConfigurationPart]) -> String {
    "\(name)(\(parts.map { "\($0.name) = \(unwrapped($0.value))" }.joined(separator: "; ")))"
  }

  static func mirror<Subject>(of subject: Subject, _ parts: [ConfigurationPart]) -> Mirror {
    Mirror(subject, children: parts.map { ($0.name, $0.value) }, displayStyle: .struct)
  }

  private static func isPlain(_ value: Any) -> Bool {
    let text = "\(unwrapped(value))"
    return ["false", "none", "nil", "0.0", ""].contains(text)
  }

  /// Returns the value in an optional, or `nil` as a word.
  private static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first?.value ?? "nil"
  }
}
