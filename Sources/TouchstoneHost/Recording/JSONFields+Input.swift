internal import TouchstoneInput

/// Values that only records of input have.
extension JSONFields {
  /// Takes the list of what a sensor reads for x, y and z, nothing if it is missing.
  mutating func axesIfThere(
    _ key: String
  ) throws(InputRefusal) -> DeviceMotionSample.Axes? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try axes(key)
  }

  /// Takes the list of what a sensor reads for x, y and z.
  mutating func axes(_ key: String) throws(InputRefusal) -> DeviceMotionSample.Axes {
    let numbers = try numbers(
      key, count: 3, in: InputLimits.reading, expected: "a list of three numbers")
    return DeviceMotionSample.Axes(numbers[0], numbers[1], numbers[2])
  }

  /// Takes a list of values of a touch, none if it is missing.
  mutating func properties(_ key: String) throws(InputRefusal) -> TouchProperties {
    try set(key, of: RecordingProperties.names.map(\.name), RecordingProperties.properties(named:))
  }

  /// Takes the list of modifier keys, none if it is missing.
  mutating func modifiers() throws(InputRefusal) -> ModifierKeys {
    try set("modifiers", of: RecordingModifiers.names.map(\.name), RecordingModifiers.keys(named:))
  }
}
