internal import TouchstoneInput

/// The members of one object of a recording, taken out key by key; what is left is unknown.
///
/// Every way of taking names the line, the key, what it found and what was expected.
struct RecordingFields {
  /// The number of the line.
  let line: Int
  /// What was not taken yet, in order.
  private(set) var members: [JSONMember]

  /// Makes fields of an object.
  init(_ members: [JSONMember], line: Int) {
    self.members = members
    self.line = line
  }

  /// Takes the value of a key, nothing if the key is missing.
  mutating func take(_ key: String) throws(RecordingError) -> JSONValue? {
    guard let place = members.firstIndex(where: { $0.key == key }) else { return nil }
    let value = members.remove(at: place).value
    guard !members.contains(where: { $0.key == key }) else {
      throw RecordingError(
        line: line, "\(JSONText.string(key)) stands there twice", expected: "each key once")
    }
    return value
  }

  private func refusal(
    _ key: String, _ value: JSONValue?, _ expectation: String
  ) -> RecordingError {
    let found = value.map { "is " + RecordingError.excerpt($0) } ?? "is missing"
    return RecordingError(line: line, "\(JSONText.string(key)) \(found)", expected: expectation)
  }

  /// Takes a number within a range; without a default it must be there.
  mutating func number(
    _ key: String, in range: ClosedRange<Double>, default standard: Double? = nil
  ) throws(RecordingError) -> Double {
    let value = try take(key)
    if value == nil, let standard { return standard }
    guard case .number(let digits)? = value, let number = Double(digits), range.contains(number)
    else {
      let bounds =
        "\(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
      throw refusal(key, value, "a number from \(bounds)")
    }
    return number
  }

  /// Takes a number within a range, nothing if it is missing.
  mutating func numberIfThere(
    _ key: String, in range: ClosedRange<Double>
  ) throws(RecordingError) -> Double? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try number(key, in: range)
  }

  /// Takes the list of what a sensor reads for x, y and z, nothing if it is missing.
  mutating func axesIfThere(
    _ key: String
  ) throws(RecordingError) -> DeviceMotionSample.Axes? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try axes(key)
  }

  /// Takes the list of what a sensor reads for x, y and z.
  mutating func axes(_ key: String) throws(RecordingError) -> DeviceMotionSample.Axes {
    let numbers = try numbers(
      key, count: 3, in: InputLimits.reading, expected: "a list of three numbers")
    return DeviceMotionSample.Axes(numbers[0], numbers[1], numbers[2])
  }

  /// Takes a list of so many numbers within a range, nothing if it is missing.
  mutating func numbersIfThere(
    _ key: String, count: Int, in range: ClosedRange<Double>, expected expectation: String
  ) throws(RecordingError) -> [Double]? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try numbers(key, count: count, in: range, expected: expectation)
  }

  private mutating func numbers(
    _ key: String, count: Int, in range: ClosedRange<Double>, expected expectation: String
  ) throws(RecordingError) -> [Double] {
    let value = try take(key)
    guard case .array(let elements)? = value, elements.count == count else {
      throw refusal(key, value, expectation)
    }
    var numbers: [Double] = []
    for element in elements {
      guard case .number(let digits) = element, let number = Double(digits), range.contains(number)
      else { throw refusal(key, value, expectation) }
      numbers.append(number)
    }
    return numbers
  }

  /// Takes a whole number within a range; without a default it must be there.
  mutating func wholeNumber(
    _ key: String, in range: ClosedRange<Int>, default standard: Int? = nil
  ) throws(RecordingError) -> Int {
    let value = try take(key)
    if value == nil, let standard { return standard }
    guard case .number(let digits)? = value, let double = Double(digits),
      let number = Int(exactly: double), range.contains(number)
    else {
      throw refusal(
        key, value, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Takes a whole number within a range, nothing if it is missing.
  mutating func wholeNumberIfThere(
    _ key: String, in range: ClosedRange<Int>
  ) throws(RecordingError) -> Int? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try wholeNumber(key, in: range)
  }

  /// Takes a truth value, false if it is missing.
  mutating func flag(_ key: String) throws(RecordingError) -> Bool {
    let value = try take(key)
    if value == nil { return false }
    guard case .bool(let flag)? = value else { throw refusal(key, value, "true or false") }
    return flag
  }

  /// Takes a text, nothing if it is missing.
  mutating func text(_ key: String) throws(RecordingError) -> String? {
    let value = try take(key)
    if value == nil { return nil }
    guard case .string(let text)? = value else { throw refusal(key, value, "a text") }
    return text
  }

  /// Takes a list of texts, at least one.
  mutating func texts(_ key: String) throws(RecordingError) -> [String] {
    let value = try take(key)
    guard case .array(let elements)? = value, !elements.isEmpty else {
      throw refusal(key, value, "a list of texts")
    }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw refusal(key, value, "a list of texts") }
      texts.append(text)
    }
    return texts
  }

  /// Takes one of the names of a type; without a default it must be there.
  mutating func name<Name: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Name.Type = Name.self, default standard: Name? = nil
  ) throws(RecordingError) -> Name {
    let value = try take(key)
    if value == nil, let standard { return standard }
    guard case .string(let text)? = value, let name = Name(rawValue: text) else {
      throw refusal(key, value, Self.choice(of: type.allCases.map(\.rawValue)))
    }
    return name
  }

  /// Takes a list of values of a touch, none if it is missing.
  mutating func properties(_ key: String) throws(RecordingError) -> TouchProperties {
    try set(key, of: RecordingProperties.names.map(\.name), RecordingProperties.properties(named:))
  }

  /// Takes the list of modifier keys, none if it is missing.
  mutating func modifiers() throws(RecordingError) -> ModifierKeys {
    try set("modifiers", of: RecordingModifiers.names.map(\.name), RecordingModifiers.keys(named:))
  }

  /// Takes a list of names as the set of what they name, which is empty if the list is missing.
  private mutating func set<Members: OptionSet>(
    _ key: String, of names: [String], _ member: (String) -> Members?
  ) throws(RecordingError) -> Members where Members.Element == Members {
    let value = try take(key)
    if value == nil { return [] }
    guard case .array(let elements)? = value else {
      throw refusal(key, value, "a list of \(Self.choice(of: names))")
    }
    var members: Members = []
    for element in elements {
      guard case .string(let name) = element, let named = member(name) else {
        throw RecordingError(
          line: line, "\(JSONText.string(key)) holds \(RecordingError.excerpt(element))",
          expected: Self.choice(of: names))
      }
      members.formUnion(named)
    }
    return members
  }

  /// Takes an object.
  mutating func object(
    _ key: String, expected expectation: String
  ) throws(RecordingError) -> RecordingFields {
    let value = try take(key)
    guard case .object(let members)? = value else { throw refusal(key, value, expectation) }
    return RecordingFields(members, line: line)
  }

  /// Names as a sentence lists them: a, b or c.
  static func choice(of names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
