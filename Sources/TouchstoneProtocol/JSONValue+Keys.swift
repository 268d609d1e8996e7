internal import TouchstoneHost

extension JSONValue {
  /// A key that an object in it has twice, so that readers may differ in what it says; `nil` if there is
  /// none.
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
