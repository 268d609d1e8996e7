internal import TouchstoneHost

extension JSONValue {
  /// A key that occurs twice in an object inside the value, or `nil` if all keys differ.
  ///
  /// Parsers may disagree about the value of such a key.
  var repeatedKey: String? {
    switch self {
    case .null, .bool, .number, .string: return nil
    case .array(let values):
      for value in values { if let key = value.repeatedKey { return key } }
      return nil
    case .object(let members):
      var keys: Set<String> = []
      for member in members where !keys.insert(member.key).inserted { return member.key }
      for member in members { if let key = member.value.repeatedKey { return key } }
      return nil
    }
  }
}
