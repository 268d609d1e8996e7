/// One member of a JSON object: a key and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The value.
  package var value: JSONValue

  /// Creates a member.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// A JSON value that is written exactly as it was read.
///
/// Objects preserve the order of their members, and numbers their digits, because unknown members
/// of a recording must survive reading and writing.
package indirect enum JSONValue: Hashable, Sendable {
  /// The value null.
  case null
  /// The values true and false, which are never equal to 1 and 0.
  case bool(Bool)
  /// A number, as its digits.
  case number(String)
  /// A string.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, as its members in order.
  case object([JSONMember])

  /// Returns a number as recordings write it, with at most six decimal places.
  package static func number(_ value: Double) -> JSONValue { .number(JSONText.number(value)) }

  /// Returns an integer.
  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  /// The value on one line, without spaces.
  package var text: String {
    var text = ""
    JSONText.append(self, to: &text)
    return text
  }

  /// The value as a message shows it: on one line, and truncated if it is long.
  package var excerpt: String {
    let text = text
    let start = text.prefix(Self.longestExcerpt)
    return start.endIndex == text.endIndex ? text : start + "…"
  }

  /// The maximum number of characters of a value that a message shows.
  private static let longestExcerpt = 60
}
