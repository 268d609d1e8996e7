package import TouchstoneInput

/// The members of a JSON object, which are removed key by key; the remaining members are unknown
/// keys.
///
/// Recordings and the messages of a page are both read with it. Every method throws a refusal that
/// names the key, the value found and the value expected.
package struct JSONFields {
  /// The remaining members, in order.
  package private(set) var members: [JSONMember]

  /// Creates fields from the members of an object.
  package init(_ members: [JSONMember]) { self.members = members }

  /// Parses bytes that consist of one JSON object.
  ///
  /// - Complexity: O(n) in the number of bytes.
  package init(parsing bytes: ArraySlice<UInt8>) throws(InputRefusal) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw InputRefusal("the text isn't UTF-8", expected: "UTF-8")
    }
    let value = try JSONParser.parse(bytes)
    guard case .object(let members) = value else {
      throw InputRefusal("the line is \(value.excerpt)", expected: "a JSON object")
    }
    self.init(members)
  }

  /// Removes and returns the value of a key, or returns `nil` if the key is missing.
  ///
  /// Throws if the key occurs twice.
  package mutating func remove(_ key: String) throws(InputRefusal) -> JSONValue? {
    guard let place = members.firstIndex(where: { $0.key == key }) else { return nil }
    let value = members.remove(at: place).value
    guard !members.contains(where: { $0.key == key }) else {
      throw InputRefusal("\(JSONText.string(key)) appears twice", expected: "each key once")
    }
    return value
  }

  private func refusal(
    _ key: String, _ value: JSONValue?, _ expectation: String
  ) -> InputRefusal {
    let found = value.map { "is " + $0.excerpt } ?? "is missing"
    return InputRefusal("\(JSONText.string(key)) \(found)", expected: expectation)
  }

  /// Removes and returns a number within a range.
  ///
  /// If the key is missing, returns the default, or throws if there is no default.
  package mutating func number(
    _ key: String, in range: ClosedRange<Double>, default standard: Double? = nil
  ) throws(InputRefusal) -> Double {
    let value = try remove(key)
    if value == nil, let standard { return standard }
    guard case .number(let digits)? = value, let number = Double(digits), range.contains(number)
    else {
      let bounds =
        "\(JSONText.number(range.lowerBound)) to \(JSONText.number(range.upperBound))"
      throw refusal(key, value, "a number from \(bounds)")
    }
    return number
  }

  /// Whether a key is still present, that is, wasn't removed yet.
  package func has(_ key: String) -> Bool { members.contains { $0.key == key } }

  /// Removes and returns a number within a range, or returns `nil` if the key is missing.
  package mutating func numberIfThere(
    _ key: String, in range: ClosedRange<Double>
  ) throws(InputRefusal) -> Double? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try number(key, in: range)
  }

  /// Removes and returns a list of exactly `count` numbers within a range, or returns `nil` if the
  /// key is missing.
  package mutating func numbersIfThere(
    _ key: String, count: Int, in range: ClosedRange<Double>, expected expectation: String
  ) throws(InputRefusal) -> [Double]? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try numbers(key, count: count, in: range, expected: expectation)
  }

  /// Removes and returns a list of exactly `count` numbers within a range.
  package mutating func numbers(
    _ key: String, count: Int, in range: ClosedRange<Double>, expected expectation: String
  ) throws(InputRefusal) -> [Double] {
    let value = try remove(key)
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

  /// Removes and returns an integer within a range.
  ///
  /// If the key is missing, returns the default, or throws if there is no default.
  package mutating func wholeNumber(
    _ key: String, in range: ClosedRange<Int>, default standard: Int? = nil
  ) throws(InputRefusal) -> Int {
    let value = try remove(key)
    if value == nil, let standard { return standard }
    guard case .number(let digits)? = value, let double = Double(digits),
      let number = Int(exactly: double), range.contains(number)
    else {
      throw refusal(
        key, value, "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Removes and returns an integer within a range, or returns `nil` if the key is missing.
  package mutating func wholeNumberIfThere(
    _ key: String, in range: ClosedRange<Int>
  ) throws(InputRefusal) -> Int? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try wholeNumber(key, in: range)
  }

  /// Removes and returns a Boolean, or returns `false` if the key is missing.
  package mutating func flag(_ key: String) throws(InputRefusal) -> Bool {
    let value = try remove(key)
    if value == nil { return false }
    guard case .bool(let flag)? = value else { throw refusal(key, value, "true or false") }
    return flag
  }

  /// Removes and returns a string.
  package mutating func text(_ key: String) throws(InputRefusal) -> String {
    let value = try remove(key)
    guard case .string(let text)? = value else { throw refusal(key, value, "a string") }
    return text
  }

  /// Removes and returns a string, or returns `nil` if the key is missing.
  package mutating func textIfThere(_ key: String) throws(InputRefusal) -> String? {
    guard members.contains(where: { $0.key == key }) else { return nil }
    return try text(key)
  }

  /// Removes and returns a list of at least one string.
  package mutating func texts(_ key: String) throws(InputRefusal) -> [String] {
    let value = try remove(key)
    guard case .array(let elements)? = value, !elements.isEmpty else {
      throw refusal(key, value, "a list of strings")
    }
    var texts: [String] = []
    for element in elements {
      guard case .string(let text) = element else { throw refusal(key, value, "a list of strings") }
      texts.append(text)
    }
    return texts
  }

  /// Removes and returns one of the names of a type.
  ///
  /// If the key is missing, returns the default, or throws if there is no default.
  package mutating func name<Name: RawRepresentable<String> & CaseIterable & Equatable>(
    _ key: String, of type: Name.Type = Name.self, default standard: Name? = nil
  ) throws(InputRefusal) -> Name {
    if let standard, !members.contains(where: { $0.key == key }) { return standard }
    return try name(key, among: Array(type.allCases))
  }

  /// Removes and returns one of the given names.
  package mutating func name<Name: RawRepresentable<String> & Equatable>(
    _ key: String, among names: [Name]
  ) throws(InputRefusal) -> Name {
    let value = try remove(key)
    guard case .string(let text)? = value, let name = names.first(where: { $0.rawValue == text })
    else { throw refusal(key, value, Self.choice(of: names.map(\.rawValue))) }
    return name
  }

  /// Removes and returns a list of names of a type.
  package mutating func names<Name: RawRepresentable<String> & CaseIterable>(
    _ key: String, of type: Name.Type = Name.self
  ) throws(InputRefusal) -> [Name] {
    let choice = Self.choice(of: type.allCases.map(\.rawValue))
    let value = try remove(key)
    guard case .array(let elements)? = value else {
      throw refusal(key, value, "a list of \(choice)")
    }
    var names: [Name] = []
    for element in elements {
      guard case .string(let text) = element, let name = Name(rawValue: text) else {
        throw holding(key, element, choice)
      }
      names.append(name)
    }
    return names
  }

  /// Removes and returns a list of objects.
  package mutating func objects(_ key: String) throws(InputRefusal) -> [JSONFields] {
    let value = try remove(key)
    guard case .array(let elements)? = value else { throw refusal(key, value, "a list of objects") }
    var objects: [JSONFields] = []
    objects.reserveCapacity(elements.count)
    for element in elements {
      guard case .object(let members) = element else { throw holding(key, element, "an object") }
      objects.append(JSONFields(members))
    }
    return objects
  }

  /// Removes a list of names and returns the set of their values, or an empty set if the key is
  /// missing.
  package mutating func set<Members: OptionSet>(
    _ key: String, of names: [String], _ member: (String) -> Members?
  ) throws(InputRefusal) -> Members where Members.Element == Members {
    let value = try remove(key)
    if value == nil { return [] }
    guard case .array(let elements)? = value else {
      throw refusal(key, value, "a list of \(Self.choice(of: names))")
    }
    var members: Members = []
    for element in elements {
      guard case .string(let name) = element, let named = member(name) else {
        throw holding(key, element, Self.choice(of: names))
      }
      members.formUnion(named)
    }
    return members
  }

  /// Removes and returns an object.
  package mutating func object(
    _ key: String, expected expectation: String
  ) throws(InputRefusal) -> JSONFields {
    let value = try remove(key)
    guard case .object(let members)? = value else { throw refusal(key, value, expectation) }
    return JSONFields(members)
  }

  private func holding(_ key: String, _ element: JSONValue, _ expectation: String) -> InputRefusal {
    InputRefusal(
      "\(JSONText.string(key)) holds \(element.excerpt)", expected: expectation)
  }

  /// Returns names as a sentence lists them: a, b or c.
  package static func choice(of names: [String]) -> String {
    guard names.count > 1, let last = names.last else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
