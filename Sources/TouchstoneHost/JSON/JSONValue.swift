/// One member of a JSON object: a key and its value.
package struct JSONMember: Hashable, Sendable {
  /// The key.
  package var key: String
  /// The value.
  package var value: JSONValue

  /// Makes a member.
  package init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// A JSON value that is written again exactly as it was read.
///
/// Objects keep the order of their members, and numbers their digits, since what is unknown in a
/// recording must survive being read and written by us.
package indirect enum JSONValue: Hashable, Sendable {
  /// The value null.
  case null
  /// The values true and false, which are never taken for 1 and 0.
  case bool(Bool)
  /// A number, by its digits.
  case number(String)
  /// A text.
  case string(String)
  /// A list of values.
  case array([JSONValue])
  /// An object, by its members in order.
  case object([JSONMember])

  /// A number as recordings write it, at most six places behind the point.
  package static func number(_ value: Double) -> JSONValue { .number(JSONText.number(value)) }

  /// A whole number.
  package static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  /// The value on one line, without spaces.
  package var text: String {
    var text = ""
    JSONText.append(self, to: &text)
    return text
  }

  /// The value as a message shows it: on one line, and shortened if it is long.
  var excerpt: String {
    let text = text
    let start = text.prefix(Self.longestExcerpt)
    return start.endIndex == text.endIndex ? text : start + "…"
  }

  /// The most characters of a wrong value that a message shows.
  private static let longestExcerpt = 60
}
