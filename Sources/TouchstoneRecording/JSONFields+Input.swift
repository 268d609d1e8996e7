internal import TouchstoneInput
internal import TouchstoneJSON

/// Values that only input records have.
extension JSONFields {
  /// Removes and returns the x, y and z readings of a sensor, or returns `nil` if the key is
  /// missing.
  mutating func axesIfThere(
    _ key: String
  ) throws(InputRefusal) -> DeviceMotionSample.Axes? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try axes(key)
  }

  /// Removes and returns the x, y and z readings of a sensor.
  mutating func axes(_ key: String) throws(InputRefusal) -> DeviceMotionSample.Axes {
    let numbers = try numbers(
      key, count: 3, in: InputLimits.reading, expected: "a list of three numbers")
    return DeviceMotionSample.Axes(numbers[0], numbers[1], numbers[2])
  }

  /// Removes and returns a list of touch properties, which is empty if the key is missing.
  mutating func properties(_ key: String) throws(InputRefusal) -> TouchProperties {
    try set(key, of: RecordingProperties.names.map(\.name), RecordingProperties.properties(named:))
  }

  /// Removes and returns the list of modifier keys, which is empty if the key is missing.
  mutating func modifiers() throws(InputRefusal) -> ModifierKeys {
    try set("modifiers", of: RecordingModifiers.names.map(\.name), RecordingModifiers.keys(named:))
  }
}
